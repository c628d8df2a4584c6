import { wordpressSource } from "@/lib/transfer/sources/wordpress";
import { withFile } from "@/tests/with-file";

export const head = (encoding: string) => `<?xml version="1.0" encoding="${encoding}" ?>
  <rss xmlns:content="content" xmlns:excerpt="excerpt" xmlns:wp="wp"><channel>
  <link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>`;
export const end = "</channel></rss>";

export const item = (id: number, type: string, fields: string) =>
  `<item><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type>${fields}</item>`;
export const post = (content: string, fields = "") =>
  item(1, "post", `<content:encoded><![CDATA[${content}]]></content:encoded>${fields}`);
export const attachment = (id: number) =>
  item(
    id,
    "attachment",
    `<wp:post_parent>2</wp:post_parent><wp:attachment_url>https://old.example/${id}.jpg</wp:attachment_url>`,
  );

/** Reads an export of these items. */
export const read = (...items: string[]) => readAs("UTF-8", "utf8", ...items);

/** Reads an export that declares one encoding and has another. */
export async function readAs(declared: string, encoding: BufferEncoding, ...items: string[]) {
  const content = Buffer.from(head(declared) + items.join("") + end, encoding);
  const { report, posts } = await withFile(content, async (file) => {
    const { report, ...source } = await wordpressSource(file);
    return { report, posts: await Array.fromAsync(source.posts()) };
  });
  const why = report.leftOut.map((line) => line.why);
  return { posts, why, leftOut: report.leftOut.map(({ what, count }) => [what, count]) };
}
