const { existsSync } = require("node:fs");
const path = require("node:path");

const content = path.resolve("content") + path.sep;
const fixture = path.resolve("tests/fixture-site/content") + path.sep;

/* Tests of behavior import the content of the fixture site wherever the code imports the owner's. */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  const replacement = file.replace(content, fixture);
  return existsSync(replacement) ? replacement : file;
};
