import { postForm } from "@/e2e/support/account-pages";
import { describe } from "@/lib/content/form/describe";
import { type Typed, toTyped } from "@/lib/content/form/typed";
import { kindLabels } from "@/lib/content/kind-labels";
import { formFields } from "@/tests/content-form";
import { signInNewAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { test as base, expect } from "../test";
import { kindOf, openEditor, type Place, typedOf } from "./editor";

const about = { name: "about", key: "site" } as const;

const test = base.extend("editor", async ({ request }, { onCleanup }) => {
  const editor = await openEditor(request);
  const touched: Place[] = [about, place("site"), ...rejected.map(([place]) => place)];
  onCleanup(() => editor.remove(touched));
  return editor;
});

/** Returns a default's form with some of its fields changed. */
function formOf(place: Place, changes: Record<string, Typed>): Typed {
  const typed = typedOf(place, kindOf(place.name).defaults()[place.key]);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const at = names.reduce((inner, name) => (inner as Record<string, Typed>)[name] ?? "", typed);
    (at as Record<string, Typed>)[last] = value;
  }
  return typed;
}

const place = (name: Place["name"], key = "site"): Place => ({ name, key });

const rejected: [Place, path: string, value: Typed, error: string][] = [
  [place("stats"), "stats", Array(500).fill({ value: "1", label: "x" }), "at most 8 entries"],
  [about, "title", "x".repeat(10_000), "Title must be at most 120 characters"],
  [place("mails", "waitlist-receipt"), "paragraphs.0", "{name}", "Unknown placeholder {name}"],
  [place("legal", "terms"), "lead", "{{plan}}", "Unknown placeholder {{plan}}"],
  [place("navigation"), "callLink.href", "/blog/archive/1999", "There is no page at"],
  [place("projects", "9"), "look.text", "green", "Text must be # followed by six digits"],
];

test("shows an error at the field and keeps what was typed as a draft", async ({ editor }) => {
  for (const [place, path, value, error] of rejected) {
    const typed = formOf(place, { [path]: value });
    const result = await editor.save(place, typed, "publish");
    expect(result, path).toMatchObject({ status: "invalid" });
    expect(Object.keys(result.errors), path).toEqual([path]);
    expect(result.errors[path]).toContain(error);
    expect(await editor.rowOf(place), path).toMatchObject({ published: null, value: typed });
    const page = await editor.readAsAdmin(`/admin/content/${place.name}/${place.key}`);
    expect(page, path).toContain(error);
  }
});

test("publishes words to captions, share images and llms.txt too", async ({ editor, request }) => {
  const drawing = async () => (await request.get("/social/pages/home.png")).body();
  const before = await drawing();
  const site = place("site");
  await editor.save(site, formOf(site, { tagline: "Louder.", founded: "1999" }), "publish");
  await editor.save(about, formOf(about, { title: "Bigger" }), "publish");
  for (const path of ["/", "/about", "/contact", "/newsletter/confirmed", "/llms.txt"]) {
    expect(await editor.read(path), path).not.toMatch(/Loud, fast|since 2023|A small studio/);
  }
  expect((await drawing()).equals(before)).toBe(false);
});

test("keeps the text that loses a conflict as a version", async ({ editor }) => {
  const theirs = await editor.save(about, formOf(about, { title: "Theirs" }), "publish", {
    version: 0,
  });
  const mine = await editor.save(about, formOf(about, { title: "Mine" }), "publish", {
    version: 0,
  });
  expect(mine).toMatchObject({ status: "conflict", version: theirs.version + 1 });
  expect(await editor.read("/about")).toContain("Theirs");
  const page = "/admin/content/about/site/versions";
  expect(await editor.readAsAdmin(page)).toContain("Conflict: kept, not used");
  const comparison = await editor.readAsAdmin(`${page}/${mine.version}`);
  expect(comparison).toMatch(/<del>Mine<\/del>.*<ins>Theirs<\/ins>/s);
});

test("rejects unknown keys, and keeps text sent after its entry was deleted", async ({
  editor,
}) => {
  const words = { name: "A Writer", slug: `w${crypto.randomUUID().slice(0, 8)}` };
  const typed = formOf(place("authors", ""), words);
  const unknown = await editor.save(place("authors", "foo"), typed, "publish", { version: 0 });
  expect(unknown).toMatchObject({ status: "failed", message: "This entry no longer exists." });
  const { key, version } = await editor.save(place("authors", ""), typed, "publish");
  await editor.remove([place("authors", key)]);
  const late = await editor.save(place("authors", key), typed, "save", { version });
  expect(late).toMatchObject({ status: "failed", message: expect.stringContaining("was deleted") });
  const id = { p_kind: "authors", p_key: key };
  const versions = await editor.database.rpc("list_content_versions", id).throwOnError();
  expect(versions.data).toMatchObject([{ event: "conflict" }, { event: "published" }]);
});

test("adds one entry when a new form is sent again", async ({ editor }) => {
  const form = crypto.randomUUID();
  const typed = formOf(place("authors", ""), { name: "A Writer", slug: `w${form.slice(0, 8)}` });
  const { key } = await editor.save(place("authors", ""), typed, "save", { form });
  for (const version of [2, 3]) {
    const again = await editor.save(place("authors", ""), typed, "publish", { form });
    expect(again).toMatchObject({ status: "saved", key, version });
    (typed as Record<string, Typed>).about = `Text ${version}`;
  }
  await editor.remove([place("authors", key)]);
});

