import { afterEach, describe, expect, it, vi } from "vitest";
import { brand } from "@/content/brand";
import { plans } from "@/content/plans";
import { projects } from "@/content/projects";
import { site } from "@/content/site";
import * as portfolio from "@/lib/portfolio/structured-data";
import type { Post } from "@/lib/posts/schema";
import * as posts from "@/lib/posts/structured-data";
import * as pricing from "@/lib/pricing/structured-data";
import type { Graph } from "@/lib/seo/structured-data/node";
import * as seo from "@/lib/seo/structured-data/pages";
import { serialise } from "@/lib/seo/structured-data/serialise";

type Json = Record<string, unknown>;

const post: Post = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "Forms people finish",
  slug: "forms-people-finish",
  content: "One two three.",
  coverImage: "/covers/own.png",
  coverAlt: null,
  excerpt: null,
  isDraft: false,
  createdAt: "2026-04-21T13:00:00+00:00",
  updatedAt: "2026-05-01T13:00:00+00:00",
};
const { content: _, updatedAt: __, ...listed } = { ...post, excerpt: "One two three." };
const facts = { path: "/somewhere", title: "Somewhere", description: "What is there." };

const graphs: [string, Graph][] = [
  ["home", pricing.homeGraph(0.15)],
  ["plain", seo.plainGraph(facts)],
  ["contact", seo.contactGraph({ ...facts, path: "/contact" })],
  ["about", seo.aboutGraph({ ...facts, path: "/about" })],
  ["get-started", pricing.getStartedGraph({ ...facts, path: "/get-started" }, null, 0.15)],
  ...plans.map((plan): [string, Graph] => [
    `get-started for ${plan.name}`,
    pricing.getStartedGraph({ ...facts, path: "/get-started" }, plan, 0.15),
  ]),
  ["blog", posts.blogGraph({ ...facts, path: "/blog" }, [listed])],
  ["empty blog", posts.blogGraph({ ...facts, path: "/blog" }, [])],
  ["blog page 2", posts.blogGraph({ ...facts, path: "/blog/page/2" }, [listed])],
  ["post", posts.postGraph(post, "What it says.")],
  ["portfolio", portfolio.portfolioGraph({ ...facts, path: "/portfolio" })],
  ...projects.map((project): [string, Graph] => [project.title, portfolio.projectGraph(project)]),
];

