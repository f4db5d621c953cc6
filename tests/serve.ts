import { existsSync } from "node:fs";
import { serveExport } from "../scripts/dev/serve";
import { buildFixtureSite } from "./fixture-site/build";
import { bypassProxy } from "./helpers/bypass-proxy";
import { fixtureSite, ownersSite } from "./sites";

/* The projects of playwright.config.ts that test the real site. */
const ownersProjects = ["--project=content", "--project=specified"];

/** Serves both sites for a whole run, at FIXTURE_URL and at OWNERS_URL. Builds the fixture site first if a project needs it. */
export default async function serve() {
  bypassProxy();
  const projects = process.argv.filter((argument) => argument.startsWith("--project="));
  const needsFixture = projects.length === 0 || projects.some((project) => !ownersProjects.includes(project));
  if (needsFixture && !process.env.SITE_DIR) await buildFixtureSite();
  const served: Awaited<ReturnType<typeof serveExport>>[] = [];
  for (const [name, site] of Object.entries({ FIXTURE_URL: fixtureSite, OWNERS_URL: ownersSite })) {
    if (!existsSync(site)) continue;
    const server = await serveExport(site);
    served.push(server);
    process.env[name] = `http://localhost:${server.port}`;
  }
  return () => {
    for (const server of served) server.close();
  };
}
