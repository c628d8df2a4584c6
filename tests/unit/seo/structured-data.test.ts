import { describe, expect, test } from "vitest";
import { brand } from "@/content/brand";
import { plans } from "@/content/plans";
import { site as defaultSite } from "@/content/site";
import { kinds } from "@/lib/content/kinds";
import { overlay } from "@/lib/content/overlay";
import type { Project } from "@/lib/portfolio/project";
import * as portfolio from "@/lib/portfolio/structured-data";
import type { Post } from "@/lib/posts/schema";
import * as posts from "@/lib/posts/structured-data";
import * as pricing from "@/lib/pricing/structured-data";
import type { Graph } from "@/lib/seo/structured-data/node";
import { serialise } from "@/lib/seo/structured-data/node";
import * as seo from "@/lib/seo/structured-data/pages";
import { one, parsed, reachable, references, withParts } from "./graphs";

const site = kinds.site.schema.parse(defaultSite);

const post: Post = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "Forms people finish",
  slug: "forms-people-finish",
  content: "One two three.",
  coverImage: "/covers/own.png",
  coverAlt: null,
  excerpt: "What it says.",
  authors: [],
  tags: [{ slug: "forms", name: "Forms" }],
  meta: {
    title: "Forms that people finish",
    description: "What search engines show.",
    shareTitle: "Forms that people finish",
    shareDescription: "What search engines show.",
  },
  canonical: null,
  noindex: false,
  isDraft: false,
  isIndexed: true,
  createdAt: "2026-04-21T13:00:00+00:00",
  updatedAt: "2026-05-01T13:00:00+00:00",
};
const { content: _, tags: __, ...listing } = post;
const guest = {
  ...{ key: "11", name: "A Guest", slug: "a-guest", about: "" },
  ...{ profiles: ["https://guest.example/"], picture: { src: "roost-feed", alt: "A guest" } },
};
const writer = {
  ...{ key: "10", name: "A Writer", slug: "a-writer", about: "Writes." },
  ...{ profiles: [], picture: { src: "", alt: "" } },
};
const authors = [guest, writer];
const listed = { posts: [listing], authors };
const about = { words: 3, authors, site };
const tag = { slug: "forms", name: "Forms" };
const pageAt = (path: string) => ({ site, path, title: "A page", description: "What is there." });
const getStarted = (plan?: (typeof plans)[number]) =>
  pricing.getStartedGraph(pageAt("/get-started"), plan ?? null, 0.15);

const home = (changes: Partial<Parameters<typeof pricing.homeGraph>[0]> = {}) =>
  pricing.homeGraph({ site, plans, exchangeRate: 0.15, ...changes });
const projects = overlay<Omit<Project, "id">>(kinds.projects, []).entries.map(
  ({ key, value }): Project => ({ ...value, id: key }),
);
const bare = {
  ...(projects[0] as Project),
  ...{ id: "12", image: { src: "", alt: "" }, client: "", liveUrl: "/contact" },
  ...{ categories: [], technologies: [] },
};

const graphs: [string, Graph][] = [
  ["home", home()],
  ["plain", seo.plainGraph(pageAt("/a-page"))],
  ["contact", seo.agencyGraph(pageAt("/contact"), "ContactPage")],
  ["about", seo.agencyGraph(pageAt("/about"), "AboutPage")],
  ["get-started", getStarted()],
  ...plans.map((plan): [string, Graph] => [`get-started for ${plan.name}`, getStarted(plan)]),
  ["blog", posts.blogGraph(pageAt("/blog"), listed)],
  ["empty blog", posts.blogGraph(pageAt("/blog"), { posts: [], authors })],
  ["blog page 2", posts.blogGraph(pageAt("/blog/page/2"), listed)],
  ["tag", posts.tagGraph(pageAt("/blog/tag/forms"), tag, listed)],
  ["tag page 2", posts.tagGraph(pageAt("/blog/tag/forms/page/2"), tag, listed)],
  ["author", posts.authorGraph(pageAt("/blog/author/a-guest"), guest, listed)],
  ["archive", posts.archiveGraph(pageAt("/blog/archive"))],
  ["year", posts.archiveGraph(pageAt("/blog/archive/2026"), pageAt("/blog/archive"))],
  ["post", posts.postGraph(post, about)],
  ["portfolio", portfolio.portfolioGraph(pageAt("/portfolio"), projects)],
  ...projects.map((project): [string, Graph] => [
    project.title,
    portfolio.projectGraph(project, site),
  ]),
  ["a project without optional fields", portfolio.projectGraph(bare, site)],
];

describe.each(graphs)("the graph of %s", (_name, graph) => {
  const nodes = parsed(graph);
  const names = nodes.map((node) => node["@id"]);

  test("defines every node once, references no others and is connected", () => {
    expect(new Set(names).size).toBe(names.length);
    for (const target of nodes.flatMap(references)) expect(names).toContain(target);
    expect(reachable(nodes)).toEqual(new Set(names));
  });

  test("has the agency, its website and its studio, as specified", () => {
    expect(one(nodes, "Organization")).toMatchObject({
      name: brand.name,
      foundingDate: "2023",
      numberOfEmployees: { "@type": "QuantitativeValue", minValue: 2, maxValue: 10 },
    });
    expect(one(nodes, "WebSite")).toMatchObject({
      name: brand.name,
      inLanguage: "en-TT",
    });
    expect(one(nodes, "ProfessionalService")).toMatchObject({
      priceRange: "$$",
      address: { addressLocality: "Port of Spain", addressCountry: "TT" },
    });
  });

  test("has the properties that search engines require, with absolute URLs", () => {
    for (const node of nodes.flatMap(withParts)) {
      const type = String(node["@type"]);
      for (const property of required[type] ?? []) {
        expect(node, `${type} needs ${property}`).toHaveProperty(property);
      }
      for (const property of ["@id", "url", "contentUrl", "item"]) {
        const value = node[property];
        if (typeof value === "string") expect(value).toMatch(/^https?:\/\/[^/]/);
      }
    }
  });
});

