import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { siteExport } from "../../lib/transfer/schema.ts";

let maxLength = 0;

/** A file that is made to hurt an import, the same for a seed, with texts of so many characters. */
export async function hostileFile(
  seed: number,
  maxText = 150_000,
): Promise<{ kind: string; bytes: Buffer }> {
  const random = randomOf(seed);
  maxLength = maxText;
  const kinds = { wordpress, ghost, markdown, siteExportZip, noise };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const kind = names[seed % names.length] ?? "noise";
  const bytes = await kinds[kind](random);
  // One in eight is cut off.
  return { kind, bytes: random(8) === 0 ? bytes.subarray(0, random(bytes.length) + 1) : bytes };
}

type Random = (below: number) => number;

function randomOf(seed: number): Random {
  let state = (seed + 1) * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

const names = [
  ...["%2e%2e/media/1.webp", "../../etc/passwd", "a/../b", "..", "a\\b", "//host/x", "con", " "],
  ...["__proto__", "constructor", "\u202Eabc", "e\u0301", "\ud800", "\0", "a".repeat(60_000)],
  ...["<script>", "=1+1", "x?y#z", "/blog/archive", "https://127.0.0.1/", "javascript:alert(1)"],
];

const dates = [
  ...["0000-00-00 00:00:00", "9999-99-99", "2020-02-30", "-1", "1e99", "+275760-09-13", ""],
  ...["2020-01-02T03:04:05Z", "2020-01-02", "NaN", "99999999999999999", "24:00"],
];

const runs = [
  ...[
    "a\n=\n",
    "> a\n",
    "<a>",
    "<b><i>",
    "[",
    "![",
    "*a ",
    "`",
    "%a(",
    "<!--",
    "[x](",
    "|a",
    "&amp;",
  ],
  ...[
    "- ",
    "1. ",
    "<div>",
    "</p>",
    "{{< a ",
    "[a b=",
    "\\",
    "\n\n",
    "~~~\n",
    "_a",
    "<td>",
    "\u0300",
  ],
];

function text(random: Random): string {
  const run = pick(random, runs);
  const length = Math.min(maxLength, pick(random, [10, 1_000, 30_000, 150_000]));
  return run.repeat(Math.ceil(length / run.length)) + pick(random, names);
}

const many = <T>(random: Random, most: number, make: (n: number) => T): T[] =>
  Array.from({ length: 1 + random(most) }, (_, n) => make(n));

async function wordpress(random: Random): Promise<Buffer> {
  const items = many(random, 12, () => {
    const fields = ["title", "link", "guid", "content:encoded", "excerpt:encoded", "wp:post_name"];
    const texts = fields.map((name) => `<${name}><![CDATA[${text(random)}]]></${name}>`);
    const type = pick(random, ["post", "page", "attachment", "__proto__"]);
    return `<item>${texts.join("")}<wp:post_date_gmt>${pick(random, dates)}</wp:post_date_gmt><wp:post_type>${type}</wp:post_type></item>`;
  });
  const nested = "<x>".repeat(random(2) * 200);
  return Buffer.from(
    `<?xml version="1.0" encoding="${pick(random, ["UTF-8", "utf-16", "x"])}"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join("")}${nested}</channel></rss>`,
  );
}

async function ghost(random: Random): Promise<Buffer> {
  const posts = many(random, 12, (id) => ({
    ...{ id, title: text(random), slug: pick(random, names), html: text(random) },
    ...{
      published_at: pick(random, dates),
      feature_image: pick(random, names),
      status: "published",
    },
    [pick(random, names)]: pick(random, [null, [], {}, "x".repeat(100_000)]),
  }));
  return Buffer.from(JSON.stringify({ db: [{ data: { posts, [pick(random, names)]: [{}] } }] }));
}

async function markdown(random: Random): Promise<Buffer> {
  const files = many(random, 20, (n): [string, string | Buffer] => {
    const keys = many(
      random,
      pick(random, [3, 3, 9_000]),
      (key) => `k${key}: ${pick(random, dates)}`,
    );
    const head = `---\ntitle: ${JSON.stringify(pick(random, names))}\n${keys.join("\n")}\n---\n`;
    const content = pick(random, [head + text(random), text(random), Buffer.from([0xff, 0xfe, 0])]);
    return [`${pick(random, ["a", "_posts", "x/y"])}/${n}${random(9)}.md`, content];
  });
  return zipOf(files);
}

async function siteExportZip(random: Random): Promise<Buffer> {
  const id = "0f0e0d0c-0b0a-4908-8706-050403020100";
  const rows = many(random, 30, () =>
    JSON.stringify({
      id,
      path: pick(random, names),
      name: text(random),
      created_at: pick(random, dates),
    }),
  );
  return zipOf([
    ["export.json", JSON.stringify(siteExport)],
    ["data/media.json", `[\n${rows.join(",\n")}\n]\n`],
    ["data/messages.json", "[\n".repeat(pick(random, [1, 100_000]))],
    [
      "data/tags.json",
      JSON.stringify({ tags: [{ slug: pick(random, names), name: pick(random, names) }] }),
    ],
    [
      "data/redirects.json",
      JSON.stringify([{ source: pick(random, names), target: pick(random, names) }]),
    ],
    [`pictures/covers/%2e%2e/media/${id}/${random(9)}.webp`, "RIFF"],
    ...many(random, 9, (n): [string, string] => [
      `posts/${n}.md`,
      `---\nid: ${id}\ntitle: x\nslug: ${JSON.stringify(pick(random, names))}\ncreated_at: ${pick(random, dates)}\n---\n${text(random)}`,
    ]),
  ]);
}

async function noise(random: Random): Promise<Buffer> {
  const start = pick(random, ["PK\u0003\u0004", "<", "{", "", '{"db":', "<?xml "]);
  return Buffer.from(start + text(random));
}

function zipOf(files: [string, string | Buffer][]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of new Map(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
