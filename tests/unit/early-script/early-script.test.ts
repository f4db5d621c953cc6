import { earlyScript } from "@/lib/enhancement/early-script";
import { repairAddress } from "@/lib/enhancement/early-script/repair-address";
import "./listeners";

const options = { consent: "not-needed", attribution: null, analytics: null } as const;

const run = (textContent: string) =>
  document.head.append(Object.assign(document.createElement("script"), { textContent }));

afterEach(() => window.history.replaceState(null, "", "/"));

it("runs its parts from their source text", () => {
  run(earlyScript(options));
  expect(document.documentElement.className).toBe("js");
});

it("runs the other parts when one throws", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(window.location.pathname.constructor.prototype, "startsWith").mockImplementation(() => {
    throw new Error("broken");
  });
  run(earlyScript(options));
  expect(logged).toHaveBeenCalled();
  expect(document.documentElement.className).toBe("js");
});

it("cannot be closed by a value", () => {
  const attributes = { "data-site": "</script><script>window.ran=1</script>" };
  expect(earlyScript({ ...options, analytics: { src: "/a.js", attributes } })).not.toContain("</script");
});

it.each([
  ["//about-us?a=b#c", "/about-us?a=b#c"],
  ["///", "/"],
  ["/about-us", "/about-us"],
])("repairs the address %s", (address, expected) => {
  window.history.replaceState(null, "", window.location.origin + address);
  repairAddress();
  expect(window.location.href).toBe(window.location.origin + expected);
});
