import "server-only";
import { z } from "zod";
import { line } from "@/lib/forms/rules";
import { postLimits } from "@/lib/posts/admin/fields";
import { isSlug } from "@/lib/posts/schema";
import { call } from "@/lib/supabase/query";
import { tagLimits } from "@/lib/tags/limits";
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
import { canLead, type EarlierPath, storeEarlierPaths } from "./earlier-paths";
import type { Files } from "./files";
import { jsonRows } from "./json-rows";
import type { ImportOptions } from "./options";
import { readPost } from "./read-post";
import { importRedirects } from "./redirects";
import { postsAtOnce, storePosts } from "./store-posts";
import { storeStoredPictures } from "./stored-pictures";
import { TransferError } from "./transfer-error";

const maxJsonBytes = 5 * 1024 * 1024;

export function isSiteExport(files: Files): boolean {
  return files.has("export.json");
}

/** Puts an export of a site into this one: posts, pictures, tags and earlier addresses as they were. */
export async function importSite(files: Files, options: ImportOptions): Promise<TransferReport> {
  const { client, isApplied, onProgress, turn } = options;
  await requireVersion(files);
  const report = newReport("An export of a site", isApplied);
  await storeStoredPictures(files, options, report);
  await storeTags(files, options, report);

  const names = files.names.filter((name) => /^posts\/[^/]+\.md$/.test(name));
  requirePostCount(names.length);
  const earlier: EarlierPath[] = [];
  for (let start = 0; start < names.length; start += postsAtOnce) {
    await turn?.();
    const posts = await Promise.all(
      names.slice(start, start + postsAtOnce).map((name) => readExported(files, name)),
    );
    const valid = posts.filter((post) => "post" in post).map(({ post }) => post);
    const stored = await storePosts(options, valid);
    let next = 0;
    for (const read of posts) {
      if ("error" in read) {
        const { name, error } = read;
        reportPost(report, {
          title: name,
          slug: "",
          outcome: "failed",
          notes: [error],
          oldUrl: null,
        });
        continue;
      }
      const answer = stored[next++];
      if (!answer) throw new Error("import_posts: an answer is missing");
      const { title, slug, earlier_paths, published } = read.post;
      if (answer.status === "failed") {
        reportPost(report, { title, slug, outcome: "failed", notes: [answer.error], oldUrl: null });
        continue;
      }
      const notes = answer.slug === slug || answer.status === "edited" ? [] : [moved(slug)];
      const paths = earlier_paths.filter(({ path }) => canLead(path, answer.slug));
      if (paths.length < earlier_paths.length) notes.push(keptPaths);
      const { id, status: outcome } = answer;
      reportPost(report, { id, title, slug: answer.slug, outcome, notes, oldUrl: null });
      if (isApplied && outcome === "created" && published) report.published.push(answer.slug);
      earlier.push(...paths.map((known) => ({ ...known, post_id: id })));
    }
    onProgress(Math.min(names.length, start + postsAtOnce), names.length, report);
  }
  if (isApplied) await storeEarlierPaths(client, earlier);
  const redirects = "data/redirects.json";
  if (files.has(redirects)) {
    await importRedirects(parseJson(await readText(files, redirects)), options, report);
  }
  await reportLists(files, options, report);
  return report;
}

const moved = (slug: string) =>
  `The slug “${slug}” belongs to another post here, so it came as a draft with this one.`;

const keptPaths = "Not every earlier path redirects to it: the site has pages at the others.";

async function requireVersion(files: Files): Promise<void> {
  const { format, version } = parseJson(await readText(files, "export.json")) as Partial<
    typeof siteExport
  >;
  if (format === siteExport.format && version === siteExport.version) return;
  throw new TransferError("This zip is no export that this version of the site can read.");
}

type ReadPost = { post: ExportedPost } | { name: string; error: string };

async function readExported(files: Files, name: string): Promise<ReadPost> {
  try {
    const { fields, content } = await readPost(files, name);
    const changes = name.replace(/^posts/, "changes");
    if (content.length > postLimits.content) throw new TransferError("Its text is too long.");
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
    else leaveOut(report, `tag “${Object(tag).name ?? ""}”`, "a tag cannot have this name");
  }
  if (!isApplied) return;
  await call(client, "import_tags", { p_tags: { tags, redirects } });
}

const lists = ["subscribers", "messages", "waitlist", "bookings", "settings"];

/** These hold people's words and consents, which a backup brings back whole. */
async function reportLists(
  files: Files,
  { turn }: ImportOptions,
  report: TransferReport,
): Promise<void> {
  for (const list of lists) {
    const name = `data/${list}.json`;
    if (!files.has(name)) continue;
    let count = 0;
    for await (const _ of jsonRows(files, name, turn)) count += 1;
    leaveOut(report, list, "an import takes posts and pictures; a backup restores the rest", count);
  }
}

const readText = async (files: Files, name: string) => String(await files.read(name, maxJsonBytes));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TransferError("This zip is damaged: a file in it is not JSON.");
  }
}
