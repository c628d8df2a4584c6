import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import postcss, { type Container } from "postcss";

const styleLink =
  /<link rel="stylesheet" href="\/_next\/(static\/[^"?]+\.css)[^"]*" data-precedence="next"\/>/g;

/** Inlined styles of a page that is already stored. The head contains no user content. */
const storedStyles = /<style data-page="" data-precedence="next">(.*?)<\/style>/s;

/** React places the stylesheets it loads below those with Next.js's own precedence. */
const opening = '<style data-page="" data-precedence="next">';

/** Maximum gzipped size in bytes; above it, a file that the browser caches is better. */
const maxStyles = 10_000;

/** Conditions of styles that apply only once a page is left or scrolled. */
const motion = /view-transition|animation-timeline/;

/** Classes that scripts add before the full stylesheet has loaded. */
const laterClasses = ["dark"];

/**
 * Inlines the rules that a stored page needs in place of its stylesheet links, so that nothing
 * blocks the first paint. Once started, React loads the full stylesheets for later pages and for
 * content that scripts add.
 */
export function inlineStyles(html: string, distDir: string): { html: string; styles: string[] } {
  const [, stored] = storedStyles.exec(html.slice(0, html.indexOf("</head>"))) ?? [];
  if (stored) return { html, styles: [stored] };
  const links = [...html.matchAll(styleLink)];
  const sheets = links.map(([, file = ""]) => readSheet(join(distDir, file)));
  const known = sheets.filter((sheet) => sheet !== null);
  if (known.length === 0 || known.length < links.length) return { html, styles: [] };
  const names = namesOf(html);
  const css = withoutUnused(known.map((sheet) => rulesFor(sheet, names)).join(""));
  if (gzipSync(css).length > maxStyles) return { html, styles: [] };
  const linked = links.reduce((text, [link], index) => {
    const sheet = known[index];
    // React treats a disabled link as loaded; loading it would declare the fonts again.
    return text.replace(link, sheet?.hasFonts ? link.replace("/>", " disabled/>") : "");
  }, html);
  const styled = linked.replace("</head>", () => `${opening}${css}</style></head>`);
  return { html: styled, styles: [css] };
}

/** Parsed once, because a stylesheet has thousands of nodes and many pages use it. */
type Sheet = { css: string; hasFonts: boolean; rules: Part[] };

/** In stylesheet order: text, a rule with its selectors, or an at-rule with its own rules. */
type Part =
  | string
  | { selectors: { text: string; names: string[] }[]; body: string }
  | { opening: string; parts: Part[] };

const sheets = new Map<string, Sheet | null>();

function readSheet(file: string): Sheet | null {
  let sheet = sheets.get(file);
  if (sheet === undefined) {
    sheet = parseSheet(file);
    sheets.set(file, sheet);
  }
  return sheet;
}

/** Returns null if the host keeps its files elsewhere. */
function parseSheet(file: string): Sheet | null {
  try {
    // Paths are relative to the stylesheet.
    const css = readFileSync(file, "utf8").replaceAll("url(../", "url(/_next/static/");
    if (/<\/style/i.test(css)) return null;
    const sheet = postcss.parse(css);
    // Fallback faces have no files.
    const hasFonts = sheet.some(
      (node) => node.type === "atrule" && node.name === "font-face" && /url\(/.test(`${node}`),
    );
    return { css, hasFonts, rules: partsOf(sheet) };
  } catch {
    return null;
  }
}

/** Lists the page's elements by name, and its classes by name after a dot. */
function namesOf(html: string): Set<string> {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)];
  const classes = attributes.flatMap(([, value = ""]) => decode(value).split(/\s+/));
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  return new Set([...elements, ...[...laterClasses, ...classes].map((name) => `.${name}`)]);
}

/** Decodes an attribute as escaped by React or by hast-util-to-html, which differ. */
function decode(value: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return value.replace(/&(?:(amp|lt|gt|quot)|#x([0-9a-f]+));/gi, (_, name, code) =>
    name ? (named[name] ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function rulesFor({ css, hasFonts, rules }: Sheet, names: Set<string>): string {
  return hasFonts ? css : written(rules, names);
}

/** Drops the custom properties of Tailwind CSS that no rule uses. */
function withoutUnused(css: string): string {
  const ifUsed = (text: string, name: string) => (css.includes(`var(${name}`) ? text : "");
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\};?/g, ifUsed)
    .replace(/@layer properties\{.*?\}\}\}/s, (layer) =>
      layer.replace(/(--tw-[\w-]+):[^;}]*;?/g, ifUsed),
    );
}

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).map((node) => {
    if (node.type === "rule") {
      const selectors = node.selectors.map((text) => ({ text, names: namesIn(text) }));
      return { selectors, body: node.toString().slice(node.selector.length) };
    }
    if (node.type !== "atrule" || !node.nodes) return `${node};`;
    if (motion.test(node.params)) return "";
    if (!/^(media|layer|supports|container)$/.test(node.name)) return node.toString();
    return { opening: `@${node.name} ${node.params}{`, parts: partsOf(node) };
  });
}

/** Drops at-rules whose rules are all gone. */
function written(parts: Part[], names: Set<string>): string {
  let css = "";
  for (const part of parts) {
    if (typeof part === "string") css += part;
    else if ("parts" in part) {
      const inner = written(part.parts, names);
      if (inner) css += `${part.opening}${inner}}`;
    } else {
      const selectors = part.selectors.filter((one) => one.names.every((name) => names.has(name)));
      if (selectors.length > 0) css += selectors.map(({ text }) => text).join(",") + part.body;
    }
  }
  return css;
}

/** Every class, after a dot, and every element that the selector requires. */
function namesIn(selector: string): string[] {
  const text = withoutChoices(selector).replace(/(?<!\\)\[[^\]]*\]/g, "");
  const names = text.matchAll(/(?<!\\)(?:\.(?:\\.|[\w-])+|(?<![\w:#-])[a-z][\w-]*)/g);
  return [...names].map(([name]) => unescaped(name));
}

/** Drops lists of alternatives and functions such as `:not()`, whose names a page may not need. */
function withoutChoices(selector: string): string {
  const text = selector.replace(/(?<!\\):([\w-]+)\(((?:\\.|[^()\\])*)\)/g, (_, name, inner) =>
    /^(is|where)$/.test(name) && !inner.includes(",") ? ` ${inner} ` : "",
  );
  return text === selector ? text : withoutChoices(text);
}

/** CSS escapes a leading digit as `\31 `, and punctuation as `\:`. */
function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, mark) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : mark,
  );
}
