import { spawnSync } from "node:child_process";
import { installBrowsers, testBrowsers } from "@/scripts/browsers/install";

jest.mock("node:child_process");
jest.mock("playwright", () => ({ chromium: { executablePath: () => "" }, webkit: { executablePath: () => "" } }));

it("describes in one line why a browser cannot be installed, and what to do", () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "test", PATH: "" });
  jest.spyOn(console, "log").mockImplementation(() => {});
  const stderr = "Error: getaddrinfo ENOTFOUND cdn.example.com\n    at lookup (dns.js:1)\n  code: 'ENOTFOUND'\n}\n";
  jest.mocked(spawnSync).mockReturnValue({ status: 1, stdout: "", stderr } as ReturnType<typeof spawnSync>);
  expect(() => installBrowsers(testBrowsers())).toThrow(
    /^No .*WebKit could be installed \(Error: getaddrinfo ENOTFOUND cdn\.example\.com\)\. Check the network .* For WebKit, .+\.$/,
  );
});
