import { expect } from "vitest";
import { elementsIn, textOf } from "./html";

/** Reads a page's head before scripts run. Lookups fail unless exactly one element matches. */
export function headOf(html: string) {
  const [head = ""] = /<head>.*?<\/head>/s.exec(html) ?? [];
  const elements = elementsIn(
    head.replace(/(<(?:script|style)[^>]*>).*?<\/(?:script|style)>/gs, "$1"),
  );
  const tags = new Set(elements.map(({ tag }) => tag));
  // Any other element makes a browser close the head.
  expect([...tags].filter((tag) => !/^(head|title|meta|link|script|style)$/.test(tag))).toEqual([]);
  const titles = [...head.matchAll(/<title>(.*?)<\/title>/gs)];
  expect(titles).toHaveLength(1);
  const only = (tag: string, wanted: Record<string, string>) => {
    const found = elements.filter(
      (element) =>
        element.tag === tag &&
        Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
    );
    expect(found, JSON.stringify(wanted)).toHaveLength(1);
    return found[0]?.attributes ?? {};
  };
  return {
    title: textOf(titles[0]?.[1] ?? ""),
    meta: (name: string) =>
      only("meta", { [name.startsWith("og:") ? "property" : "name"]: name }).content ?? "",
    link: (rel: string, type?: string) => only("link", { rel, ...(type && { type }) }).href ?? "",
  };
}

export function graphIn(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const text = scripts[0]?.[1] ?? "";
  expect(text).not.toMatch(/[<>&]/);
  const { "@context": context, "@graph": nodes } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  return nodes;
}
