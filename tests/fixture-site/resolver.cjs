const { existsSync } = require("node:fs");
const path = require("node:path");

const site = process.cwd() + path.sep;
const fixtureSite = path.resolve("tests/fixture-site") + path.sep;
const replaced = ["content", "generated"].map((folder) => site + folder + path.sep);

/* Tests of behavior import the content and drawings of the fixture site wherever the code imports the owner's. */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  if (!replaced.some((folder) => file.startsWith(folder))) return file;
  const replacement = file.replace(site, fixtureSite);
  return existsSync(replacement) ? replacement : file;
};
