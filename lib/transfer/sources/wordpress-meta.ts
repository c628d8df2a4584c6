import { emptyMeta, type SourceMeta } from "@/lib/transfer/import/meta";
import { plainText } from "./plain-text";

type TextField = Exclude<keyof SourceMeta, "noindex">;

/** Custom fields of Yoast SEO and Rank Math; the first non-empty one wins. */
const textKeys: Record<TextField, readonly string[]> = {
  meta_title: ["_yoast_wpseo_title", "rank_math_title"],
  meta_description: ["_yoast_wpseo_metadesc", "rank_math_description"],
  share_title: ["_yoast_wpseo_opengraph-title", "rank_math_facebook_title"],
  share_description: ["_yoast_wpseo_opengraph-description", "rank_math_facebook_description"],
  canonical_url: ["_yoast_wpseo_canonical", "rank_math_canonical_url"],
};

/** A variable such as `%%title%%`, which only the plugin can fill in. */
const variable = /%[a-z_]{1,60}(\([^)]{0,200}\))?%/i;

/** Reads a post's metadata from the plugins' fields; `read` has the keys used. */
export function readMeta(metas: ReadonlyMap<string, string>): { meta: SourceMeta; read: string[] } {
  const meta: SourceMeta = { ...emptyMeta };
  const read = ["_yoast_wpseo_meta-robots-noindex", "rank_math_robots"];
  for (const [field, keys] of Object.entries(textKeys) as [TextField, readonly string[]][]) {
    for (const key of keys) {
      const text = metas.get(key)?.trim() ?? "";
      if (meta[field] || variable.test(text)) continue;
      // A URL parameter may look like an HTML entity.
      meta[field] = field === "canonical_url" ? text : plainText(text);
      read.push(key);
    }
  }
  // Rank Math stores robots as a serialized PHP array.
  meta.noindex =
    metas.get("_yoast_wpseo_meta-robots-noindex") === "1" ||
    (metas.get("rank_math_robots") ?? "").includes('"noindex"');
  return { meta, read };
}

/** Inserts footnotes, which WordPress stores as JSON in a custom field. */
export function withFootnotes(html: string, field?: ReadonlyMap<string, string>): string {
  try {
    const found = JSON.parse(field?.get("wp:meta_value") ?? "") as {
      content: string;
      id: string;
    }[];
    const notes = found.map(
      ({ content, id }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`,
    );
    return html.replace(/<!--\s*wp:footnotes\b[^>]{0,1000}-->/, () => `<ol>${notes.join("")}</ol>`);
  } catch {
    return html;
  }
}

/** Returns why a field of these plugins was not imported. */
export function reasonOf(key: string): string | undefined {
  const isKnown = Object.values(textKeys).some((keys) => keys.includes(key));
  return isKnown ? "it has plugin variables, or another field was used" : undefined;
}
