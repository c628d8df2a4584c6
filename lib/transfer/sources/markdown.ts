import "server-only";
import { posix } from "node:path";
import { toString as textOf } from "mdast-util-to-string";
import { parseMarkdown } from "@/lib/markdown/parse";
import { maxPictureBytes } from "@/lib/media/strings";
import { slugOf } from "@/lib/transfer/import/fields";
import type { Files } from "@/lib/transfer/import/files";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { linkFinder } from "@/lib/transfer/markdown/links";
import { leaveOut, leaveOutChangeDate, newReport } from "@/lib/transfer/report";
import { exportedFields, type FrontMatter, readFrontMatter } from "./front-matter";
import { pictureFinder } from "./picture-files";
import { readFields } from "./post-fields";

export const maxPostBytes = 2 * 1024 * 1024;

const isMarkdown = (name: string) => /\.(md|markdown|mdx)$/i.test(name);

/** Reads a folder or zip of Markdown files with front matter, as used by static site generators. */
export function markdownSource(files: Files): Source {
  const names = files.names.filter((name) => isMarkdown(name) && !reasonOf(name));
  if (names.length === 0) throw new TransferError("No Markdown files found.");
  const used = new Set<string>(names);
  const findFile = pictureFinder(files.names, isMarkdown);
  // A zip may hold just one post in its own folder.
  const pathOf = (name: string) =>
    /^(?:index|\+?page)\.\w+$/i.test(name) ? files.root + name : name;
  const read = async (name: string) => {
    const file = readFile(await files.read(name, maxPostBytes));
    return { file, ...toPost(pathOf(name), file) };
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
          const isPost = !about.test(name) || Object.keys(file.fields).length > 0;
          const links = await findLinks(file.content, name);
          if (isPost) yield { ...post, text: { ...post.text, links } };
          else leaveOut(report, name, notPost);
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

const about =
  /(?:^|\/)(?:readme|licen[cs]e|changelog|contributing|code[-_]of[-_]conduct|security|agents|claude)(?:[.-][\w-]+)?\.\w+$/i;
const tools =
  /(?:^|\/)(\.[^/]+|archetypes|scaffolds|themes|vendor|_site|_includes|_layouts)(?:\/|$)/;
const code =
  /\.(?:html?|css|s[ac]ss|less|styl|[cm]?[jt]sx?|json5?|ya?ml|toml|lock|xml|liquid|njk|hbs|ejs|pug|svelte|vue|astro|rb|py|sh|woff2?|ttf|eot|otf)$|(?:^|\/)[^/.]*file$/i;

/** Returns why a file is not a post, judging by its name. */
function reasonOf(name: string): string | undefined {
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

function toPost(path: string, { fields: given, content, notes }: FrontMatter) {
  const isBare = /\.mdx$/i.test(path) && Object.keys(given).length === 0;
  const fields = isBare ? exportedFields(content) : given;
  const [start = ""] = imports.exec(content) ?? [];
  const [all = "", ...headings] = title.exec(content.slice(start.length)) ?? [];
  const rest = start.trimStart() + content.slice(start.length + all.length);
  const { post: read, base, hasChangeDate, notes: more } = readFields(fields, path);
  const post: SourcePost = {
    ...read,
    from: `markdown:${path}`.slice(0, 2000),
    title: read.title || titleOf(headings.find(Boolean) ?? "") || base,
    text: { markdown: read.title || !all ? content : rest, fields },
    notes: [...notes, ...more],
  };
  return { post, hasChangeDate };
}
