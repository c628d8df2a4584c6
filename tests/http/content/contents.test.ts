import { request as playwright } from "@playwright/test";
import { afterAll, beforeAll } from "vitest";
import { startFaultySite } from "@/e2e/support/faulty-site";
import { randomIp } from "@/e2e/support/random-ip";
import { testSite } from "@/e2e/support/test-site";
import type { Typed } from "@/lib/content/form/typed";
import type { KindName } from "@/lib/content/kind-labels";
import { isOpenKind, kinds } from "@/lib/content/kinds";
import { isMailKey } from "@/lib/content/placeholders/mails";
import { mainOf } from "../html";
import { expect, test } from "../test";
import { changeFields, singleChanges } from "./change-fields";
import { type Editor, kindOf, openEditor, type Place, placeOf, typedOf } from "./editor";

/** Milliseconds after which every request must reflect a publication. */
const limit = 1_500;

/** Pages that show an entry besides the kind's own. */
const alsoOn: Partial<Record<KindName, readonly string[]>> = {
  site: ["/about", "/contact", "/get-started"],
  plans: ["/terms"],
};

/** Fields whose words are on no page. */
const unseen: Partial<Record<KindName, RegExp>> = {
  // Visitors see only which times are free.
  hours: /^holidays\..*\.name$/,
};

/** Fields whose values are on no page, or look like the next one. */
const unseenValues = new Set([
  "hours/site#noticeHours",
  "hours/site#holidays.yearly.0.date",
  "hours/site#holidays.dates.0.date",
  "legal/privacy#summary.records.0.period",
]);

const defaultOf = ({ name, key }: Place) => kindOf(name).defaults()[key];

/** Fields without another value that fits: only one plan can be the most popular. */
const unchanged = ["plans/site#plans.2.mostPopular"];

type Entry = Place & ReturnType<typeof changeFields> & { original: Typed };

/** Values of kinds that have no defaults. */
const examples: Partial<Record<KindName, object>> = {
  authors: { name: "An Author", slug: "an-author", about: "Writes.", profiles: [] },
};

/** Every default, and an added entry of each kind that allows it. */
const entries = (Object.keys(kinds) as KindName[]).flatMap((name): Entry[] => {
  const defaults = kindOf(name).defaults();
  const keys = [...Object.keys(defaults), ...(isOpenKind(name) ? [""] : [])];
  return keys.map((key) => {
    const value = defaults[key] ?? Object.values(defaults)[0] ?? examples[name];
    return {
      name,
      key,
      ...changeFields(kindOf(name), key, value),
      original: typedOf({ name, key }, value),
    };
  });
});

let first: Editor;
let second: Editor;
let site: Awaited<ReturnType<typeof startFaultySite>>;

beforeAll(async () => {
  site = await startFaultySite(testSite.port + 17);
  const open = async (baseURL: string) => {
    const extraHTTPHeaders = { "x-forwarded-for": randomIp() };
    return openEditor(await playwright.newContext({ baseURL, extraHTTPHeaders }), baseURL);
  };
  [first, second] = [await open(testSite.url), await open(site.url)];
});
afterAll(async () => {
  await first.remove(entries);
  await site.stop();
});

const pagesOf = ({ name, key, typed }: Entry): string[] => {
  // An added entry has no key until it is saved.
  const own = key && kindOf(name).shownOn?.(key, typed);
  return own ? [own.replace(/#.*/, ""), ...(alsoOn[name] ?? [])] : [];
};

/** Words of an entry's fields that its pages must show. */
const wordsOf = ({ name, words }: Entry) =>
  [...words].filter(([path]) => !unseen[name]?.test(path));

type Read = (path: string) => Promise<string>;

const allPages = () => [...new Set(entries.flatMap(pagesOf))];

async function readAll(read: Read): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(allPages().map(async (path) => [path, await read(path)] as const)),
  );
}

/** Lists changed fields that a reader doesn't see, as "about/site#title zq01a". */
async function missing(read: Read, among = entries): Promise<string[]> {
  const pages = await readAll(read);
  return among.flatMap((entry) => {
    const shown = pagesOf(entry).map((path) => pages.get(path));
    if (shown.length === 0) return [];
    return wordsOf(entry).flatMap(([path, word]) =>
      shown.some((html) => html?.includes(word)) ? [] : `${placeOf(entry)}#${path} ${word}`,
    );
  });
}

