import { type SeededRandom, seededRandom } from "../../lib/artwork/seeded-random.ts";
import { siteExport } from "../../lib/transfer/schema.ts";
import { zipOf } from "../../tests/zip-of.ts";

let maxLength = 0;

/** Generates a file that tries to break an import, from a seed; `maxText` limits its texts. */
export async function hostileFile(
  seed: number,
  maxText = 150_000,
): Promise<{ kind: string; bytes: Buffer }> {
  const random = seededRandom(`hostile ${seed}`);
  maxLength = maxText;
  const kinds = Object.entries({ wordpress, ghost, markdown, siteExportZip, noise });
  const [kind, make] = kinds[seed % kinds.length] ?? ["noise", noise];
  const bytes = await make(random);
  const isCutOff = random.between(1, 8) === 1;
  return { kind, bytes: isCutOff ? bytes.subarray(0, random.between(1, bytes.length)) : bytes };
}

const names = [
  ...["%2e%2e/media/1.webp", "../../etc/passwd", "a/../b", "..", "a\\b", "//host/x", "con", " "],
  ...["__proto__", "constructor", "\u202Eabc", "e\u0301", "\ud800", "\0", "a".repeat(60_000)],
  ...["<script>", "=1+1", "x?y#z", "/blog/archive", "https://127.0.0.1/", "javascript:alert(1)"],
];

const dates = [
  ...["0000-00-00 00:00:00", "9999-99-99", "2020-02-30", "-1", "1e99", "+275760-09-13", ""],
  ...["2020-01-02T03:04:05Z", "2020-01-02", "NaN", "99999999999999999", "24:00"],
];

const runs =
  "a\n=\n¦> a\n¦<a>¦<b><i>¦[¦![¦*a ¦`¦%a(¦<!--¦[x](¦|a¦&amp;¦- ¦1. ¦<div>¦</p>¦{{< a ¦[a b=¦\\¦\n\n¦~~~\n¦_a¦<td>¦\u0300".split(
    "¦",
  );

function text(random: SeededRandom): string {
  const run = random.pick(runs);
  const length = Math.min(maxLength, random.pick([10, 1_000, 30_000, 150_000]));
  return run.repeat(Math.ceil(length / run.length)) + random.pick(names);
}

const many = <T>(random: SeededRandom, most: number, make: (n: number) => T): T[] =>
  Array.from({ length: random.between(1, most) }, (_, n) => make(n));

async function wordpress(random: SeededRandom): Promise<Buffer> {
  const items = many(random, 12, () => {
    const fields = ["title", "link", "guid", "content:encoded", "excerpt:encoded", "wp:post_name"];
    const texts = fields.map((name) => `<${name}><![CDATA[${text(random)}]]></${name}>`);
    const type = random.pick(["post", "page", "attachment", "__proto__"]);
    return `<item>${texts.join("")}<wp:post_date_gmt>${random.pick(dates)}</wp:post_date_gmt><wp:post_type>${type}</wp:post_type></item>`;
  });
  const nested = "<x>".repeat(random.pick([0, 200]));
  return Buffer.from(
    `<?xml version="1.0" encoding="${random.pick(["UTF-8", "utf-16", "x"])}"?><rss xmlns:wp="w" xmlns:content="c" xmlns:excerpt="e"><channel><wp:wxr_version>1.2</wp:wxr_version>${items.join("")}${nested}</channel></rss>`,
  );
}

async function ghost(random: SeededRandom): Promise<Buffer> {
  const posts = many(random, 12, (id) => ({
    ...{ id, title: text(random), slug: random.pick(names), html: text(random) },
    ...{ published_at: random.pick(dates), status: "published" },
    feature_image: random.pick(names),
    [random.pick(names)]: random.pick([null, [], {}, "x".repeat(100_000)]),
  }));
  return Buffer.from(JSON.stringify({ db: [{ data: { posts, [random.pick(names)]: [{}] } }] }));
}

async function markdown(random: SeededRandom): Promise<Buffer> {
  const files = many(random, 20, (n): [string, string | Buffer] => {
    const keys = many(
      random,
      random.pick([3, 3, 9_000]),
      (key) => `k${key}: ${random.pick(dates)}`,
    );
    const head = `---\ntitle: ${JSON.stringify(random.pick(names))}\n${keys.join("\n")}\n---\n`;
    const content = random.pick([head + text(random), text(random), Buffer.from([0xff, 0xfe, 0])]);
    return [`${random.pick(["a", "_posts", "x/y"])}/${n}${random.between(0, 8)}.md`, content];
  });
  return zipOf(Object.fromEntries(files));
}

async function siteExportZip(random: SeededRandom): Promise<Buffer> {
  const id = "0f0e0d0c-0b0a-4908-8706-050403020100";
  const name = () => random.pick(names);
  const rows = many(random, 30, () =>
    JSON.stringify({ id, path: name(), name: text(random), created_at: random.pick(dates) }),
  );
  return zipOf({
    "export.json": JSON.stringify(siteExport),
    "data/media.json": `[\n${rows.join(",\n")}\n]\n`,
    "data/messages.json": "[\n".repeat(random.pick([1, 100_000])),
    "data/tags.json": JSON.stringify({ tags: [{ slug: name(), name: name() }] }),
    "data/redirects.json": JSON.stringify([{ source: name(), target: name() }]),
    [`pictures/covers/%2e%2e/media/${id}/${random.between(0, 8)}.webp`]: "RIFF",
    ...Object.fromEntries(
      many(random, 9, (n) => [
        `posts/${n}.md`,
        `---\nid: ${id}\ntitle: x\nslug: ${JSON.stringify(name())}\ncreated_at: ${random.pick(dates)}\n---\n${text(random)}`,
      ]),
    ),
  });
}

async function noise(random: SeededRandom): Promise<Buffer> {
  const start = random.pick(["PK\u0003\u0004", "<", "{", "", '{"db":', "<?xml "]);
  return Buffer.from(start + text(random));
}
