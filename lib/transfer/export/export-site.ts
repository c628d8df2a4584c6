import "server-only";
import type { Readable } from "node:stream";
import { stringify } from "yaml";
import { type CsvColumn, csvText } from "@/lib/admin/csv";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { listAuthorSlugs, withAuthors } from "@/lib/transfer/authors";
import { type ExportedPost, siteExport } from "@/lib/transfer/schema";
import { csvLists, listNames, readList } from "./lists";
import { filesOf, readStored } from "./pictures";
import { type Zip, zipStream } from "./zip";

export type ExportTotals = { posts: number; pictures: number; missing: string[] };

type Options = {
  client: SessionClient;
  /** Updated as the export proceeds. */
  totals?: ExportTotals;
};

const postsAtOnce = 50;

/**
 * Exports the site as one zip: posts as Markdown, pictures as stored, lists as CSV, and all data as
 * JSON. The zip is generated while it is read; an error destroys the stream.
 */
export function exportSite({ client, totals = emptyTotals() }: Options): Readable {
  return zipStream(async (zip) => {
    const covers = new Set<string>();
    const { format, version } = siteExport;
    const createdAt = new Date().toISOString();
    await zip.add("export.json", json({ format, version, createdAt }));
    for await (const posts of readPosts(client)) {
      for (const post of posts) {
        await addPost(zip, post);
        for (const path of [post.cover_image, post.changes?.cover_image]) {
          if (path?.startsWith("/covers/")) covers.add(path);
        }
        totals.posts += 1;
      }
    }
    await zip.add("data/posts.json", jsonRows(readPosts(client)));
    for (const path of covers) await addPicture({ zip, client, path, totals });
    for await (const pictures of readList(client, "media")) {
      for (const { path } of pictures) await addPicture({ zip, client, path, totals });
    }
    await zip.add("data/tags.json", json(await call(client, "export_tags")));
    await zip.add("data/redirects.json", json(await call(client, "export_redirects")));
    await zip.add("data/contents.json", json(await call(client, "export_contents")));
    for (const name of listNames) {
      await zip.add(`data/${name}.json`, jsonRows(readList(client, name)));
      const columns = csvLists[name] as readonly CsvColumn<object>[] | undefined;
      if (columns) await zip.add(`lists/${name}.csv`, csvText(columns, readList(client, name)));
    }
    await zip.add("missing-pictures.json", json(totals.missing));
  });
}

const emptyTotals = (): ExportTotals => ({ posts: 0, pictures: 0, missing: [] });

async function* readPosts(client: SessionClient): AsyncGenerator<ExportedPost[]> {
  const slugs = new Map((await listAuthorSlugs(client)).map(({ key, slug }) => [key, slug]));
  let last: string | undefined;
  do {
    const posts: ExportedPost[] = await call(client, "export_posts", {
      p_size: postsAtOnce,
      p_after: last,
    });
    if (posts.length > 0) yield posts.map((post) => withAuthors(post, slugs));
    last = posts.at(-1)?.id;
  } while (last);
}

/** Builds a Markdown file from front matter fields and content, which is kept byte for byte. */
export function writePostFile(fields: object, content: string): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${content}`;
}

/** Unpublished changes go into a separate file. */
async function addPost(zip: Zip, { changes, content, ...fields }: ExportedPost): Promise<void> {
  await zip.add(`posts/${fields.slug}.md`, one(writePostFile(fields, content)));
  if (!changes) return;
  const { content: changed, ...others } = changes;
  await zip.add(`changes/${fields.slug}.md`, one(writePostFile(others, changed)));
}

type Addition = { zip: Zip; client: SessionClient; path: string; totals: ExportTotals };

async function addPicture({ zip, client, path, totals }: Addition): Promise<void> {
  totals.pictures += 1;
  for (const file of filesOf(path)) {
    const bytes = await readStored(client, file);
    if (bytes) await zip.add(`pictures/${file.bucket}/${file.name}`, one(bytes));
    else totals.missing.push(`${file.bucket}/${file.name}`);
  }
}

async function* one<T>(value: T): AsyncGenerator<T> {
  yield value;
}

const json = (value: unknown): AsyncGenerator<string> => one(`${JSON.stringify(value, null, 2)}\n`);

/** Serialises rows as a JSON array with one row per line. */
async function* jsonRows(chunks: AsyncIterable<object[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const rows of chunks) {
    yield `${before}\n${rows.map((row) => JSON.stringify(row)).join(",\n")}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}
