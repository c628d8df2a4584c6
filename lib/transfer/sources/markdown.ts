import "server-only";
import { posix } from "node:path";
import { toString as textOf } from "mdast-util-to-string";
import { escapeText } from "@/lib/markdown/from-html/elements";
import { parseMarkdown } from "@/lib/markdown/parse";
import { maxPictureBytes } from "@/lib/media/strings";
import { slugOf } from "@/lib/transfer/import/fields";
import type { Files } from "@/lib/transfer/import/files";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { linkFinder } from "@/lib/transfer/markdown/links";
import { leaveOut, leaveOutChangeDate, newReport } from "@/lib/transfer/report";
import { exportedFields, type FrontMatter, readFrontMatter } from "./front-matter";
import { type Permalink, readPermalink } from "./permalinks";
import { pictureFinder } from "./picture-files";
import { notionId, readFields } from "./post-fields";

export const maxPostBytes = 2 * 1024 * 1024;

const inPosts = /(?:^|\/)_(?:posts|drafts)\//;
/** A folder of another generator, which a zip may have beside Jekyll's. */
const inContent = /^(?:src\/)?content\//;
const isHtml = (name: string) => inPosts.test(name) && /\.html?$/i.test(name);
const isText = (name: string) => /\.(md|markdown|mdx)$/i.test(name) || isHtml(name);

