import { headingOf, mainOf, textOf } from "../html";
import { expect, test } from "../test";

type Page = { path: string; heading: string; texts?: string[]; links?: Record<string, string> };

const pages: Page[] = [
  {
    path: "/",
    heading: "Loud, fast websites",
    texts: [
      "websites delivered50+countries served15+client satisfaction99%support24/7",
      "Rated 5.0 out of 5 in 25 client reviews.",
      "Three products, start to finishView all projectsRoostA media",
      "TTD 5,000USD 750",
      "Most PopularProfessionalIdeal for growing businesses.TTD 10,000USD 1,500",
      "Custom",
    ],
    links: {
      "Get started": "/get-started",
      "See our work": "/portfolio",
      "Book Now: Starter plan": "/get-started?plan=starter",
      "Book Now: Professional plan": "/get-started?plan=professional",
      "Contact Us: Enterprise plan": "/contact",
      Roost: "/portfolio/9",
    },
  },
  { path: "/about", heading: "A small studio" },
  {
    path: "/portfolio",
    heading: "Look closely",
    texts: [
      "2024Web applicationMediaCommunityPulseboard",
      "2024AnalyticsSocial mediaWeb applicationTally",
      "2023Web applicationInvoicingSmall businessYours",
    ],
    links: {
      Roost: "/portfolio/9",
      Pulseboard: "/portfolio/8",
      Tally: "/portfolio/7",
      "Book Now": "/#get-started",
      "Contact Us": "/contact",
    },
  },
  { path: "/privacy", heading: "Privacy" },
  { path: "/terms", heading: "Terms" },
  { path: "/coming-soon", heading: "Coming Soon" },
  { path: "/blog", heading: "Our Blog" },
  { path: "/blog/forms-people-finish", heading: "Forms people finish" },
  { path: "/contact", heading: "your own words" },
  {
    path: "/get-started",
    heading: "Get Started",
    texts: [
      "Let's begin your journey to creating an amazing digital presence. Schedule a consultation and we'll get back to you within 24 hours.",
      "Schedule a Consultation",
      "What to Expect",
      "Why Choose Us",
      "Need Help?",
    ],
    links: { "info@kiskadee.example": "mailto:info@kiskadee.example" },
  },
];

test.for(pages)("$path has its text and links", async ({ path, ...page }, { request }) => {
  const html = await (await request.get(path)).text();
  expect(headingOf(html)).toContain(page.heading);
  const main = mainOf(html);
  for (const text of page.texts ?? []) expect(textOf(main)).toContain(text);
  expect(linksIn(main)).toMatchObject(page.links ?? {});
  expect(textOf(html)).toContain(`© ${new Date().getUTCFullYear()} Kiskadee`);
});

test("the home page has its title, its sections in order, and one popular plan", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<title>Kiskadee Studio: Loud, fast websites from Port of Spain.</title>");
  const sections = [...mainOf(html).matchAll(/<section[^>]* id="([^"]+)"/g)];
  expect(sections.map(([, id]) => id)).toEqual([
    "portfolio",
    "features",
    "services",
    "pricing",
    "get-started",
  ]);
  expect(mainOf(html).match(/Most Popular/g)).toHaveLength(1);
});

test.for([
  { id: 7, title: "Tally", year: "2023", features: true, live: false },
  { id: 8, title: "Pulseboard", year: "2024", features: false, live: false },
  { id: 9, title: "Roost", year: "2024", features: true, live: true },
])(
  "project $id shows its details and screenshots, and a waitlist unless it is live",
  async ({ id, title, year, features, live }, { request }) => {
    const html = await (await request.get(`/portfolio/${id}`)).text();
    expect(headingOf(html)).toBe(title);
    const main = mainOf(html);
    expect(linksIn(main)).toMatchObject({ "Back to portfolio": "/portfolio" });
    expect(textOf(main)).toMatch(new RegExp(`Client.+Year${year}Technologies.+Screenshots`));
    const figures = main.match(/<figure.*?<\/figure>/gs) ?? [];
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) expect(figure).toMatch(/<h3[^>]*>[^<]+<\/h3><p[^>]*>[^<]+/);
    expect(textOf(main).includes("Key features")).toBe(features);
    expect(textOf(main).includes("Visit Website")).toBe(live);
    expect(textOf(main).includes("Join Waitlist")).toBe(!live);
  },
);

test("a picture links to its image file", async ({ request }) => {
  const html = await (await request.get("/portfolio/8")).text();
  const [, path = ""] =
    /<a [^>]*href="([^"]+)"[^>]*>(?:(?!<\/a>).)*opens at full size/s.exec(html) ?? [];
  const file = await request.get(path);
  expect(file.status()).toBe(200);
  expect(file.headers()["content-type"]).toMatch(/^image\/(avif|webp)$/);
});

/** Returns the path of each link by its accessible name. */
function linksIn(html: string): Record<string, string> {
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)];
  return Object.fromEntries(
    links.map(([, attributes = "", text = ""]) => {
      const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
      return [value("aria-label") || textOf(text), textOf(value("href"))];
    }),
  );
}