test("stores nothing when the session has ended", async ({ editor }) => {
  const typed = formOf(about, { title: "Late" });
  const result = await editor.save(about, typed, "publish", { version: 0, cookie: "" });
  expect(result).toMatchObject({
    status: "failed",
    message: expect.stringMatching(/session has ended/),
  });
  expect(await editor.rowOf(about)).toBeUndefined();
});

test("answers 404 for unknown kinds, keys and versions", async ({ editor, request }) => {
  await editor.save(about, formOf(about, {}), "save");
  for (const path of [
    ...["nothing", "nothing/site", "about/other", "projects/99999", "legal/new", "toString"],
    ...["about/other/versions", "about/site/versions/9999", "about/site/versions/x"],
  ]) {
    const answer = await request.get(`/admin/content/${path}`, {
      headers: { cookie: editor.cookie },
    });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test("titles each page after its kind or entry", async ({ editor, request }) => {
  const titleAt = async (path: string) => {
    const headers = { cookie: editor.cookie };
    const page = await (await request.get(`/admin/content/${path}`, { headers })).text();
    return textOf(/<title>[^<]*/.exec(page)?.[0] ?? "").split(" | ")[0];
  };
  for (const [name, label] of Object.entries(kindLabels)) expect(await titleAt(name)).toBe(label);
  expect(await titleAt("projects/9")).toBe("Roost");
  expect(await titleAt("projects/new")).toBe("New project");
});

test("hides a picture deleted from the library, and the admin says so", async ({ editor }) => {
  const src = `/media/${crypto.randomUUID()}/800x600.webp`;
  const studio = [{ src, alt: "The studio" }];
  expect(await editor.save(about, formOf(about, { studio }), "publish")).toMatchObject({
    status: "saved",
  });
  const page = await editor.read("/about");
  expect(page).toContain("</main>");
  expect(page).not.toContain(src);
  const admin = await editor.readAsAdmin("/admin/content/about");
  expect(admin).toContain("1 picture is no longer in the library");
});

test("without JavaScript, adds a project that visitors see until it is hidden", async ({
  request,
  editor,
}) => {
  await signInNewAdmin(request);
  const title = `Words ${crypto.randomUUID()}`;
  const project = describe(kindOf("projects").schema);
  let path = "/admin/content/projects/new";
  const press = async (button: string, values: Record<string, Typed>) => {
    const typed = { ...(toTyped(project, {}) as object), title, description: "Built.", ...values };
    const fields = formFields(project, typed);
    path = (await postForm(request, path, { title, ...fields, button })).location ?? "";
    return mainOf(await (await request.get(path)).text());
  };
  const invalid = await press("publish", { year: "two thousand" });
  expect(invalid).toContain("Year must be a number in digits only");
  for (const value of [title, "two thousand"]) expect(invalid).toContain(`value="${value}"`);
  const grown = await press("add:fullDescription", { year: "2026" });
  expect(grown).toContain('name="fullDescription.0"');
  expect(grown).not.toContain("There is a problem");
  const published = await press("publish", { year: "2026", fullDescription: ["It was built."] });
  expect(published).toContain("Published. Visitors see it now.");

  const [, key = ""] = /projects\/(\d+)/.exec(path) ?? [];
  const open = (path: string) => request.get(path, { headers: { cookie: "" } });
  for (const shown of ["/portfolio", `/portfolio/${key}`, "/"]) {
    expect(await (await open(shown)).text(), shown).toContain(title);
  }
  expect(await (await open("/sitemaps/pages-1.xml")).text()).toContain(`/portfolio/${key}<`);
  const defaults = Object.keys(kindOf("projects").defaults()).map((key) => place("projects", key));
  await postForm(request, "/admin/content/projects", { change: "down", key });
  const list = mainOf(await (await request.get("/admin/content/projects")).text());
  expect(list.match(/Never edited/g)).toHaveLength(defaults.length);
  await postForm(request, path, { change: "hide" });
  expect((await open(`/portfolio/${key}`)).status()).toBe(404);
  const versions = await request.get(`/admin/content/projects/${key}/versions`);
  expect((await versions.text()).match(/Restore version \d/g)).not.toContain("Restore version 3");
  await editor.remove([...defaults, place("projects", key)]);
});

test("hides and shows a default that was never published", async ({ editor, request }) => {
  const tally = place("projects", "8");
  const status = async () => (await request.get("/portfolio/8")).status();
  const change = async (change: string, { id = "", version = 0 } = {}) => {
    const fields = { id, kind: tally.name, key: tally.key, version: `${version}`, change };
    await editor.call("changeContent", { fields });
  };
  const before = mainOf(await editor.read("/portfolio"));
  await change("hide");
  expect(await status()).toBe(404);
  for (const path of ["/", "/llms.txt"]) {
    expect(await editor.read(path)).not.toContain("Three products");
  }
  const page = await editor.readAsAdmin("/admin/content/projects/8");
  expect(page).toContain(">Show</button>");
  await change("show", await editor.rowOf(tally));
  expect(await status()).toBe(200);
  expect(mainOf(await editor.read("/portfolio"))).toBe(before);
  const defaults = Object.keys(kindOf("projects").defaults()).map((key) => place("projects", key));
  await editor.remove(defaults);
});
