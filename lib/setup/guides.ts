import "server-only";
import type { StaticImageData } from "next/image";
import { renderMarkdown } from "@/lib/content/render-markdown";

// With `import: "default"`, a build's texts would be undefined: Turbopack 16.4 renames the export.
type Module<Value> = { default: Value };

const texts = import.meta.glob<Module<string>>("/docs/owner/*.md", { query: "?raw", eager: true });
const pictures = import.meta.glob<Module<StaticImageData>>("/docs/owner/*.webp", { eager: true });

const guides = new Map(
  Object.entries(texts).map(([path, text]) => [
    /([\w-]+)\.md$/.exec(path)?.[1] ?? "",
    text.default,
  ]),
);

/** Renders the owner's guides in docs as one page: the index, then the guides in its order. */
export async function renderGuides(): Promise<string> {
  const index = guides.get("README") ?? "";
  const names = [...index.matchAll(/([\w-]+)\.md\)/g)].map(([, name = ""]) => name);
  const sections = names.filter((name) => guides.has(name)).map(toSection);
  const text = [index.replace(/^# .*/, ""), ...sections].join("\n\n");
  return withPictures(await renderMarkdown(withLinks(text)));
}

/** Moves headings one level down; the guide's name becomes the id of the first. */
function toSection(name: string): string {
  return (
    (guides.get(name) ?? "")
      .replace(/^#(?=#* )/gm, "##")
      .replace(/^## .*/, `$& {#${name}}`)
      // In articles, "1." begins a callout.
      .replace(/^(\d+)\. /gm, "$1) ")
  );
}

/** Links to sections instead of files, and names files that are not on the page. */
function withLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?:\.\.\/)?([\w/-]+)\.md\)/g, (_, label, file) =>
    guides.has(file) ? `[${label}](#${file})` : `${label} (\`docs/${file}.md\`)`,
  );
}

function withPictures(html: string): string {
  return html.replace(/src="([\w-]+\.webp)"/g, (source, name) => {
    const picture = pictures[`/docs/owner/${name}`]?.default;
    return picture
      ? `src="${picture.src}" width="${picture.width}" height="${picture.height}"`
      : source;
  });
}