/** Lists pages with a changed word that is not the slug in their own path. */
async function changedPages(read: Read): Promise<string[]> {
  const pages = [...(await readAll(read))];
  return pages.flatMap(([path, html]) =>
    changed.test(html.replaceAll(path.replace(/.*\//, ""), "")) ? [path] : [],
  );
}

/** Saves one after the other: all at once would keep the database busy for too long. */
async function saveAll(button: "save" | "publish", typedOf: (entry: Entry) => Typed) {
  for (const entry of entries) {
    const result = await first.save(entry, typedOf(entry), button);
    expect(result, placeOf(entry)).toMatchObject({ status: "saved", errors: {} });
    entry.key = result.key;
  }
}

const mains = async (editor: Editor) =>
  new Map([...(await readAll(editor.read))].map(([path, html]) => [path, mainOf(html)]));

const changed = /zq[0-9a-z]{3}/;
let before: Awaited<ReturnType<typeof mains>>;

test("changes every field", () => {
  const kept = entries.flatMap((entry) => entry.kept.map((path) => `${placeOf(entry)}#${path}`));
  expect(kept).toEqual(unchanged);
});

test("shows every number, switch, choice and picture", async () => {
  const unshown: string[] = [];
  for (const entry of entries.filter(({ key }) => key !== "" && !isMailKey(key))) {
    const { name, key } = entry;
    const shownAs = new Map<string, string>();
    let p_version = 0;
    const show = async (p_value: Typed) => {
      const known = shownAs.get(JSON.stringify(p_value));
      if (known) return known;
      const named = { p_kind: name, p_key: key, p_title: key, p_schema_no: 1, p_version };
      const saved = first.database.rpc("save_content", { ...named, p_event: "saved", p_value });
      p_version = Object((await saved.throwOnError()).data).version;
      const pages = await Promise.all(pagesOf(entry).map(first.readAsAdmin));
      shownAs.set(JSON.stringify(p_value), pages.map(mainOf).join());
      return pages.map(mainOf).join();
    };
    for (const change of singleChanges(kindOf(name), key, defaultOf(entry))) {
      const place = `${placeOf(entry)}#${change.path}`;
      if (unseenValues.has(place)) continue;
      if ((await show(change.before)) === (await show(change.after))) unshown.push(place);
    }
  }
  await first.remove(entries);
  expect(unshown).toEqual([]);
});

test("shows drafts to an admin in Draft Mode only", async () => {
  before = await mains(first);
  await saveAll("save", ({ typed }) => typed);
  expect(await missing(first.readAsAdmin)).toEqual([]);
  for (const { read } of [first, second]) {
    expect(await changedPages(read)).toEqual([]);
  }
});

test("shows what is published at the next request, and within 1.5 seconds on other servers", async () => {
  await saveAll("publish", ({ typed }) => typed);
  const published = Date.now();
  const seenThere = async () => {
    while (Date.now() - published < limit && (await missing(second.read)).length > 0);
  };
  const [here] = await Promise.all([missing(first.read), seenThere()]);
  expect(here).toEqual([]);
  expect(await missing(second.read)).toEqual([]);
});

test("shows the words of emails in their preview", async () => {
  for (const { name, key, words } of entries.filter(({ key }) => isMailKey(key))) {
    const html = await first.readAsAdmin(`/admin/content/${name}/${key}`);
    const preview = html.slice(html.indexOf('id="preview"'));
    for (const word of words.values()) expect(preview, key).toContain(word);
  }
});

test("compares versions, and restores one as a draft", async () => {
  await saveAll("publish", ({ original }) => original);
  const oneOfEach = entries.filter(({ name }, at) => entries[at + 1]?.name !== name);
  for (const { name, key, typed, words } of oneOfEach) {
    const { version = 0 } = (await first.rowOf({ name, key })) ?? {};
    const no = version - 2;
    const page = `/admin/content/${name}/${key}/versions/${no}`;
    const comparison = await first.readAsAdmin(page);
    for (const word of words.values()) expect(comparison, page).toContain(word);
    expect(comparison, page).toContain("<del>");
    const fields = { kind: name, key, version: `${version}`, no: `${no}` };
    await first.call("restoreContent", { fields });
    expect((await first.rowOf({ name, key }))?.value, page).toEqual(typed);
  }
  expect(await changedPages(first.read)).toEqual([]);
  // A restored slug still redirects until it is published.
  const unmoved = oneOfEach.filter(({ name }) => !kindOf(name).unique);
  expect(await missing(first.readAsAdmin, unmoved)).toEqual([]);
});

test("shows the defaults once the contents are deleted", async () => {
  await first.remove(entries);
  const after = await mains(first);
  for (const [path, html] of before) expect(after.get(path), path).toBe(html);
});

test("shows the default instead of a value that doesn't fit its schema, and reports it once", async () => {
  const place: Place = { name: "about", key: "site" };
  const value = { title: "Unfinished" };
  await first.database
    .rpc("save_content", {
      ...{ p_kind: place.name, p_key: place.key, p_version: 0, p_event: "published" },
      ...{ p_title: "About", p_schema_no: 1, p_value: value, p_published: value },
    })
    .throwOnError();
  const { id = "", version } = (await second.rowOf(place)) ?? {};
  // Expires the pages.
  const fields = { ...{ id, kind: place.name, key: place.key }, version: `${version}` };
  await second.call("changeContent", { fields: { ...fields, change: "discard" } });
  for (const path of ["/about", "/about", "/portfolio", "/api/search?q=about"]) {
    const html = await second.read(path);
    expect(html).not.toContain("Unfinished");
    if (before.has(path)) expect(mainOf(html)).toBe(before.get(path));
  }
  const reports = site.errors().match(/about\/site doesn't fit its schema/g);
  expect(reports).toHaveLength(1);
  expect(await second.readAsAdmin("/admin/content/about")).toContain("no longer fits its form");
});