describe.each(graphs)("the graph of %s", (_name, graph) => {
  const nodes = parsed(graph);

  it("names every node once", () => {
    const names = nodes.map((node) => node["@id"]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("refers only to nodes that are in it", () => {
    const names = new Set(nodes.map((node) => node["@id"]));
    for (const node of nodes) {
      for (const target of references(node)) expect(names).toContain(target);
    }
  });

  it("is in one piece", () => {
    expect(reachable(nodes)).toEqual(new Set(nodes.map((node) => node["@id"])));
  });

  it("has the agency, its site and its studio, with the spec's claims", () => {
    expect(one(nodes, "Organization")).toMatchObject({
      name: brand.name,
      foundingDate: "2023",
      numberOfEmployees: { "@type": "QuantitativeValue", minValue: 2, maxValue: 10 },
    });
    expect(one(nodes, "WebSite")).toMatchObject({ name: brand.name, inLanguage: "en-TT" });
    expect(one(nodes, "ProfessionalService")).toMatchObject({
      priceRange: "$$",
      address: { addressLocality: "Port of Spain", addressCountry: "TT" },
    });
  });

  it("has what search engines require of each type, with full addresses", () => {
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

// What Google's documentation of each rich result lists as required, and for articles as recommended.
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name"],
  WebSite: ["name", "url"],
  ProfessionalService: ["name", "address", "image", "url", "priceRange"],
  PostalAddress: ["addressLocality", "addressCountry"],
  AggregateRating: ["ratingValue", "reviewCount", "bestRating"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "item"],
  BlogPosting: ["headline", "image", "datePublished", "author", "publisher", "url"],
  ImageObject: ["contentUrl"],
  Offer: ["price", "priceCurrency", "itemOffered"],
  CreativeWork: ["name", "description", "creator", "image", "url"],
  WebPage: ["name", "description", "url", "isPartOf", "primaryImageOfPage"],
};

describe("the rating", () => {
  afterEach(() => {
    vi.doUnmock("@/content/site");
    vi.resetModules();
  });

  it("stands in the home page's graph, where the page shows it, and in no other", () => {
    const rated = graphs.filter(([, graph]) => serialise(graph).includes("aggregateRating"));
    expect(rated.map(([name]) => name)).toEqual(["home"]);
    expect(one(parsed(pricing.homeGraph(0.15)), "ProfessionalService")).toMatchObject({
      aggregateRating: { ratingValue: "5.0", reviewCount: 25 },
    });
  });

  it("goes when the content names none", async () => {
    vi.resetModules();
    vi.doMock("@/content/site", () => ({ site: { ...site, rating: null } }));
    const { homeGraph } = await import("@/lib/pricing/structured-data");
    expect(serialise(homeGraph(0.15))).not.toContain("aggregateRating");
  });
});

describe("the trail", () => {
  it("leads from the home page to the page itself, two steps or more, counted from one", () => {
    const trail = one(parsed(posts.postGraph(post, "x")), "BreadcrumbList");
    const steps = trail.itemListElement as Json[];
    expect(steps.map(({ position, name }) => [position, name])).toEqual([
      [1, "Home"],
      [2, "Blog"],
      [3, post.title],
    ]);
    expect(String(steps[2]?.item)).toMatch(/\/blog\/forms-people-finish$/);
  });

  it("is not on the home page, where it would have one step", () => {
    expect(serialise(pricing.homeGraph(0.15))).not.toContain("BreadcrumbList");
  });
});

it("a post has its dates, its preview and its own cover", () => {
  const posting = one(parsed(posts.postGraph(post, "x")), "BlogPosting");
  expect(posting).toMatchObject({
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    description: "x",
    wordCount: 3,
  });
  expect(posting.image).toEqual([
    expect.stringMatching(/\/social\/blog\/forms-people-finish\.png\?v=\w+$/),
    expect.stringMatching(/^http.*\/covers\/own\.png$/),
  ]);
});

it("each plan with a price is offered in both currencies, and no other is", () => {
  const offers = parsed(pricing.homeGraph(0.15)).filter((node) => node["@type"] === "Offer");
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual([
    [5000, "TTD"],
    [750, "USD"],
    [10000, "TTD"],
    [1500, "USD"],
  ]);
});

it("offers follow the exchange rate", () => {
  const prices = parsed(pricing.homeGraph(0.2))
    .filter((node) => node["@type"] === "Offer")
    .map(({ price }) => price);
  expect(prices).toEqual([5000, 1000, 10000, 2000]);
});

it("get-started offers the plan that it shows, and none where it shows none", () => {
  const page = { ...facts, path: "/get-started" };
  const prices = [null, ...plans].map((plan) =>
    parsed(pricing.getStartedGraph(page, plan, 0.15))
      .filter((node) => node["@type"] === "Offer")
      .map(({ price }) => price),
  );
  expect(prices).toEqual([[], [5000, 750], [10000, 1500], []]);
});

describe("a hostile title", () => {
  const title = '</script><script>alert(1)</script><!-- <script> ]]> & \u2028 " \\';
  const text = serialise(posts.postGraph({ ...post, title }, title));

  it("cannot end the script element or open a comment in it", () => {
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it("arrives unchanged all the same", () => {
    const nodes = (JSON.parse(text) as { "@graph": Json[] })["@graph"];
    expect(one(nodes, "BlogPosting").headline).toBe(title);
  });
});

function parsed(graph: Graph): Json[] {
  const { "@context": context, "@graph": nodes } = JSON.parse(serialise(graph));
  expect(context).toBe("https://schema.org");
  return nodes;
}

function one(nodes: Json[], type: string): Json {
  const found = nodes.filter((node) => node["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

/** An object that is nothing but an @id is a mention of another node. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === "@id") return [String(entries[0][1])];
  return entries.flatMap(([, part]) => references(part));
}

function withParts(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return "@type" in value ? [value as Json, ...parts] : parts;
}

function reachable(nodes: Json[]): Set<unknown> {
  const neighbours = new Map<unknown, Set<unknown>>(nodes.map((node) => [node["@id"], new Set()]));
  for (const node of nodes) {
    for (const target of references(node)) {
      neighbours.get(node["@id"])?.add(target);
      neighbours.get(target)?.add(node["@id"]);
    }
  }
  const seen = new Set<unknown>();
  const open: unknown[] = [nodes[0]?.["@id"]];
  while (open.length > 0) {
    const next = open.pop();
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(neighbours.get(next) ?? []));
  }
  return seen;
}
