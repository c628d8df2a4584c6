import "server-only";
import { type Notes, note, noteLines } from "@/lib/markdown/from-html/notes";
import { maxPictureBytes } from "@/lib/media/strings";
import type { Files } from "@/lib/transfer/import/files";
import { maxPostBytes } from "@/lib/transfer/import/read-post";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { leaveOut, leaveOutChangeDates } from "@/lib/transfer/report";
import { type FrontMatter, readFrontMatter } from "./front-matter";
import { pictureFinder } from "./picture-files";
import { fieldNames, readFields } from "./post-fields";

const isMarkdown = (name: string) => /\.(md|markdown|mdx)$/i.test(name);

/** A folder or zip of Markdown files with front matter, as static site generators have them. */
export function markdownSource(files: Files): Source {
  const names = files.names.filter((name) => isMarkdown(name) && !reasonOf(name));
  if (names.length === 0) throw new TransferError("There is no Markdown file in it.");
  const used = new Set<string>(names);
  const findFile = pictureFinder(files.names, isMarkdown);
  let changeDates = 0;
  const unread: { name: string; why: string }[] = [];
  return {
    name: "Markdown files",
    total: names.length,
    hosts: new Set(),
    async *posts() {
      for (const name of names) {
        try {
          const file = readFile(await files.read(name, maxPostBytes));
          if (fieldNames.changed.some((key) => file.fields[key])) changeDates += 1;
          const isPost = !about.test(name) || Object.keys(file.fields).length > 0;
          if (isPost) yield toPost(name, file, files.root);
          else unread.push({ name, why: notPost });
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          unread.push({ name, why: error.message });
        }
      }
    },
    findPicture(url, { from }) {
      const found = findFile(url, from.slice("markdown:".length));
      if (!found) return null;
      used.add(found);
      return { name: found, read: () => files.read(found, maxPictureBytes) };
    },
    reportRest(report) {
      leaveOutChangeDates(report, changeDates);
      for (const { name, why } of unread) leaveOut(report, name, why);
      for (const name of files.names) {
        if (used.has(name)) continue;
        const isCode = code.test(name) && !isMarkdown(name);
        leaveOut(
          report,
          isCode ? "files of code, styles and settings" : name,
          reasonOf(name) ?? unusedFile,
        );
      }
    },
  };
}

const unusedFile = "no post shows it, and it is no post";
const notPost = "it describes the files around it, and is no post";

const about =
  /(?:^|\/)(?:readme|licen[cs]e|changelog|contributing|code[-_]of[-_]conduct|security|authors|notice)(?:[.-][\w-]+)?\.\w+$/i;
const code =
  /\.(?:html?|css|scss|sass|less|[cm]?[jt]sx?|json5?|ya?ml|toml|lock|xml|liquid|njk|hbs|ejs|pug|svelte|vue|astro|rb|py|sh|map|woff2?|ttf|eot|otf)$|(?:^|\/)(?:\.[^/]*|[^/.]*file)$/i;

/** Why a Markdown file is no post, by its name. */
function reasonOf(name: string): string | undefined {
  if (!isMarkdown(name)) return undefined;
  if (
    /(?:^|\/)(?:\.|archetypes\/|scaffolds\/|themes\/|vendor\/|_(?:site|includes|layouts)\/)/.test(
      name,
    )
  ) {
    return "it belongs to the tools of the site";
  }
  if (/(?:^|\/)_index\.[\w.]+$/.test(name)) return "it heads a list of posts, and is no post";
  return about.test(name) && !name.includes("/") ? notPost : undefined;
}

/** Throws an Error for front matter that cannot be read. */
function readFile(bytes: Buffer): FrontMatter {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    return readFrontMatter(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const file = readFrontMatter(new TextDecoder("windows-1252").decode(bytes));
    return {
      ...file,
      notes: [...file.notes, "Its text is not UTF-8, and was read as Windows-1252"],
    };
  }
}

function toPost(name: string, file: FrontMatter, root: string): SourcePost {
  const { content } = file;
  // A post in a folder of its own may be all that a zip has.
  const path = /^index\.\w+$/i.test(name) ? root + name : name;
  const heading = /^\s*# {1,100}([^\r\n]{1,1000})(?:\r?\n|$)/.exec(content);
  const { base, notes, ...post } = readFields(file.fields, path);
  return {
    ...post,
    from: `markdown:${path}`.slice(0, 2000),
    title: post.title || heading?.[1]?.replace(/ +#+ *$/, "").trim() || base,
    text: { markdown: post.title || !heading ? content : content.slice(heading[0].length) },
    notes: [...file.notes, ...shortcodeNotes(content), ...notes],
  };
}

/** Of Hugo. Code may show them as they are. */
function shortcodeNotes(content: string): string[] {
  const notes: Notes = new Map();
  const text = content.replace(/```[\s\S]*?```|`[^`]*`/g, "");
  for (const [, sign, name] of text.matchAll(/\{\{([<%])\s{0,10}([a-z][\w./-]{0,60})/gi)) {
    const end = sign === "<" ? ">" : "%";
    note(notes, `The shortcode {{${sign} ${name} ${end}}} stands in the text as it was`);
  }
  return noteLines(notes);
}
