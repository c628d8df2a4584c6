import { seeded } from "@/e2e/support/accounts";
import { storeMessage } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { serviceClient } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { signInAsAdmin } from "../admin-session";
import { elementsIn, mainOf } from "../html";
import { expect, test } from "../test";

test("the post list shows 25 per page and keeps its filter across pages", async ({
  request,
  onTestFinished,
}) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const posts = (await serviceClient()).from("blogs");
  onTestFinished(async () => {
    await posts.delete().like("slug", `${word}%`);
  });
  const rows = Array.from({ length: 27 }, (_, index) => `${word}-${index}`);
  await posts.insert(rows.map((slug) => ({ title: `${word} post`, slug, content: "Text." })));
  const { read } = await signInAsAdmin(request);
  const list = `/admin/posts?q=${word}&status=draft`;
  const open = async (path: string) => {
    const html = mainOf(await read(path));
    const elements = elementsIn(html).map(({ attributes }) => attributes);
    return {
      html,
      titles: elements.filter(({ role }) => role === "rowheader"),
      hrefs: elements.map(({ href }) => href),
    };
  };
  const first = await open(list);
  expect(first.titles).toHaveLength(25);
  expect(first.hrefs).toContain(`${list}&page=2`);
  expect((await open(`${list}&page=2`)).titles).toHaveLength(2);
  const past = await open(`${list}&page=9`);
  expect(past.html).toContain("This list has no page 9.");
  expect(past.html).toContain("Go to page");
  expect(past.hrefs).toContain(`${list}&page=2`);
});

test("user search does not treat special characters as wildcards", async ({ request }) => {
  const { read } = await signInAsAdmin(request);
  for (const pattern of ["%", "_", "*", "\\", ",", "a%b*c"]) {
    const html = await read(`/admin/users?q=${encodeURIComponent(pattern)}`);
    expect(html, pattern).toContain("No users match.");
  }
});

test("an admin cannot change their own access", async ({ request }) => {
  const { read } = await signInAsAdmin(request);
  const html = mainOf(await read(`/admin/users?q=${seeded.admin.email}`));
  expect(html).toContain("This is you. Only another admin can change your access.");
  expect(html).not.toContain(`Change access for ${seeded.admin.email}`);
});

test("opening a message without JavaScript does not mark it as read", async ({ request }) => {
  const id = await storeMessage(uniqueEmail(), "Read me.");
  const { read } = await signInAsAdmin(request);
  expect(mainOf(await read(`/admin/messages/${id}`))).toContain("Read me.");
  const messages = (await serviceClient()).from("messages");
  const { data } = await messages.select("read_at").eq("id", id).single();
  expect(data).toEqual({ read_at: null });
});

test("the redirect to sign-in preserves a list's filter", async ({ request }) => {
  const list = "/admin/waitlist?status=pending";
  const response = await request.get(list, { maxRedirects: 0 });
  const { pathname, searchParams } = new URL(response.headers().location ?? "", testSite.url);
  expect(pathname).toBe("/login");
  expect(searchParams.get("next")).toBe(list);
});
