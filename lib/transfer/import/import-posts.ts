import "server-only";
import { setImmediate } from "node:timers/promises";
import { reportError } from "@/lib/log";
import { parseMediaPath } from "@/lib/markdown/media-path";
import { coverError } from "@/lib/media/cover";
import { postLimits } from "@/lib/posts/admin/fields/fields";
import { call } from "@/lib/supabase/query";
import { reportPost, requirePostCount, type TransferReport } from "@/lib/transfer/report";
import { runConvert } from "@/lib/transfer/worker/run-convert";
import { redirectEarlierUrls } from "./earlier-paths";
import { type ConvertedPost, coverFields, hash } from "./fields";
import { takeOutPictures } from "./inline-pictures";
import type { ImportOptions } from "./options";
import { pictureTaker } from "./pictures";
import { type Place, rewritePictures } from "./rewrite-pictures";
import type { Source, SourcePost } from "./source";
import { postReport, postsAtOnce, storePosts } from "./store-posts";
import { TransferError } from "./transfer-error";

/** Increment when the conversion changes, so that posts are imported again. */
const conversion = 10;

/** Timeout for converting one post, which happens in the background. */
const timeoutMs = 10_000;

type Prepared = {
  post: SourcePost;
  row: { from: string; hash: string; slug?: string } | null;
  notes: string[];
};

/** Stores the posts of a source as drafts, with their pictures. */
export async function importPosts(source: Source, options: ImportOptions): Promise<TransferReport> {
  const { client, isApplied, onProgress, turn = setImmediate } = options;
  requirePostCount(source.total);
  const { report } = source;
  report.isApplied = isApplied;
  const pictures = pictureTaker(source, options);
  const claimed = new Set<string>();
  const slugs = new Set<string>();
  for await (const batch of batches(source.posts(), postsAtOnce)) {
    const known: Record<string, string> = await call(client, "imported_hashes", {
      p_from: batch.map(({ from }) => from),
    });
    const prepared: Prepared[] = [];
    for (const post of batch) {
      await turn();
      prepared.push(await prepare(post, known, pictures, source.hosts));
    }
    const rows = prepared.flatMap(({ row }) => (row ? [row] : []));
    const answers = (await storePosts(options, rows)).values();
    const posts = prepared.map(({ post, row, notes }) => {
      const answer = row ? answers.next().value : undefined;
      if (row?.slug && answer?.status === "created") {
        // A dry run stores no posts, so slugs taken by earlier ones are tracked here.
        const isFree = answer.slug === row.slug && !slugs.has(row.slug);
        if (!isFree) notes.push(`Slug “${row.slug}” is taken, so the post gets a different one`);
        slugs.add(answer.slug);
      }
      return { post, report: postReport(post, answer, notes) };
    });
    await redirectEarlierUrls(posts, options, claimed);
    for (const post of posts) reportPost(report, post.report);
    report.pictures = pictures.stored();
    onProgress(report.posts.length, source.total, report);
  }
  source.reportUnused?.();
  return report;
}

async function prepare(
  post: SourcePost,
  known: Record<string, string>,
  pictures: ReturnType<typeof pictureTaker>,
  hosts: Source["hosts"],
): Promise<Prepared> {
  const { from } = post;
  const sourceHash = hash([conversion, post]);
  if (known[from] === sourceHash) return { post, row: { from, hash: sourceHash }, notes: [] };
  try {
    const { converted, putBack } = await convertInWorker(post, hosts);
    const { cover, isComplete } = await takePictures(post, converted, putBack, pictures);
    // The next import retries incomplete posts.
    const row = { from, hash: isComplete ? sourceHash : `${sourceHash}?`, ...converted.fields };
    return { post, row: { ...row, ...cover }, notes: converted.notes };
  } catch (error) {
    // One bad post must not end the whole import.
    if (!(error instanceof TransferError)) reportError(error, "post of an import");
    return { post, row: null, notes: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Throws a TransferError on a timeout. Inline pictures are not sent to the worker. */
async function convertInWorker(post: SourcePost, hosts: Source["hosts"]) {
  const { text, putBack } = takeOutPictures(
    "markdown" in post.text ? post.text.markdown : post.text.html,
  );
  const short = {
    ...post,
    text: "markdown" in post.text ? { ...post.text, markdown: text } : { ...post.text, html: text },
  };
  const converted = await runConvert("convert", [short, hosts], { timeoutMs }).catch(
    (cause: Error & { code?: string }) => {
      if (cause.name !== "TimeoutError" && cause.code !== "ERR_WORKER_OUT_OF_MEMORY") throw cause;
      throw new TransferError("The text takes too long to convert.", { cause });
    },
  );
  if ("failure" in converted) throw new TransferError(converted.failure);
  return { converted, putBack };
}

async function takePictures(
  post: SourcePost,
  { fields, notes, places }: ConvertedPost & { places: Place[] },
  putBack: (text: string) => string,
  pictures: ReturnType<typeof pictureTaker>,
) {
  let isComplete = true;
  const paths = new Map<string, string>();
  const take = async (url: string, what: string) => {
    if (parseMediaPath(url)) return url;
    const taken = await pictures.take(url, post);
    if (taken.path !== null) return taken.path;
    if (taken.isLost) isComplete = false;
    notes.push(`${what} ${url.slice(0, 200)} was not imported: ${taken.why}`);
    return null;
  };
  for (const { url } of places.filter(({ start }) => start === null)) {
    notes.push(`Image ${url.slice(0, 200)} was not imported: its URL could not be read`);
  }
  const found = places.filter(({ start }) => start !== null);
  for (const url of new Set(found.map((place) => place.url))) {
    const path = await take(putBack(url), "Image");
    if (path) paths.set(url, path);
  }
  fields.content = putBack(rewritePictures(fields.content, places, paths));
  if (fields.content.length > postLimits.content) {
    throw new TransferError("The text is too long with its embedded images.");
  }
  const noCover = { cover_image: null, cover_alt: null, cover_source: null };
  if (!post.cover) return { cover: noCover, isComplete };
  const path = await take(post.cover.url, "Cover");
  const error = path && coverError(path);
  if (error) notes.push(`Cover ${post.cover.url.slice(0, 200)} was not imported: ${error}`);
  if (!path || error) return { cover: noCover, isComplete };
  return { cover: { cover_image: path, ...coverFields(post.cover, notes) }, isComplete };
}

async function* batches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
