import { expect, test } from "vitest";
import { brand } from "@/content/brand";
import { convertPost } from "@/lib/transfer/import/fields";
import { localMoment } from "@/lib/transfer/sources/local-moment";
import { wordpressSource } from "@/lib/transfer/sources/wordpress";
import { cpuMs } from "@/tests/unit/cpu-time";
import { withFile } from "@/tests/with-file";
import { attachment, end, head, item, post, read, readAs } from "./wordpress-exports";

test("reports types and elements named like object properties as unsupported", async () => {
  const { why } = await read(item(1, "__proto__", ""), "<constructor>x</constructor>");
  expect(why).toEqual(Array(2).fill("not supported by this site"));
});

test("counts only media files that no text shows in any size", async () => {
  const { leftOut } = await read(
    post('<img src="https://old.example/10-300x200.jpg?x=1"> https://old.example/11.jpg, and'),
    ...[10, 11, 12].map(attachment),
  );
  expect(leftOut).toEqual([["media library files", 1]]);
});

test("uses a post's attachment only if a text, cover or gallery shows it", async () => {
  const large = "https://old.example/13-scaled.jpg";
  const { leftOut } = await read(
    item(2, "post", "<content:encoded>Text.</content:encoded>"),
    ...[10, 11].map(attachment),
    post(
      `<!-- wp:acf/hero {"url":"https://old.example/11.jpg"} /--><img src="http://old.example/13-1024x683.jpg">`,
      "<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>12</wp:meta_value></wp:postmeta>",
    ),
    ...[attachment(12), attachment(13).replace("https://old.example/13.jpg", large)],
  );
  expect(leftOut).toEqual([["media library files", 2]]);
  const gallery = item(2, "post", "<content:encoded>[gallery]</content:encoded>");
  expect((await read(gallery, attachment(10))).leftOut).toEqual([]);
});

const note = `<wp:postmeta><wp:meta_key>footnotes</wp:meta_key>
  <wp:meta_value>[{"content":"A note.","id":"a-1"}]</wp:meta_value></wp:postmeta>`;
const video = "https://youtu.be/abcdefghijk";
const block = (text: string) => `<!-- wp:shortcode -->${text}<!-- /wp:shortcode -->`;

test.each([
  ["old audio", "[audio:http://old.example/a.mp3|titles=x]", "<http://old.example/a.mp3>"],
  ["a URL on its own line", `Watch:\n${video}\nEnd.`, `Watch:\n\n<${video}>\n\nEnd.`],
  ["old players", `[youtube=${video}] [vimeo 123456]`, `<${video}>\n\n<https://vimeo.com/123456>`],
  ["shortcode blocks", block("[a]") + block(`[embed]${video}[/embed]`), `\\[a]\n\n<${video}>`],
  ["Photon", '<img src="http://i1.wp.com/www.old.example/a?b">', "![](https://www.old.example/a)"],
  [
    "page builders",
    '[vc_row][vc_column width="1/2"][vc_column_text]Some *text*[/vc_column_text][vc_single_image image="10"][vc_custom_heading text="A head"][vc_video link="https://vimeo.com/123456"][/vc_column][/vc_row][one_half]B[/one_half] [row] [et_pb_toggle title="Q"]A[/et_pb_toggle][et_pb_image src="https://old.example/11.jpg"][et_pb_button button_url="https://a.example/b" button_text="Go"]',
    "Some \\*text\\*\n\n![](https://old.example/10.jpg)\n\n## A head\n\n<https://vimeo.com/123456>\n\nB\n\n\\[row]\n\n**Q**\n\nA\n\n![](https://old.example/11.jpg)\n\n[Go](https://a.example/b)",
  ],
  ["embeds with a URL", '[soundcloud url="https://s.example/a"]', "<https://s.example/a>"],
  ["synced patterns", '<p>A</p><!-- wp:block {"ref":60} /-->', "A\n\nShared"],
  ["pictures of another post", '[gallery id="2" exclude="11"]', "![](https://old.example/10.jpg)"],
  [
    "footnotes",
    '<p>Text<sup class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- wp:footnotes /-->',
    "Text[^1].\n\n[^1]: A note.",
  ],
])("converts %s", async (_what, html, markdown) => {
  const pdf = attachment(12).replace(".jpg", ".pdf");
  const shared = item(
    60,
    "wp_block",
    "<content:encoded>&lt;p&gt;Shared&lt;/p&gt;</content:encoded>",
  );
  const { posts } = await read(post(html, note), attachment(10), attachment(11), pdf, shared);
  expect(posts.map((one) => convertPost(one).fields.content.trim())).toEqual([markdown]);
});

