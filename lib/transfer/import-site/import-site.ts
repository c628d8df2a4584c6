import "server-only";
import { z } from "zod";
import { line } from "@/lib/forms/rules";
import { isSlug } from "@/lib/forms/slug";
import { postLimits } from "@/lib/posts/admin/fields/fields";
import { call } from "@/lib/supabase/query";
import { tagLimits } from "@/lib/tags/limits";
import { withAuthors } from "@/lib/transfer/authors";
import { listNames } from "@/lib/transfer/export/lists";
import { canLead, type EarlierPath, storeEarlierPaths } from "@/lib/transfer/import/earlier-paths";
import type { Files } from "@/lib/transfer/import/files";
import { jsonRows } from "@/lib/transfer/import/json-values";
import type { ImportOptions } from "@/lib/transfer/import/options";
import { postReport, postsAtOnce, storePosts } from "@/lib/transfer/import/store-posts";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import {
  leaveOut,
  newReport,
  reportPost,
  requirePostCount,
  type TransferReport,
} from "@/lib/transfer/report";
import {
  ChangedFields,
  ExportedFields,
  type ExportedPost,
  siteExport,
} from "@/lib/transfer/schema";
import { readFrontMatter } from "@/lib/transfer/sources/front-matter";
import { maxPostBytes } from "@/lib/transfer/sources/markdown";
import { storable } from "@/lib/transfer/storable";
import { importContents } from "./contents";
import { importRedirects } from "./redirects";
import { storeStoredPictures } from "./stored-pictures";

const maxJsonBytes = 5 * 1024 * 1024;

export const isSiteExport = (files: Files): boolean => files.has("export.json");

/** Imports a site export: posts, pictures, tags, earlier paths, redirects and contents. */
export async function importSite(files: Files, options: ImportOptions): Promise<TransferReport> {
  const { client, isApplied, onProgress, turn } = options;
  await requireVersion(files);
  const report = newReport("Site export", isApplied);
  await storeStoredPictures(files, options, report);
  await storeTags(files, options, report);
  const contents = await readData(files, "contents");
  const authors = contents ? await importContents(contents, options, report) : new Map();

  const names = files.names.filter((name) => /^posts\/[^/]+\.md$/.test(name));
  requirePostCount(names.length);
  const earlier: EarlierPath[] = [];
  for (let start = 0; start < names.length; start += postsAtOnce) {
    await turn?.();
    const posts = await Promise.all(
      names.slice(start, start + postsAtOnce).map((name) => readExported(files, name)),
    );
    const valid = posts.filter((post) => "post" in post).map(({ post }) => post);
    const credited = valid.map((post) => withAuthors(post, authors));
    const stored = (await storePosts(options, credited)).values();
    for (const read of posts) {
      if ("error" in read) {
        reportPost(report, postReport({ title: read.name }, undefined, [read.error]));
        continue;
      }
      const { post } = read;
      const added = postReport(post, stored.next().value, []);
      const { id, slug, outcome, notes } = added;
      if (id) {
        if (slug !== post.slug && outcome !== "edited") notes.push(moved(post.slug));
        const unknown = post.authors.filter((author) => !authors.has(author));
        notes.push(
          ...unknown.map((author) => `Author “${author}” was skipped: no such author here`),
        );
        const paths = post.earlier_paths.filter(({ path }) => canLead(path, slug));
        if (paths.length < post.earlier_paths.length) notes.push(keptPaths);
        if (isApplied && outcome === "created" && post.published) report.published.push(slug);
        earlier.push(...paths.map((known) => ({ ...known, post_id: id })));
      }
      reportPost(report, added);
    }
    onProgress(Math.min(names.length, start + postsAtOnce), names.length, report);
  }
  if (isApplied) await storeEarlierPaths(client, earlier);
  const redirects = await readData(files, "redirects");
  if (redirects) await importRedirects(redirects, options, report);
  await reportLists(files, options, report);
  return report;
}

async function readData(files: Files, name: string): Promise<unknown> {
  const file = `data/${name}.json`;
  return files.has(file) ? parseJson(await readText(files, file)) : null;
}

const moved = (slug: string) =>
  `Slug “${slug}” is taken here, so this post was imported as a draft with a different one.`;

const keptPaths = "Some old paths don't redirect here: pages already exist there.";

async function requireVersion(files: Files): Promise<void> {
  const { format, version } = parseJson(await readText(files, "export.json")) as Partial<
    typeof siteExport
  >;
  if (format === siteExport.format && version === siteExport.version) return;
  throw new TransferError("This version of the site cannot read this export.");
}

type ReadPost = { post: ExportedPost } | { name: string; error: string };

async function readExported(files: Files, name: string): Promise<ReadPost> {
  try {
    const { fields, content } = await readPost(files, name);
    const changes = name.replace(/^posts/, "changes");
    if (content.length > postLimits.content) throw new TransferError("The text is too long.");
    const changed = files.has(changes) ? await readPost(files, changes) : null;
    return {
      post: {
        ...ExportedFields.parse(fields),
        content,
        changes: changed && { ...ChangedFields.parse(changed.fields), content: changed.content },
      },
    };
  } catch (error) {
    return { name, error: error instanceof Error ? error.message : String(error) };
  }
}

async function readPost(files: Files, name: string) {
  const bytes = await files.read(name, maxPostBytes);
  try {
    return readFrontMatter(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new TransferError(`${name} cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
}

const Tag = z.object({ slug: z.string().refine(isSlug), name: line("Tag", tagLimits.name).min(1) });
const TagRedirect = z.object({ slug: z.string().refine(isSlug), tag: z.string().refine(isSlug) });
const list = z.array(z.unknown()).catch([]);
const Tags = z.object({ tags: list, redirects: list });

async function storeTags(
  files: Files,
  { client, isApplied }: ImportOptions,
  report: TransferReport,
): Promise<void> {
  if (!files.has("data/tags.json")) return;
  const { data } = Tags.safeParse(parseJson(await readText(files, "data/tags.json")));
  const redirects = data?.redirects.flatMap((tag) => TagRedirect.safeParse(tag).data ?? []) ?? [];
  const tags: z.infer<typeof Tag>[] = [];
  for (const tag of data?.tags ?? []) {
    const { data: valid } = Tag.safeParse(tag);
    if (valid) tags.push(valid);
    else leaveOut(report, `tag “${Object(tag).name ?? ""}”`, "not a valid tag name");
  }
  if (!isApplied) return;
  await call(client, "import_tags", { p_tags: storable({ tags, redirects }) });
}

/** Reports lists that are not imported, since only a backup restores personal data and consents. */
async function reportLists(
  files: Files,
  { turn }: ImportOptions,
  report: TransferReport,
): Promise<void> {
  for (const list of listNames.filter((name) => name !== "media")) {
    const name = `data/${list}.json`;
    let count = 0;
    for await (const _ of jsonRows(files, name, turn)) count += 1;
    leaveOut(
      report,
      list === "profiles" ? "members" : list,
      "imports cover only posts, images, contents and redirects; use a backup for the rest",
      count,
    );
  }
}

const readText = async (files: Files, name: string) => String(await files.read(name, maxJsonBytes));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TransferError("This zip is damaged: a file in it is not valid JSON.");
  }
}
