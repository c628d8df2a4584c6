import { postForm } from "@/e2e/support/account-pages";
import { serviceClient } from "@/e2e/support/stored";
import { signInAsAdmin, signInNewAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("saves, validates and clears dates without JavaScript", async ({ request }) => {
  await signInNewAdmin(request);
  const posts = (await serviceClient()).from("blogs");
  const slug = `planned-${crypto.randomUUID()}`;
  const row = { title: slug, slug, content: "Text." };
  const { data: post } = await posts.insert(row).select("id, created_at").single();
  const path = `/admin/posts/${post?.id}`;
  const send = async (fields: Record<string, string>) => {
    const { location } = await postForm(request, path, fields);
    return textOf(mainOf(await (await request.get(location ?? "")).text()));
  };
  const dates = async () => {
    const { data } = await posts.select("publish_at, unpublish_at, created_at").eq("slug", slug);
    const iso = (time: string | null) => time && new Date(time).toISOString();
    return Object.values(data?.[0] ?? {}).map(iso);
  };
  const unchanged = new Date(post?.created_at ?? "").toISOString();

  const date = { publish_at: "2091-05-10T09:00", unpublish_at: "2091-05-09T09:00" };
  expect(await send({ ...date, created_at: "2020-02-01T08:00" })).toContain(
    "Choose a time after the post is published.",
  );
  expect(await dates()).toEqual([null, null, unchanged]);
  expect(await send({ ...date, unpublish_at: "", created_at: "2020-02-01T08:00" })).toContain(
    "Will be published on Thursday, 10 May 2091 at 9:00 am (Port of Spain, GMT-4).",
  );
  const stored = ["2091-05-10T13:00:00.000Z", null, "2020-02-01T12:00:00.000Z"];
  expect(await dates()).toEqual(stored);
  const list = await (await request.get(`/admin/posts?q=${slug}`)).text();
  expect(textOf(mainOf(list))).toContain("Scheduled for 10 May 2091, 9:00 am");
  expect(await send({ clear: "yes" })).toContain("Not scheduled");
  expect(await dates()).toEqual([null, null, stored[2]]);
  await posts.delete().eq("slug", slug);
});

test("offers to move only scheduled posts in the calendar, and rejects an outdated move", async ({
  request,
}) => {
  const { call, read } = await signInAsAdmin(request);
  const monthOf = async (month: string) => mainOf(await read(`/admin/calendar?month=${month}`));
  const past = await monthOf("2026-09");
  expect(textOf(past)).toContain("Published");
  expect(past).not.toContain("Move<");
  const posts = (await serviceClient()).from("blogs");
  const slug = `moved-${crypto.randomUUID()}`;
  const { data: post } = await posts
    .insert({ title: slug, slug, content: "Text." })
    .select("id")
    .single();
  const move = (shown: string, at: string) => call("movePost", { args: [post?.id, shown, at] });
  expect(await move("", "2091-05-10T09:00")).toContain('"status":"success"');
  expect(await monthOf("2091-05")).toContain("Move<");
  expect(await move("", "2091-05-11T09:00")).toContain("Someone else has changed this date.");
  expect(await move("2091-05-10T09:00", "")).toContain('"status":"success"');
  await posts.delete().eq("slug", slug);
});