// Properties that Google's rich results require and, for articles, recommend.
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name"],
  WebSite: ["name", "url"],
  ProfessionalService: ["name", "address", "image", "url", "priceRange"],
  PostalAddress: ["addressLocality", "addressCountry"],
  AggregateRating: ["ratingValue", "reviewCount", "bestRating"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  BlogPosting: [
    ...["headline", "image", "datePublished", "dateModified", "author.name", "author.url"],
    ...["publisher", "url", "description", "inLanguage", "isPartOf"],
  ],
  Blog: ["name", "url", "publisher", "inLanguage"],
  ImageObject: ["contentUrl"],
  Offer: ["price", "priceCurrency", "itemOffered"],
  CreativeWork: ["name", "description", "creator", "image", "url"],
  WebPage: ["name", "description", "url", "isPartOf", "primaryImageOfPage"],
};

test("only the home page, which shows the rating, has it in its graph", () => {
  const rated = graphs.filter(([, graph]) => serialise(graph).includes("aggregateRating"));
  expect(rated.map(([name]) => name)).toEqual(["home"]);
  expect(one(parsed(home()), "ProfessionalService")).toMatchObject({
    aggregateRating: { ratingValue: "5.0", reviewCount: 25 },
  });
});

test("the home page has no rating when the content has none", () => {
  const unrated = { ...site, rating: { value: null, reviews: null } };
  expect(serialise(home({ site: unrated }))).not.toContain("aggregateRating");
});

test("a post has its dates, preview and cover, and breadcrumbs from the home page", () => {
  const nodes = parsed(posts.postGraph(post, about));
  expect(one(nodes, "BreadcrumbList").itemListElement).toMatchObject([
    { position: 1, name: "Home" },
    { position: 2, name: "Blog" },
    { position: 3, name: post.title, item: expect.stringMatching(/\/blog\/forms-people-finish$/) },
  ]);
  const { itemListElement } = one(parsed(home()), "BreadcrumbList");
  expect(itemListElement).toMatchObject([{ position: 1, name: "Home" }]);
  expect(one(nodes, "BlogPosting")).toMatchObject({
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    description: post.meta.description,
    wordCount: 3,
    keywords: ["Forms"],
    articleSection: "Forms",
    inLanguage: "en-TT",
    author: { "@type": "Organization", name: brand.name, url: expect.stringMatching(/^http/) },
    image: [
      {
        "@type": "ImageObject",
        url: expect.stringMatching(/^http.*\/social\/blog\/forms-people-finish\.png\?v=\w+$/),
        width: "1200",
        height: "630",
      },
      expect.stringMatching(/^http.*\/covers\/own\.png$/),
    ],
  });
});

test("a post names its authors, in the order of the list of authors", () => {
  const named = { ...post, authors: ["10", "gone", "11"] };
  const nodes = parsed(posts.postGraph(named, about));
  expect(one(nodes, "BlogPosting").author).toMatchObject([
    { "@type": "Person", name: "A Guest", url: expect.stringMatching(/\/blog\/author\/a-guest$/) },
    { "@type": "Person", name: "A Writer" },
  ]);
  const [first, second] = nodes.filter((node) => node["@type"] === "Person");
  expect(first).toMatchObject({
    image: expect.stringMatching(/^http.*\.webp$/),
    sameAs: ["https://guest.example/"],
  });
  expect(second).toMatchObject({ description: "Writes." });
  expect(second).not.toHaveProperty("image");
});

test.each([
  ["tag", "/blog/tag/forms", ["Home", "Blog", "Forms"]],
  ["tag page 2", "/blog/tag/forms/page/2", ["Home", "Blog", "Forms", "A page"]],
  ["year", "/blog/archive/2026", ["Home", "Blog", "A page", "A page"]],
])("the breadcrumbs of “%s” end at that page", (name, path, labels) => {
  const graph = graphs.find(([known]) => known === name)?.[1];
  const { itemListElement } = one(parsed(graph as Graph), "BreadcrumbList");
  const steps = itemListElement as { name: string; item: string; position: number }[];
  expect(steps.map((step) => step.name)).toEqual(labels);
  expect(steps.map((step) => step.position)).toEqual(labels.map((_, index) => index + 1));
  expect(new URL(steps.at(-1)?.item ?? "").pathname).toBe(path);
});

test.each<[string, Graph, number[]]>([
  ["home", home(), [5000, 750, 10000, 1500]],
  ["home at another rate", home({ exchangeRate: 0.2 }), [5000, 1000, 10000, 2000]],
  ["get-started", getStarted(), []],
  ["get-started for the first plan", getStarted(plans[0]), [5000, 750]],
  ["get-started for the second plan", getStarted(plans[1]), [10000, 1500]],
  ["get-started for the third plan", getStarted(plans[2]), []],
])("%s offers each priced plan that it shows in both currencies", (_, graph, prices) => {
  const offers = parsed(graph).filter((node) => node["@type"] === "Offer");
  expect(offers).toMatchObject(
    prices.map((price, index) => ({ price, priceCurrency: index % 2 ? "USD" : "TTD" })),
  );
});

test("a hostile title cannot end the script element and is parsed back unchanged", () => {
  const title = '</script><script>alert(1)</script><!-- <script> ]]> & \u2028 " \\';
  const graph = posts.postGraph({ ...post, title }, about);
  expect(serialise(graph)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(one(parsed(graph), "BlogPosting").headline).toBe(title);
});
