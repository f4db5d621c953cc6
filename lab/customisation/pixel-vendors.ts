import type { Page, Request } from "playwright";

/*
 * Replacements of the vendors' scripts, which send the same kinds of requests to the same hosts as the real ones: further
 * scripts, images, beacons, fetches and a frame. They read the queues that the files of deploy/pixels fill.
 */

const load =
  "const load = (src) => document.head.append(Object.assign(document.createElement('script'), { async: true, src }));";

const meta = `(() => {
  ${load}
  const { fbq } = window;
  fbq.callMethod = (command, name, data = {}) => {
    if (command === "init") return load("https://connect.facebook.net/signals/config/" + name + "?v=2.9");
    new Image().src = "https://www.facebook.com/tr/?" + new URLSearchParams({ ev: name, ...data });
  };
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
  document.cookie = "_fbp=fb.1.1.1; path=/";
})();`;

const metaSettings =
  'fetch("https://www.facebook.com/privacy_sandbox/pixel/register", { mode: "no-cors", method: "POST" });';

const tiktok = `(() => {
  ${load}
  load(Object.values(window.ttq._i)[0]._u.replace("events.js", "static/main.js"));
})();`;

const tiktokMain = `(() => {
  const { ttq } = window;
  const send = (method, event = "Pageview", data = {}) =>
    navigator.sendBeacon("https://analytics.tiktok.com/api/v2/pixel", JSON.stringify({ event, ...data }));
  for (const call of ttq.splice(0)) send(...call);
  for (const method of ttq.methods) ttq[method] = (...args) => send(method, ...args);
  fetch("https://analytics-ipv6.tiktokw.us/ipv6/enrich_ipv6", { mode: "no-cors", method: "POST" });
})();`;

/* Reads window.dataLayer from its start, as both of Google's scripts do. */
const dataLayer = `const read = (handle) => {
  const { dataLayer } = window;
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => { push(...entries); entries.forEach(handle); };
  dataLayer.forEach(handle);
};`;

const googleAnalytics = `(() => {
  ${dataLayer}
  const send = (event, data = {}) => navigator.sendBeacon(
    "https://region1.google-analytics.com/g/collect?" + new URLSearchParams({ v: 2, en: event, ...data }));
  read((entry) => {
    if (String(entry) !== "[object Arguments]") return;
    const [command, name, data] = entry;
    if (command === "config") send("page_view");
    if (command === "event") send(name, data);
  });
  document.cookie = "_ga=GA1.1.1.1; path=/";
})();`;

const googleTagManager = `(() => {
  ${load}
  ${dataLayer}
  read(({ event, placement = "" }) => {
    if (!event) return;
    new Image().src = "https://www.googletagmanager.com/a?" + new URLSearchParams({ e: event, placement });
    if (event !== "gtm.js") return;
    load("https://www.googletagmanager.com/gtag/destination?id=AW-1");
    const src = "https://www.googletagmanager.com/static/service_worker/sw_iframe.html";
    document.body.append(Object.assign(document.createElement("iframe"), { src, hidden: true }));
  });
})();`;

const scripts: [address: string, code: string][] = [
  ["https://connect.facebook.net/en_US/fbevents.js", meta],
  ["https://connect.facebook.net/signals/config/META-1", metaSettings],
  ["https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=TIKTOK-1&lib=ttq", tiktok],
  ["https://analytics.tiktok.com/i18n/pixel/static/main.js", tiktokMain],
  ["https://www.googletagmanager.com/gtag/js?id=G-1", googleAnalytics],
  ["https://www.googletagmanager.com/gtm.js?id=GTM-1", googleTagManager],
];

/** Every request of the vendors, by what it is for, as `url body`. */
export const requests: Record<string, RegExp> = {
  "Meta: own file": /\/pixels\/meta\.js /,
  "Meta: script": /^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js /,
  "Meta: settings": /^https:\/\/connect\.facebook\.net\/signals\/config\/META-1\?/,
  "Meta: registration": /^https:\/\/www\.facebook\.com\/privacy_sandbox\//,
  "Meta: page view": /^https:\/\/www\.facebook\.com\/tr\/\?ev=PageView /,
  "Meta: click": /^https:\/\/www\.facebook\.com\/tr\/\?ev=StoreClick&placement=hero /,
  "TikTok: own file": /\/pixels\/tiktok\.js /,
  "TikTok: script": /^https:\/\/analytics\.tiktok\.com\/i18n\/pixel\/events\.js\?/,
  "TikTok: further script": /^https:\/\/analytics\.tiktok\.com\/i18n\/pixel\/static\//,
  "TikTok: IPv6": /^https:\/\/analytics-ipv6\.tiktokw\.us\//,
  "TikTok: page view": /^https:\/\/analytics\.tiktok\.com\/api\/v2\/pixel \{"event":"Pageview"\}/,
  "TikTok: click": /^https:\/\/analytics\.tiktok\.com\/api\/v2\/pixel \{"event":"Download","description":"hero"\}/,
  "Google Analytics: own file": /\/pixels\/google-analytics\.js /,
  "Google Analytics: script": /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-1 /,
  "Google Analytics: page view": /^https:\/\/region1\.google-analytics\.com\/g\/collect\?v=2&en=page_view /,
  "Google Analytics: click":
    /^https:\/\/region1\.google-analytics\.com\/g\/collect\?v=2&en=store_click&placement=hero /,
  "Google Tag Manager: own file": /\/pixels\/google-tag-manager\.js /,
  "Google Tag Manager: script": /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-1 /,
  "Google Tag Manager: further script": /^https:\/\/www\.googletagmanager\.com\/gtag\/destination\?/,
  "Google Tag Manager: frame": /^https:\/\/www\.googletagmanager\.com\/static\/service_worker\//,
  "Google Tag Manager: page view": /^https:\/\/www\.googletagmanager\.com\/a\?e=gtm\.js&/,
  "Google Tag Manager: click": /^https:\/\/www\.googletagmanager\.com\/a\?e=store_click&placement=hero /,
  // An entry whose `src` is the vendor's own address, with a query.
  "External src": /^https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-EXTERNAL /,
};

/**
 * Replaces all other hosts than the page's. Returns a function that lists what the page has requested so far: names of
 * `requests`, and the address of any other request. `more` is code that Meta's script executes as well.
 */
export async function replaceVendors(page: Page, origin: string, more = "") {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(describe(request)));
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      const url = route.request().url();
      const [address, code = ""] = scripts.find(([address]) => url.startsWith(address)) ?? [];
      const body = code === meta ? code + more : code;
      if (address) return route.fulfill({ contentType: "text/javascript", body });
      return route.fulfill({ status: 204 });
    },
  );
  const isOwn = (request: string) => request.startsWith(origin) && !request.includes("/pixels/");
  return () =>
    sent
      .filter((request) => !isOwn(request))
      .map((request) => Object.keys(requests).find((name) => requests[name]?.test(request)) ?? request)
      .sort();
}

const describe = (request: Request) => `${request.url()} ${request.postData() ?? ""}`;
