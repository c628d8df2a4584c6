import { cookieOf, seeded } from "@/e2e/support/accounts";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { openedPost, serviceClient } from "@/e2e/support/stored";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { expect, test } from "../test";

test("previews and saves a text of 200,000 non-Latin characters", async ({
  request,
  onTestFinished,
}) => {
  const slug = `long-${crypto.randomUUID()}`;
  const posts = (await serviceClient()).from("blogs");
  onTestFinished(async () => void (await posts.delete().eq("slug", slug)));
  await posts.insert({ title: slug, slug, content: "Text." }).throwOnError();
  const cookie = await cookieOf(seeded.admin);
  const line = `${"मराठी लेख ".repeat(49)}\n\n`;
  const end = "the end";
  const content = line.repeat(410).slice(0, 200_000 - end.length) + end;
  const values = { ...emptyPost, title: slug, slug, content };
  const opened = await openedPost(slug);
  const editor = `/admin/posts/${opened.id}`;
  // Previews requested while the list opens go to its URL.
  for (const path of [editor, "/admin/posts"]) {
    const preview = await sendCall(request, "previewPost", { args: [values] }, { cookie, path });
    expect(preview.status, path).toBe(200);
    expect(preview.text, path).toContain(end);
  }
  const saved = await sendCall(
    request,
    "savePost",
    { args: [opened, values] },
    { cookie, path: editor },
  );
  expect(saved.text).toContain('"status":"saved"');
  const { data } = await posts.select("content").eq("slug", slug).single();
  expect(data?.content).toBe(content);
});
