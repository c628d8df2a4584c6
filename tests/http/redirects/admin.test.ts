import type { APIRequestContext } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import {
  deleteRedirect,
  storedMissing,
  storedRedirect,
  storeMissing,
} from "@/e2e/support/redirects";
import { signInNewAdmin } from "../admin-session";
import { elementsIn, mainOf, textOf } from "../html";
import { test as base, expect } from "../test";

/** An admin session without JavaScript. */
const test = base.extend("admin", async ({ request }) => {
  await signInNewAdmin(request);
  return request;
});

const word = () => crypto.randomUUID().slice(0, 8);
const page = "/admin/redirects";
const untouched = { maxRedirects: 0 };

const mainText = async (admin: APIRequestContext, path: string) =>
  textOf(mainOf(await (await admin.get(path)).text()));

const fieldValue = (html: string, name: string) =>
  elementsIn(html).find(({ attributes }) => attributes.name === name)?.attributes.value;

test("a redirect created from the list of missing pages works at the next request", async ({
  request,
  admin,
}) => {
  const path = `/lost-%C3%BC-${word()}`;
  const readable = decodeURI(path);
  await storeMissing(path);
  const listed = await (await admin.get(`${page}/missing?q=${readable.slice(1)}`)).text();
  const hrefs = elementsIn(listed).map(({ attributes }) => attributes.href ?? "");
  const href = hrefs.find((one) => one.includes("/new?from=")) ?? "";
  const form = await (await admin.get(href)).text();
  expect(fieldValue(form, "source")).toBe(readable);
  expect(form).toMatch(/<input[^>]*name="target"[^>]*autofocus|autofocus[^>]*name="target"/i);

  const fields = { source: path, target: "/about", status: "301" };
  const { location = "" } = await postForm(admin, `${page}/new`, fields);
  expect(location).toContain(`${page}?answer=`);
  const moved = await request.get(path, untouched);
  expect([moved.status(), moved.headers().location]).toEqual([301, "/about"]);
  expect(await storedMissing(path)).toBeNull();
  expect(await mainText(admin, `${page}?q=${readable.slice(1)}`)).toContain("/about");
  await deleteRedirect(path);
});

test("an invalid redirect shows an error at its field and keeps the input", async ({ admin }) => {
  const [a, b] = [`/a-${word()}`, `/b-${word()}`];
  const send = async (fields: Record<string, string>, at = `${page}/new`) => {
    const { location = "" } = await postForm(admin, at, { status: "308", ...fields });
    return location;
  };
  expect(await send({ source: a, target: b })).toContain(`${page}?answer=`);
  for (const [fields, error] of [
    [{ source: b, target: a }, "This would create a loop"],
    [{ source: "/about", target: b }, "A page already exists at this path"],
    [{ source: a, target: "/contact" }, "Redirect already exists"],
    [{ source: `${a}-x`, target: a }, `${a} redirects to ${b}. Use that instead`],
    [{ source: `${a}-x`, target: "javascript:alert(1)" }, "Enter a path like /about"],
  ] as const) {
    const location = await send(fields);
    expect(location).toContain(`${page}/new?answer=`);
    const html = await (await admin.get(location)).text();
    expect(textOf(mainOf(html))).toContain(error);
    expect(fieldValue(html, "source")).toBe(fields.source);
    expect(fieldValue(html, "target")).toBe(fields.target);
  }
  expect(await storedRedirect(a)).toMatchObject({ target: b });
  expect(await storedRedirect(b)).toBeNull();
  await deleteRedirect(a);
});

test("an import stores valid lines, lists the rest, and changes nothing when repeated", async ({
  request,
  admin,
}) => {
  const [a, b] = [`/a-${word()}`, `/b-${word()}`];
  const csv = `from,to,status\n${a},/about,302\n/admin/x,/about\n${b},\n${b},,410\n/c,/c\n${a},/`;
  for (const word of ["saved", "unchanged"]) {
    const { location = "" } = await postForm(admin, `${page}/import`, { csv });
    const html = mainOf(await (await admin.get(location)).text());
    expect(html).toContain('id="csv-error"');
    expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${csv}</textarea>`));
    const text = textOf(html);
    expect(text).toContain(`2 ${word} (lines 2, 5), 4 invalid (lines 3 to 4, 6 to 7).`);
    for (const line of [
      "Line 3: This part of the site cannot be redirected",
      "Line 4: Enter the new path or URL",
      "Line 6: A path cannot redirect to itself",
      "Line 7: An earlier line redirects this path differently",
    ]) {
      expect(text).toContain(line);
    }
  }
  expect(await storedRedirect(a)).toMatchObject({ target: "/about", status: 302 });
  expect(await storedRedirect(b)).toMatchObject({ target: null, status: 410 });
  expect((await request.get(b, untouched)).status()).toBe(410);

  const file = await admin.get(`${page}/export?q=${a.slice(1)}`);
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  const [head, line] = (await file.text()).split("\r\n");
  expect(head).toBe("\ufeffFrom,To,Status,Hits,Last hit,Created,Kind");
  expect(line).toMatch(new RegExp(`^${a},/about,302,\\d+,`));

  expect(await mainText(admin, `${page}?q=${b.slice(1)}`)).toContain("Gone");
  await Promise.all([a, b].map(deleteRedirect));
});

test("returns 404 for a redirect that does not exist", async ({ admin }) => {
  expect((await admin.get(`${page}/${crypto.randomUUID()}`)).status()).toBe(404);
  expect((await admin.get(`${page}/nonsense`)).status()).toBe(404);
});
