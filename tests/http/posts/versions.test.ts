import type { APIRequestContext } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { cookieHeader, newAccount, seeded, sessionCookies } from "@/e2e/support/accounts";
import { serviceClient } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { elementsIn, mainOf, textOf } from "../html";
import { expect, test } from "../test";

const report = (changes: object = {}) => ({
  editor: crypto.randomUUID(),
  postId: null,
  version: 0,
  typed: null,
  isOpen: true,
  ...changes,
});

test("the report of an editor is taken from admins only, and from this site only", async ({
  request,
}) => {
  const send = async (headers: Record<string, string>, data: unknown = report()) => {
    const init = { headers: { origin: testSite.url, ...headers }, data: JSON.stringify(data) };
    return (await request.post("/api/editor", init)).status();
  };
  const cookieOf = async (account: { email: string; password: string }) => ({
    cookie: cookieHeader(await sessionCookies(account)),
  });
  const admin = await cookieOf(seeded.admin);
  expect([await send({}), await send(await cookieOf(seeded.visitor))]).toEqual([401, 401]);
  expect(await send({ ...admin, origin: "https://elsewhere.example" })).toBe(403);
  for (const wrong of [null, {}, report({ editor: "1" }), { text: "x".repeat(2_000_000) }]) {
    expect(await send(admin, wrong)).toBe(400);
  }
  expect(await send(admin)).toBe(200);
});

/** The fields of the plain form, as a browser would send them. */
async function readForm(request: APIRequestContext, path: string) {
  const main = mainOf(await (await request.get(path)).text());
  const fields: Record<string, string> = {};
  for (const { tag, attributes } of elementsIn(main)) {
    const { name, type, value } = attributes;
    const isBox = type === "checkbox";
    if (tag !== "input" || !name || name.startsWith("$")) continue;
    if (!isBox || "checked" in attributes) fields[name] = value ?? (isBox ? "on" : "");
  }
  for (const [, name = "", text = ""] of main.matchAll(
    /<textarea[^>]* name="(\w+)"[^>]*>(.*?)<\/textarea>/gs,
  )) {
    fields[name] = textOf(text);
  }
  return { fields, text: textOf(main) };
}

test("without scripts a post is written, changed beside what visitors see, and published", async ({
  request,
  onTestFinished,
}) => {
  const { email, password } = await newAccount({ isAdmin: true });
  await postForm(request, "/login", { email, password });
  const slug = `plain-${crypto.randomUUID().slice(0, 8)}`;
  onTestFinished(async () => {
    await (await serviceClient()).from("blogs").delete().eq("slug", slug);
  });
  const seen = async () => textOf(mainOf(await (await request.get(`/blog/${slug}`)).text()));

  const { fields: empty } = await readForm(request, "/admin/posts/new/plain");
  const typed = { ...empty, title: "Plain", slug, content: "First text.", tags: "Web, Forms" };
  const created = await postForm(request, "/admin/posts/new/plain", { ...typed, published: "on" });
  expect(created.location).toContain("/admin/posts");
  expect(await seen()).toContain("First text.");

  const { data } = await (await serviceClient()).from("blogs").select().eq("slug", slug).single();
  expect(data?.tags).toEqual(["Web", "Forms"]);
  const path = `/admin/posts/${data?.id}/plain`;
  const opened = (await readForm(request, path)).fields;
  expect(opened).toMatchObject({ title: "Plain", content: "First text.", published: "on" });
  await postForm(request, path, { ...opened, content: "Second text.", button: "aside" });
  expect(await seen()).toContain("First text.");

  // What cannot be saved is not lost, and the error stands beside its field.
  const changed = (await readForm(request, path)).fields;
  expect(changed.content).toBe("Second text.");
  const wrong = { ...changed, slug: "Not a slug", content: "Third text." };
  const refused = await postForm(request, path, wrong);
  const again = await readForm(request, refused.location ?? "");
  expect(again.text).toContain("Slug may only have lower-case letters");
  expect(again.fields).toMatchObject({ slug: "Not a slug", content: "Third text." });
  await postForm(request, path, { ...again.fields, slug });
  expect(await seen()).toContain("Third text.");
});