/** Reads a folder or zip of Markdown files with front matter, as used by static site generators. */
export function markdownSource(files: Files): Source {
  const isJekyll = files.names.some((name) => /(?:^|\/)_posts\//.test(name));
  const isPage = (name: string) => isText(name) && !inPosts.test(name) && !inContent.test(name);
  const reasonOf = (name: string) =>
    reasonFor(name) ?? (isJekyll && isPage(name) ? page : undefined);
  const names = files.names.filter((name) => isText(name) && !reasonOf(name));
  if (names.length === 0) throw new TransferError("No Markdown files found.");
  const used = new Set<string>(names);
  const findFile = pictureFinder(files.names, isText);
  // A zip may hold just one post in its own folder.
  const pathOf = (name: string) =>
    /^(?:index|\+?page)\.\w+$/i.test(name) ? files.root + name : name;
  let permalink: Promise<Permalink> | undefined;
  const read = async (name: string) => {
    const file = readFile(await files.read(name, maxPostBytes));
    permalink ??= readPermalink(files);
    return { file, ...toPost(pathOf(name), file, await permalink) };
  };
  const findLinks = linkFinder(names, async (name) => {
    const { post } = await read(name);
    return slugOf(post, post.title);
  });
  const report = newReport("Markdown files");
  return {
    report,
    total: names.length,
    hosts: new Set(),
    async *posts() {
      for (const name of names) {
        try {
          const { file, post, hasChangeDate } = await read(name);
          if (hasChangeDate) leaveOutChangeDate(report);
          const isAbout = about.test(name) && Object.keys(file.fields).length === 0;
          const hasPageLayout =
            !post.createdAt && /^(?:page|home|default)$/.test(String(file.fields.layout));
          if (isAbout || hasPageLayout) leaveOut(report, name, hasPageLayout ? page : notPost);
          else if ("html" in post.text) yield post;
          else
            yield { ...post, text: { ...post.text, links: await findLinks(file.content, name) } };
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          leaveOut(report, name, error.message);
        }
      }
    },
    findPicture(url, { from }) {
      const path = from.slice("markdown:".length);
      const name = posix.basename(path);
      const found = findFile(url, pathOf(name) === path ? name : path);
      if (!found) return null;
      used.add(found);
      return { name: found, read: () => files.read(found, maxPictureBytes) };
    },
    reportUnused() {
      for (const name of files.names) {
        if (used.has(name)) continue;
        const [, folder] = tools.exec(name) ?? [];
        if (folder) leaveOut(report, `files in ${folder}`, "used by the site's tools");
        else if (code.test(name)) leaveOut(report, "code, style and settings files", unusedFile);
        else leaveOut(report, name, reasonOf(name) ?? unusedFile);
      }
    },
  };
}

const unusedFile = "not a post, and not used in one";
const notPost = "not a post: it describes other files";
const page = "pages are not imported; copy it manually";

const about =
  /(?:^|\/)(?:readme|licen[cs]e|changelog|contributing|code[-_]of[-_]conduct|security|agents|claude)(?:[.-][\w-]+)?\.\w+$/i;
const tools =
  /(?:^|\/)(\.[^/]+|archetypes|scaffolds|themes|vendor|_site|_includes|_layouts)(?:\/|$)/;
const code =
  /\.(?:html?|css|s[ac]ss|less|styl|[cm]?[jt]sx?|json5?|ya?ml|toml|lock|xml|liquid|njk|hbs|ejs|pug|svelte|vue|astro|rb|py|sh|woff2?|ttf|eot|otf)$|(?:^|\/)[^/.]*file$/i;

/** Returns why a file is not a post, judging by its name. */
function reasonFor(name: string): string | undefined {
  if (tools.test(name)) return unusedFile;
  if (/(?:^|\/)_index\.[\w.]+$/.test(name)) return "not a post: it introduces a list of posts";
  return about.test(name) && !name.includes("/") ? notPost : undefined;
}

const utf16: Partial<Record<string, string>> = { ÿþ: "utf-16le", þÿ: "utf-16be" };

/** Throws an Error if the front matter cannot be read. */
function readFile(bytes: Buffer): FrontMatter {
  const encoding = utf16[bytes.toString("latin1", 0, 2)] ?? "utf-8";
  try {
    return readFrontMatter(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { notes, ...file } = readFrontMatter(new TextDecoder("windows-1252").decode(bytes));
    return { ...file, notes: [...notes, "The text is not UTF-8, so it was read as Windows-1252"] };
  }
}

/** MDX imports may precede a title. */
const imports = /^\s*(?:import\s[\w$*{}\s,]{0,2000}["'][^"'\n]{1,500}["'];?\s*){0,100}/;
const title =
  /^(?:# {1,100}([^\r\n]{1,1000})|(?![>|<]|[-*+] )([^\r\n]{1,1000})\r?\n={1,100}[ \t]*)(?:\r?\n|$)/;

function titleOf(heading: string): string {
  const line = heading.replace(/\s{0,9}\{:?\s{0,9}[.#][^{}]{0,500}\}\s{0,9}$/, "");
  return textOf(parseMarkdown(`# ${line}`), { includeHtml: false }).trim();
}

/** Properties that Notion writes below the title, in a file named with an id. */
const properties = /^\s*((?:[A-Z][\w ]{0,40}: [^\r\n]+\r?\n)+)(?:\r?\n|$)/;

const propertiesOf = (lines: string) =>
  Object.fromEntries(
    [...lines.matchAll(/^([^:\n]+): (.+)$/gm)].map(([, name = "", value]) => [
      name.replace(/ (?:date|time)$|\s/gi, ""),
      value,
    ]),
  );

function toPost(
  path: string,
  { fields: given, content, notes }: FrontMatter,
  permalink: Permalink,
) {
  const isBare = /\.mdx$/i.test(path) && Object.keys(given).length === 0;
  const [start = ""] = imports.exec(content) ?? [];
  const [all = "", ...headings] = title.exec(content.slice(start.length)) ?? [];
  const heading = titleOf(headings.find(Boolean) ?? "");
  const after = content.slice(start.length + all.length);
  const isNotion = notionId.test(posix.basename(path).replace(/\.\w+$/, ""));
  const [lines = "", own = ""] = (isNotion && properties.exec(after)) || [];
  const rest = start.trimStart() + after.slice(lines.length);
  const fields = isBare ? exportedFields(content) : { ...given, ...propertiesOf(own) };
  const { post: read, base, parts, hasChangeDate, notes: more } = readFields(fields, path);
  const earlier = [read.oldUrl ?? permalink({ path, ...parts }), ...read.aliases];
  const [oldUrl = null, ...aliases] = earlier.filter((url) => url !== null);
  const post: SourcePost = {
    ...read,
    from: `markdown:${path}`.slice(0, 2000),
    title: read.title || heading || base,
    ...{ oldUrl, aliases },
    text: isHtml(path)
      ? { html: withoutLiquid(content), isClassic: !/<(?:br|div|p)\b/i.test(content) }
      : { markdown: !all || (read.title && read.title !== heading) ? content : rest, fields },
    notes: [...notes, ...more],
  };
  return { post, hasChangeDate };
}

const highlight = /\{%-?\s{0,9}highlight\s{1,9}([\w+-]{1,30})[^{}%]{0,100}%\}\n?/;
const rawTag = /\{%-?\s{0,9}(?:end)?raw\s{0,9}-?%\}/g;
const liquid = /\{%[^{}]{0,2000}%\}|\{\{[^{}]{0,1000}\}\}/g;

/** Escapes the code of `highlight` tags in HTML, and drops other tags. */
function withoutLiquid(html: string): string {
  const [before = "", ...rest] = html.split(highlight);
  const parts = rest.map((part, index) => {
    if (index % 2 === 0) return `<pre><code class="language-${part}">`;
    const [code = "", ...after] = part.split(/\{%-?\s{0,9}endhighlight\s{0,9}-?%\}/);
    return `${escapeText(code.replace(rawTag, ""))}</code></pre>${after.join("").replace(liquid, "")}`;
  });
  return before.replace(liquid, "") + parts.join("");
}
