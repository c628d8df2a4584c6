import { request as playwright } from "@playwright/test";
import { afterAll } from "vitest";
import { randomIp } from "@/e2e/support/random-ip";
import { testSite } from "@/e2e/support/test-site";
import type { Typed } from "@/lib/content/form/typed";
import type { KindName } from "@/lib/content/kind-labels";
import { isOpenKind, kinds } from "@/lib/content/kinds";
import { isMailKey } from "@/lib/content/placeholders/mails";
import { changeFields, type Single, singleChanges } from "@/tests/change-fields";
import { expect, test } from "../faults/faulty-test";
import { mainOf } from "../html";
import { type Editor, kindOf, openEditor, type Place, placeOf, saveDraft, typedOf } from "./editor";

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

// `shared` is a second server on the same build and data.
test.beforeAll(async ({ shared }) => {
  const open = async (baseURL: string) => {
    const extraHTTPHeaders = { "x-forwarded-for": randomIp() };
    return openEditor(await playwright.newContext({ baseURL, extraHTTPHeaders }), baseURL);
  };
  [first, second] = [await open(testSite.url), await open(shared.url)];
});
afterAll(() => first.remove(entries));

const pagesOf = ({ name, key, typed }: Entry): string[] => {
  // An added entry has no key until it is saved.
  const own = key && kindOf(name).shownOn?.(key, typed);
  return own ? [own.replace(/#.*/, ""), ...(alsoOn[name] ?? [])] : [];
};

/** Words of an entry's fields that its pages must show. */
const wordsOf = ({ name, words }: Entry) =>
  [...words].filter(([path]) => !unseen[name]?.test(path));

type Read = (path: string) => Promise<string>;

async function readAll(read: Read, among = entries): Promise<Map<string, string>> {
  const paths = [...new Set(among.flatMap(pagesOf))];
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

/** Lists changed fields that a reader doesn't see, as "about/site#title zq01a". */
async function missing(read: Read, among = entries): Promise<string[]> {
  const pages = await readAll(read, among);
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

async function save(entry: Entry, typed: Typed, button: "save" | "publish") {
  const result = await first.save(entry, typed, button);
  expect(result, placeOf(entry)).toMatchObject({ status: "saved", errors: {} });
  entry.key = result.key;
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
  // One page shows all projects alike.
  const seenInProjects = new Set<string>();
  for (const entry of entries.filter(({ key }) => key !== "" && !isMailKey(key))) {
    const { name, key } = entry;
    const shownAs = new Map<string, string>();
    let version = 0;
    const show = async (typed: Typed, page: string) => {
      const shown = `${page} ${JSON.stringify(typed)}`;
      if (!shownAs.has(shown)) {
        version = await saveDraft(first, entry, typed, version);
        shownAs.set(shown, mainOf(await first.readAsAdmin(page)));
      }
      return shownAs.get(shown);
    };
    const isShown = async ({ before, after }: Single) => {
      for (const page of pagesOf(entry)) {
        if ((await show(before, page)) !== (await show(after, page))) return true;
      }
      return false;
    };
    const seen = name === "projects" ? seenInProjects : undefined;
    for (const change of singleChanges(kindOf(name), key, defaultOf(entry), seen)) {
      const place = `${placeOf(entry)}#${change.path}`;
      if (!unseenValues.has(place) && !(await isShown(change))) unshown.push(place);
    }
  }
  await first.remove(entries);
  expect(unshown).toEqual([]);
});

test("shows drafts to an admin in Draft Mode only", async () => {
  before = await mains(first);
  // One after the other: all at once would keep the database busy for too long.
  for (const entry of entries) {
    if (entry.key) await saveDraft(first, entry, entry.typed);
    else await save(entry, entry.typed, "save");
  }
  expect(await missing(first.readAsAdmin)).toEqual([]);
  for (const { read } of [first, second]) {
    expect(await changedPages(read)).toEqual([]);
  }
});

test("shows what is published at the next request, and within 1.5 seconds on other servers", async () => {
  for (const entry of entries) await save(entry, entry.typed, "publish");
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
  const added = entries.findLast(({ name }) => name === "projects");
  const compared = entries.filter((entry) => entry.name === "about" || entry === added);
  for (const entry of compared) {
    await save(entry, entry.original, "publish");
    const { name, key, typed, words } = entry;
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
  const all = await missing(async () => "", compared);
  expect(await missing(first.read, compared)).toEqual(all);
  expect(await missing(first.readAsAdmin, compared)).toEqual([]);
});

test("shows the defaults once the contents are deleted", async () => {
  await first.remove(entries);
  const after = await mains(first);
  for (const [path, html] of before) expect(after.get(path), path).toBe(html);
});

test("shows the default instead of a value that doesn't fit its schema, and reports it once", async ({
  shared,
}) => {
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
  const reports = shared.errors().match(/about\/site doesn't fit its schema/g);
  expect(reports).toHaveLength(1);
  expect(await second.readAsAdmin("/admin/content/about")).toContain("no longer fits its form");
});
