import { postForm } from "@/e2e/support/account-pages";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { serviceClient } from "@/e2e/support/stored";
import { signInNewAdmin } from "../admin-session";
import { headingOf, mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("returns 404 for a missing post, message or booking, and redirects the editor's old path", async ({
  request,
}) => {
  const headers = { cookie: await cookieOf(seeded.admin) };
  const open = (path: string) => request.get(`/admin/${path}`, { headers, maxRedirects: 0 });
  const missing = [
    "nonsense",
    "x".repeat(36),
    "1",
    "7",
    "%00",
    "..%2f..%2fetc",
    `${"0".repeat(8)}-0000`,
  ];
  for (const id of [...missing, crypto.randomUUID()]) {
    for (const list of ["posts", "bookings"])
      expect((await open(`${list}/${id}`)).status(), `${list}/${id}`).toBe(404);
    const message = await open(`messages/${id}`);
    expect(message.status(), id).toBe(404);
    const html = await message.text();
    expect(headingOf(html)).toBe("Message not found");
    expect(html).toContain("This message no longer exists.");
  }
  const { data } = await (await serviceClient()).from("blogs").select("id").limit(1).single();
  expect((await open(`posts/${data?.id}`)).status()).toBe(200);
  const moved = await open(`posts/edit/${data?.id}`);
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe(`/admin/posts/${data?.id}`);
});

test("an unknown admin path returns 404 in the admin layout, with a single CSP", async ({
  request,
}) => {
  const headers = { cookie: await cookieOf(seeded.admin) };
  const { data } = await (await serviceClient()).from("blogs").select("id").limit(1).single();
  const unknown = "nonsense tags/nonsense transfer/imports posts/new/more counts/more".split(" ");
  for (const path of unknown) {
    const page = await request.get(`/admin/${path}`, { headers });
    expect([path, page.status()]).toEqual([path, 404]);
    const policies = page.headersArray().filter(({ name }) => /^content-security-p/i.test(name));
    expect(policies.map(({ value }) => value.includes("'nonce-"))).toEqual([true]);
    const html = await page.text();
    expect([headingOf(html), html.includes('class="admin"')]).toEqual(["Page not found", true]);
    expect(mainOf(html)).toContain('href="/admin"');
  }
  for (const no of ["99999", "x"]) {
    const version = await request.get(`/admin/posts/${data?.id}/versions/${no}`, { headers });
    expect([version.status(), headingOf(await version.text())]).toEqual([404, "Version not found"]);
  }
});

test("without JavaScript, deleting a post asks for confirmation and can be undone from the list", async ({
  request,
  onTestFinished,
}) => {
  await signInNewAdmin(request);
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const posts = (await serviceClient()).from("blogs");
  onTestFinished(async () => void (await posts.delete().eq("slug", word)));
  const post = { title: `${word} & more`, slug: word, content: "Text." };
  const { data } = await posts.insert(post).select("id").single();
  const read = async (path = "") => mainOf(await (await request.get(path)).text());
  const list = `/admin/posts?q=${word}&status=draft`;
  const html = await read(list);
  const one = `delete ${data?.id}`;
  expect(html).toContain(`value="${one}"`);
  const kept = /name="list" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const confirmation = `/admin/posts/change?${new URLSearchParams({ one, list: textOf(kept) })}`;
  const question = textOf(await read(confirmation));
  expect(question).toContain("Are you sure you want to delete this post?");
  expect(question).toContain(post.title);

  const deleted = await postForm(request, confirmation, { kind: "delete" });
  expect(deleted.location).toContain(`${list}&answer=`);
  expect(textOf(await read(deleted.location))).toContain(`“${post.title}” was deleted.`);
  expect((await posts.select("id").eq("slug", word)).data).toEqual([]);
  const undone = await postForm(request, deleted.location ?? "", { kind: "restore" });
  const back = textOf(await read(undone.location));
  expect(back).toContain(`“${post.title}” was restored.`);
  expect(back).toContain("1 post");
  expect((await posts.select("id").eq("slug", word)).data).toEqual([{ id: data?.id }]);

  expect(await read(`/admin/posts/change?kind=tag&id=${data?.id}`)).toContain('pattern="[^,]+"');
  expect(textOf(await read("/admin/posts/change?kind=publish"))).toContain("No posts selected.");
});