test("inserts synced patterns only up to the length of a text", async () => {
  const pattern = item(60, "wp_block", `<content:encoded>${"x".repeat(900_000)}</content:encoded>`);
  const { posts } = await read(post('<!-- wp:block {"ref":60} /-->'.repeat(500)), pattern);
  expect(JSON.stringify(posts).length).toBeLessThan(2_100_000);
});

test("notes shortcodes with a bare value, and media without a URL", async () => {
  const { posts } = await read(post("[tweet 1] [wpvideo AbC] [tweet] [audio] [video]x[/video]"));
  expect(posts[0]?.notes.join().match(/\[\w+\]/g)).toEqual(["[tweet]", "[wpvideo]", "[audio]"]);
});

test("reads old exports with tags as domain and blank lines", async () => {
  const fields = `<title>A &lt;b&gt; می\u200cخواهم Donau\u00addampf</title>
    <category>News</category><category domain="category">News</category>
    <category domain="tag">Linux</category>`;
  const xml = `\ufeff\n${head("UTF-8")}${post("Text.", fields)}${end}`;
  const readAll = async (file: string) => Array.fromAsync((await wordpressSource(file)).posts());
  const posts = await withFile(xml, readAll);
  expect(posts.map((one) => convertPost(one).fields)).toMatchObject([
    { title: "A <b> می\u200cخواهم Donaudampf", tags: ["News", "Linux"] },
  ]);
});

test("imports copies of a post with the same guid, and notes unreadable characters", async () => {
  const guid = "<guid>https://old.example/?p=1</guid>";
  const { posts } = await readAs("UTF-8", "latin1", post("Déjà vu", guid), post("Text.", guid));
  expect(posts.map(({ from }) => from.slice(-4))).toEqual(["?p=1", "=1 1"]);
  expect(posts.map(({ notes }) => notes)).toEqual([["Some characters could not be read"], []]);
});

test("reports modification dates in one line", async () => {
  const { leftOut } = await read(
    post("A", "<wp:post_modified_gmt>2020-01-02 03:04:05</wp:post_modified_gmt>"),
    post("B", "<wp:post_modified_gmt>0000-00-00 00:00:00</wp:post_modified_gmt>"),
  );
  expect(leftOut).toEqual([["last-modified dates", 1]]);
});

test("reads a draft's time in the blog's time zone", async () => {
  const { posts } = await read(
    post(
      "Text.",
      `<pubDate></pubDate><wp:post_date>2024-03-05 10:00:00</wp:post_date>
      <wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>`,
    ),
    post("Text.", "<wp:post_date>0000-00-00 00:00:00</wp:post_date>"),
  );
  expect(posts[0]?.createdAt).toBe(localMoment("2024-03-05 10:00:00", brand.timeZone));
  expect(posts[0]?.createdAt).toMatch(/^2024-03-0\d/);
  expect(posts[1]?.createdAt).toBeNull();
});

test("redirects a post's earlier slugs", async () => {
  const slugs = ["first", "second", ""].map(
    (slug) =>
      `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`,
  );
  const fields = "<link>https://now.example/2024/now/</link><wp:post_name>now</wp:post_name>";
  const { posts } = await read(post("Text.", fields + slugs.join("")));
  expect(posts[0]?.aliases).toEqual([
    "https://now.example/2024/first/",
    "https://now.example/2024/second/",
  ]);
});

test("accepts dates with a T", async () => {
  const { posts } = await read(
    post("Text.", "<wp:post_date_gmt>2024-03-05T10:00:00</wp:post_date_gmt>"),
  );
  expect(posts[0]?.createdAt).toBe("2024-03-05T10:00:00Z");
});

