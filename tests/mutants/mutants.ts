/** A change that breaks one requirement. */
export interface Mutant {
  requirement: number;
  /** What the change does, in the present tense. */
  breaks: string;
  /** The project of playwright.config.ts whose tests must notice it. */
  project: "content" | "specified" | "phone" | "desktop";
  /** Runs in the page once it is hydrated. Changes what visitors see. */
  inPage?: () => void;
  /** A style that is added to each page. */
  css?: string;
  /** Replaces text in all pages, data and scripts of the export. Must match. */
  replace?: [from: RegExp, to: string];
}

/* Functions for `inPage`, which become text of the page: each uses nothing from outside. They fit any content. */
const structure = (requirement: number, breaks: string, inPage: () => void): Mutant => ({
  requirement,
  breaks,
  project: "content",
  inPage,
});

/** Replaces words of the specification in the pages and their scripts. */
const words = (requirement: number, from: RegExp, to: string): Mutant => ({
  requirement,
  breaks: `“${from.source}” becomes “${to}”`,
  project: "specified",
  replace: [from, to],
});

export const mutants: Mutant[] = [
  structure(1, "the landing page has another headline", () => {
    const heading = document.querySelector("h1");
    if (location.pathname === "/" && heading) heading.textContent = "Welcome";
  }),
  words(2, /About Us/g, "Our People"),
  words(3, /Why I Built This/g, "Our Story"),
  words(4, /What Ingrid AI Does/g, "What Ingrid Is"),
  structure(6, "a page has a login", () =>
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<form></form>"),
  ),
  structure(7, "a page has no top bar", () => location.pathname !== "/" && document.querySelector("header")?.remove()),
  structure(8, "the top bar has no mascot", () => document.querySelector("header a :is(svg, img)")?.remove()),
  structure(9, "the name in the top bar leads elsewhere", () =>
    document.querySelector("header a")?.setAttribute("href", "/about-us"),
  ),
  words(10, /supplements, (and )?perfumes/g, "and more"),
  words(11, /large language model/g, "computer"),
  words(12, /no manual entry/g, "little to type"),
  words(13, /screenshots/g, "pictures"),
  words(14, /product’s title/g, "product’s picture"),
  words(15, /iOS 14 or later/g, "a recent iOS"),
  words(16, /estrogenic disruptors/g, "odd things"),
  words(17, /flags your allergens/g, "shows your words"),
  words(18, /banned/g, "unwelcome"),
  words(19, /Plain-English/g, "Scientific"),
  words(20, /Data is never sold\./g, "Data is rarely sold."),
  words(21, /connection improves/g, "connection changes"),
  words(22, /not medical advice/g, "mostly advice"),
  words(23, /1,000\+ users/g, "900 users"),
  words(24, /4\.8/g, "4.2"),
  {
    requirement: 25,
    breaks: "a star is hidden",
    project: "specified",
    css: "#hero p svg { clip-path: inset(0 22% 0 0) }",
  },
  words(26, /[Nn]o credit card/g, "A credit card"),
  words(27, /No hidden fees/g, "Few fees"),
  words(28, /Cancel anytime/g, "Cancel in May"),
  words(29, /Labels Hide, /g, "Labels Talk, "),
  words(30, /Small Print Reader/g, "Something Else"),
  words(31, /rash/g, "trip"),
  structure(32, "two sections change places", () => {
    const [, second, third] = document.querySelectorAll("main section[id]");
    if (second && third) third.after(second);
  }),
  structure(33, "the hero's headline is no heading", () => {
    const heading = document.querySelector("h1");
    const div = document.createElement("div");
    div.textContent = heading?.textContent ?? "";
    heading?.replaceWith(div);
  }),
  words(34, /START TODAY/g, "START LATER"),
  structure(35, "the hero has no badge", () => {
    for (const link of document.querySelectorAll("#hero a:has(img)")) link.remove();
  }),
  words(36, /star rating/g, "points"),
  structure(37, "a pain point is missing", () => document.querySelector("#problem h3")?.remove()),
  structure(38, "the problem has no badge", () => document.querySelector("#problem a:has(img)")?.remove()),
  structure(39, "a screenshot is missing", () => document.querySelector("#label-confusion li img")?.remove()),
  words(40, /Start Your Free Scan/g, "Start Scanning"),
  {
    requirement: 41,
    breaks: "the audiences wrap",
    project: "content",
    css: "#who-this-helps ul, #who-this-helps ol { display: block !important; overflow: visible !important }",
  },
  words(42, /Pet Owners/g, "Pet People"),
  structure(43, "an audience leads elsewhere", () =>
    document.querySelector("#who-this-helps li a")?.setAttribute("href", "/about-us"),
  ),
  structure(44, "an audience has no call to action", () => document.querySelector("#who-this-helps li a")?.remove()),
  words(45, /Why People Trust/g, "Why People Like"),
  structure(46, "a feature card is missing", () => document.querySelector("#why-people-trust li:has(h3)")?.remove()),
  {
    requirement: 47,
    breaks: "the icons have no colors",
    project: "content",
    css: "#why-people-trust li * { background: none !important }",
  },
  structure(48, "a badge is a link", () => {
    const badge = document.querySelector("#why-people-trust li:not(:has(h3))");
    if (badge) badge.innerHTML = `<a href="/">${badge.textContent}</a>`;
  }),
  structure(49, "the founder has no portrait", () => {
    for (const image of document.querySelectorAll("#founder img")) image.remove();
  }),
  words(50, /Real Relief/g, "Real Words"),
  structure(52, "the steps have another address", () => document.querySelector("#how-to-use")?.removeAttribute("id")),
  words(53, /AI Insights/g, "Our Insights"),
  words(54, /informational only/g, "for everybody"),
  structure(55, "a feature has no line", () => document.querySelector("#disclaimer li:has(h3) p")?.remove()),
  words(56, /Free trial/g, "Costs $5"),
  structure(57, "a question is missing", () => document.querySelector("#faq button")?.remove()),
  structure(58, "an answer is open at first", () => document.querySelector<HTMLElement>("#faq button")?.click()),
  words(59, /for information only/g, "for everybody"),
  words(60, /processed locally/g, "processed somewhere"),
  words(61, /iOS 14 or later/g, "some iOS"),
  words(62, /curated expert rules/g, "some rules"),
  words(63, /in-app purchases/g, "extras"),
  words(64, /Some features work/g, "Nothing works"),
  words(65, /Shop With /g, "Shop Without "),
  structure(66, "the mascot is missing at the end", () => {
    for (const image of document.querySelectorAll("#closing img[src*='/mascot/'], #closing svg")) image.remove();
  }),
  structure(67, "the badge is missing at the end", () => document.querySelector("#closing a:has(img)")?.remove()),
  words(68, /Check it now/g, "Check it soon"),
  words(69, /Thousands of ingredients decoded/g, "Many ingredients"),
  structure(70, "the footer has no tagline", () => document.querySelector("footer p + p")?.remove()),
  structure(71, "the footer has no badge", () => document.querySelector("footer a:has(img)")?.remove()),
  words(72, /www\.tiktok\.com/g, "www.example.com"),
  structure(73, "the contact link leads elsewhere", () =>
    document.querySelector("footer a[href^='mailto:']")?.setAttribute("href", "mailto:nobody@nowhere.example"),
  ),
  words(74, /© 2025/g, "© 1999"),
  words(75, /No personal data collection/g, "Little data collection"),
  words(76, /Ready to Take Control\?/g, "Ready?"),
  words(77, /First scans free — download now/g, "Download now"),
  {
    requirement: 78,
    breaks: "the bar has no badge",
    project: "content",
    css: "aside a img { display: none !important } aside a { visibility: hidden !important }",
  },
  structure(79, "About Us has no link back", () => document.querySelector("main a")?.remove()),
  words(80, /Lead Developer/g, "Friend"),
  structure(81, "a card has no photo", () => document.querySelector("article img")?.remove()),
  structure(82, "the story has no link back", () => document.querySelector("main a")?.remove()),
  {
    requirement: 83,
    breaks: "the photo is oblong",
    project: "content",
    css: "figure img { height: 99px !important }",
  },
  structure(84, "a moment is missing", () => document.querySelector("main section h2")?.remove()),
  structure(85, "the story ends with other words", () => {
    if (location.pathname.includes("why"))
      document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/">The end</a>');
  }),
  structure(86, "the page about the app has no link back", () => document.querySelector("main a")?.remove()),
  structure(87, "the explanation has no first paragraph", () => document.querySelector("main h1 + p")?.remove()),
  structure(88, "a feature is missing", () => document.querySelector("main li:has(h3)")?.remove()),
  {
    requirement: 89,
    breaks: "the features are in one column",
    project: "content",
    css: "main :is(ul, ol):has(> li > h3), main :is(ul, ol):has(h3) { display: block !important; columns: 1 !important } main li:has(h3) { margin: 0 !important; left: 0 !important }",
  },
  structure(90, "the badge comes after the closing line", () => {
    const badge = [...document.querySelectorAll("main a:has(img)")].at(-1);
    badge?.parentElement?.append(badge);
  }),
  words(91, /Make better choices/g, "Make choices"),
  words(92, /Oops! Page not found/g, "Nothing here"),
  words(93, /Return to Home/g, "Go on"),
  structure(96, "a quote is missing", () => document.querySelector("li:has(blockquote)")?.remove()),
  structure(97, "an answer is empty", () => {
    for (const words of document.querySelectorAll("#faq [id^=question-] p")) words.textContent = "";
  }),
  {
    requirement: 117,
    breaks: "a page has another store link",
    project: "content",
    replace: [/https:\/\/apps\.apple\.com\/[\w/-]*id\d+/g, "https://elsewhere.example/app"],
  },
  {
    requirement: 127,
    breaks: "portraits are in another folder",
    project: "content",
    replace: [/\/lovable-uploads\//g, "/pictures/"],
  },
  words(129, /releaseDate=1745366400/g, "releaseDate=1"),

  /* Behavior, on the fixture site. */
  {
    requirement: 5,
    breaks: "the 404 page has the words of the landing page",
    project: "phone",
    replace: [/Lumen found nothing/g, "Welcome"],
  },
  {
    requirement: 51,
    breaks: "the quotes stand still",
    project: "desktop",
    css: "#testimonials * { animation: none !important }",
  },
  {
    requirement: 94,
    breaks: "the unknown path is not logged",
    project: "phone",
    replace: [/404: no page at/g, "Hello"],
  },
  {
    requirement: 95,
    breaks: "the error screen has another title",
    project: "phone",
    replace: [/Lumen tripped/g, "Oops"],
  },
  {
    requirement: 98,
    breaks: "the quotes move at another speed",
    project: "desktop",
    css: "#testimonials * { animation-duration: 9s !important }",
  },
  {
    requirement: 99,
    breaks: "the quotes move under the pointer",
    project: "desktop",
    css: "#testimonials * { animation-play-state: running !important }",
  },
  {
    requirement: 100,
    breaks: "the quotes move under a finger",
    project: "phone",
    css: "#testimonials * { animation-play-state: running !important }",
  },
  {
    requirement: 101,
    breaks: "the list of quotes is shown once",
    project: "desktop",
    css: "#testimonials ul ~ ul, #testimonials [aria-hidden=true] { display: none !important }",
  },
  {
    requirement: 102,
    breaks: "a slot is narrower",
    project: "desktop",
    css: "#testimonials li { width: 300px !important; min-width: 0 !important; flex-basis: 300px !important }",
  },
  {
    requirement: 112,
    breaks: "the bar is always visible",
    project: "desktop",
    replace: [/shownPast:\.25/g, "shownPast:0"],
  },
  {
    requirement: 113,
    breaks: "the bar appears at the end only",
    project: "desktop",
    replace: [/shownPast:\.25/g, "shownPast:.9"],
  },
  {
    requirement: 114,
    breaks: "the bar appears early",
    project: "desktop",
    replace: [/shownPast:\.25/g, "shownPast:.1"],
  },
  { requirement: 103, breaks: "a tooltip opens at once", project: "desktop", replace: [/delay:700/g, "delay:70"] },
  {
    requirement: 104,
    breaks: "the next tooltip waits too",
    project: "desktop",
    replace: [/skipDelay:300/g, "skipDelay:0"],
  },
  {
    requirement: 110,
    breaks: "an open answer cannot be closed",
    project: "desktop",
    inPage: () => {
      const keepOpen = (event: Event) => {
        if ((event.target as Element).closest("#faq button[aria-expanded=true]")) event.stopImmediatePropagation();
      };
      window.addEventListener("click", keepOpen, true);
    },
  },
  {
    requirement: 115,
    breaks: "a window under 900 px counts as mobile",
    project: "desktop",
    replace: [/mobileBelow:768/g, "mobileBelow:900"],
  },
  {
    requirement: 116,
    breaks: "the top bar tracks 100 px",
    project: "desktop",
    replace: [/topBarScrolledPast:10\b/g, "topBarScrolledPast:100"],
  },
  {
    requirement: 118,
    breaks: "links are never tagged",
    project: "phone",
    replace: [/status:"tagged"/g, 'status:"plain"'],
  },
  { requirement: 121, breaks: "utm_source is dropped", project: "phone", replace: [/"utm_source"/g, '"utm_origin"'] },
  { requirement: 122, breaks: "utm_adset is dropped", project: "phone", replace: [/"utm_adset"/g, '"utm_set"'] },
  { requirement: 123, breaks: "fbclid is dropped", project: "phone", replace: [/"fbclid"/g, '"fbid"'] },
  { requirement: 124, breaks: "the click id has another name", project: "phone", replace: [/"af_sub1"/g, '"af_sub9"'] },
  { requirement: 125, breaks: "af_ss_ui is missing", project: "phone", replace: [/"af_ss_ui"/g, '"af_ui"'] },
  {
    requirement: 130,
    breaks: "a failure is logged in other words",
    project: "phone",
    replace: [/Failed to load AppsFlyer Smart Script/g, "No script"],
  },
  {
    requirement: 132,
    breaks: "the quotes start over after 60 s",
    project: "desktop",
    replace: [/--marquee-duration:[\d.]+s/g, "--marquee-duration:60s"],
  },
  {
    requirement: 133,
    breaks: "a toast stays for a second",
    project: "desktop",
    replace: [/duration:4e3/g, "duration:1e3"],
  },
  {
    requirement: 105,
    breaks: "a tooltip stays when the pointer leaves",
    project: "desktop",
    inPage: () => {
      for (const type of ["pointerout", "pointerleave", "mouseout", "mouseleave", "pointermove"])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    },
  },
  {
    requirement: 106,
    breaks: "a tooltip stays on blur",
    project: "desktop",
    inPage: () => {
      for (const type of ["blur", "focusout"])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    },
  },
  {
    requirement: 107,
    breaks: "a tooltip stays on a click",
    project: "desktop",
    inPage: () => {
      for (const type of ["pointerdown", "mousedown", "click", "pointerup", "mouseup"])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    },
  },
  {
    requirement: 108,
    breaks: "a tooltip stays while the page scrolls",
    project: "desktop",
    inPage: () => window.addEventListener("scroll", (event) => event.stopImmediatePropagation(), true),
  },
  {
    requirement: 109,
    breaks: "a tooltip stays after Escape",
    project: "desktop",
    inPage: () => window.addEventListener("keydown", (event) => event.stopImmediatePropagation(), true),
  },
  {
    requirement: 111,
    breaks: "arrow keys do nothing",
    project: "desktop",
    inPage: () => window.addEventListener("keydown", (event) => event.stopImmediatePropagation(), true),
  },
  {
    requirement: 119,
    breaks: "a failure removes the links",
    project: "phone",
    inPage: () => {
      const remove = () => {
        for (const link of document.querySelectorAll("a[data-placement]")) link.removeAttribute("href");
      };
      window.addEventListener("error", remove, true);
      setInterval(remove, 100);
    },
  },
  {
    requirement: 120,
    breaks: "the link is made from another base",
    project: "phone",
    replace: [/oneLinkURL:/g, "oneLink:"],
  },
  {
    requirement: 126,
    breaks: "the link is no global",
    project: "phone",
    replace: [/window\.smartLink/g, "window.otherLink"],
  },
  { requirement: 128, breaks: "attempts follow at once", project: "phone", replace: [/1e3\*2\*\*/g, "10*2**"] },
  {
    requirement: 131,
    breaks: "undefined data is not logged",
    project: "phone",
    replace: [/data is undefined/g, "data is fine"],
  },
  {
    requirement: 134,
    breaks: "a toast welcomes visitors",
    project: "desktop",
    inPage: () => {
      for (const button of document.querySelectorAll("button"))
        if (button.textContent === "Take address") button.click();
    },
  },
  { requirement: 135, breaks: "a page hides its title", project: "content", replace: [/<h1/g, "<h1 hidden"] },
  {
    requirement: 136,
    breaks: "unknown addresses show another page",
    project: "phone",
    replace: [/Lumen found nothing/g, "Welcome"],
  },
];

/** Requirements that cannot be seen from outside, with the reason. */
export const unseen: Record<number, string> = {
  137: "names a package. `unit/attribution/request.test.ts` loads the script with it",
  138: "names a package. 110 and 111 test what it does",
  139: "names a package. 103 to 109 test what it does",
  140: "names a package. The weight of the pages shows that it loads late (`export/budgets.test.ts`)",
  141: "names a package. `export/seo.test.ts` tests the structured data",
  142: "names a package",
  143: "names the tools of these tests",
  144: "names folders",
};