test("dates a draft by its local time, not 1970", async () => {
  const { posts } = await read(
    ...["Thu, 01 Jan 1970 00:00:00 +0000", "Mon, 30 Nov -0001 00:00:00 +0000"].map((published) =>
      post(
        "Text.",
        `<pubDate>${published}</pubDate><wp:post_date>2012-02-15 21:23:57</wp:post_date>
        <wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>`,
      ),
    ),
    post(
      "Text.",
      `<wp:post_date>2012-02-15 21:23:57</wp:post_date>
      <wp:post_date_gmt>1970-01-01 00:00:00</wp:post_date_gmt>`,
    ),
    post("Text.", "<pubDate>Thu, 01 Jan 1970 00:00:00 +0000</pubDate>"),
  );
  const local = localMoment("2012-02-15 21:23:57", brand.timeZone);
  expect(posts.map(({ createdAt }) => createdAt)).toEqual([local, local, local, null]);
});

test.each([
  ["future", "", "2031-07-03T10:00:00.000Z"],
  ["draft", "", null],
  ["private", "", null],
  ["future", "<wp:post_password>secret</wp:post_password>", null],
])("schedules a post dated 2031 only if it is public: %s %s", async (status, fields, schedule) => {
  const { posts } = await read(
    post(
      "Text.",
      `<wp:post_date_gmt>2031-07-03 10:00:30</wp:post_date_gmt><wp:status>${status}</wp:status>${fields}`,
    ),
  );
  const [converted] = posts.map(convertPost);
  expect(converted?.fields).toMatchObject({ publish_at: schedule });
  expect(converted?.notes.join().includes("Scheduled for ")).toBe(schedule !== null);
});

test("reads a file in its declared encoding, or rejects an unknown one", async () => {
  const { posts } = await readAs("ISO-8859-1", "latin1", post("Déjà vu"));
  expect(posts[0]?.text).toMatchObject({ html: "Déjà vu" });
  await expect(readAs("x-other", "utf8", post("Text."))).rejects.toThrow(
    "The encoding of this file, x-other, is not supported. Save it as UTF-8 first.",
  );
});

test("does not report default categories or a missing slug", async () => {
  const { posts, leftOut } = await read(
    post(
      "Text.",
      `<wp:post_date>2024-03-05 10:00:00</wp:post_date><wp:post_name></wp:post_name>
      ${["Uncategorized", "Non classé", "Sin categoría", "ALLGEMEIN", "未分類", " Без рубрики"]
        .map((name) => `<category domain="category"><![CDATA[${name}]]></category>`)
        .join("")}`,
    ),
  );
  expect(posts[0]?.tags).toEqual([]);
  expect(posts.flatMap((one) => convertPost(one).notes)).toEqual([]);
  expect(leftOut).toEqual([]);
});

test("decodes entities in tag names and search texts", async () => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
  const { posts } = await read(
    post(
      "Text.",
      `<category domain="category"><![CDATA[News &amp; Views]]></category>
      ${meta("_yoast_wpseo_metadesc", "What &amp; why")}${meta("rank_math_title", "Q&amp;A &#8211; all")}
      ${meta("_yoast_wpseo_canonical", "https://other.example/?a=1&copy=2")}`,
    ),
  );
  expect(posts[0]?.tags).toEqual(["News & Views"]);
  expect(posts[0]?.meta).toMatchObject({
    ...{ meta_description: "What & why", meta_title: "Q&A – all" },
    canonical_url: "https://other.example/?a=1&copy=2",
  });
});

test.each([
  ["titles", post("Text.", `<title><![CDATA[${"<i>".repeat(1_000_000)}]]></title>`)],
  ["attachments", Array.from({ length: 30_000 }, (_, index) => attachment(index)).join("")],
  [
    "categories",
    post("Text.", '<category domain="post_tag">x &amp;amp; y</category>'.repeat(60_000)),
  ],
])("reads hostile %s in reasonable time", async (_what, items) => {
  expect(await cpuMs(() => read(items))).toBeLessThan(4000);
});
