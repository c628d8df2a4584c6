import { expect, test } from "vitest";
import { changeFields, type PostChange, readRequest } from "@/lib/posts/admin/change/change-fields";
import { readChange } from "@/lib/posts/admin/change/change-schema";
import { changedText, questionOf } from "@/lib/posts/admin/change/change-strings";
import { datesAhead } from "@/lib/posts/admin/date-ahead";

const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const [first = ""] = ids;
const one = [{ title: "One", slug: "one" }];
const three = [...one, { title: "Two", slug: "two" }, { title: "Three", slug: "three" }];
const moved = [{ title: "One", slug: "one-2", is_moved: true }];

test.each([
  [{ kind: "publish", ids }, one, "“One” was published."],
  [{ kind: "unpublish", ids }, three, "3 posts were unpublished."],
  [{ kind: "delete", ids }, three, "3 posts were deleted. You can restore them for 30 days."],
  [
    { kind: "restore", ids },
    moved,
    "“One” was restored. “One” is now a draft at one-2, because another post uses its slug.",
  ],
  [
    { kind: "tag", ids, tag: "Birds" },
    one,
    "Added the tag “Birds” to 1 post. 2 posts already had it or the maximum of 10.",
  ],
] as const)("reports the result of %j", (change, posts, text) => {
  expect(changedText({ ...change, ids: [...change.ids] }, posts)).toBe(text);
});

test("reports which posts are published now and which are scheduled", () => {
  const later = { title: "Ahead", date: Date.UTC(2030, 11, 1, 13) };
  const ahead = "“Ahead” is scheduled for 1 Dec 2030, 9:00 am.";
  expect(changedText({ kind: "publish", ids }, [], [later])).toBe(ahead);
  expect(changedText({ kind: "publish", ids }, one, [later])).toBe(`“One” was published. ${ahead}`);
  expect(changedText({ kind: "publish", ids }, one, [later, later])).toBe(
    "“One” was published. 2 posts are scheduled for their dates.",
  );
});

test("asks when to publish posts with future dates", () => {
  const [past, ahead] = ["2020-01-01T10:00:00Z", "2030-12-01T13:00:00Z"];
  const draft = { published: false, publishAt: null, createdAt: past };
  const dated = [
    { ...draft, publishAt: ahead },
    { ...draft, createdAt: ahead },
  ];
  const others = [draft, { ...draft, createdAt: ahead, published: true }];
  const dates = datesAhead([...dated, ...others], Date.UTC(2026, 10, 25));
  expect(dates).toEqual([Date.parse(ahead), Date.parse(ahead)]);
  expect(questionOf("publish", 1, dates.slice(1))).toMatchObject({
    text: "This post is dated 1 Dec 2030, 9:00 am. Publish it now, or on that date?",
    later: "On that date",
  });
  expect(questionOf("publish", 4, dates).text).toBe(
    "2 of these 4 posts have a future date. Publish all now, or those on their dates?",
  );
  expect(questionOf("publish", 4)).not.toHaveProperty("later");
});

test("reads a change from its form fields and rejects anything else", () => {
  const read = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readChange(form).data;
  };
  const tagging: PostChange = { kind: "tag", ids, tag: "Birds", dates: [], now: true };
  expect(read(changeFields(tagging))).toEqual(tagging);
  const dates = [{ id: first, at: "2199-01-01T10:00:00+00:00" }];
  const undoing: PostChange = { kind: "unpublish", ids, dates, now: false };
  expect(read(changeFields(undoing))).toEqual(undoing);
  expect(read([...changeFields({ kind: "unpublish", ids }), ["schedule", "soon"]])).toBeUndefined();
  for (const [kind, id] of [
    ["tag", first],
    ["burn", first],
    ["delete", "1"],
  ] as const) {
    expect(read(changeFields({ kind: kind as "tag", ids: [id] }))).toBeUndefined();
  }
  expect(read([["kind", "delete"]])).toBeUndefined();
  expect(read(changeFields({ kind: "delete", ids: Array(101).fill(first) }))).toBeUndefined();
});

test("a row's button applies only to its own post, whatever is selected", () => {
  const fields = new URLSearchParams({ one: `delete ${first}` });
  for (const id of ids) fields.append("id", id);
  expect(readRequest(fields)).toEqual({ kind: "delete", ids: [first] });
  fields.set("kind", "publish");
  fields.delete("one");
  expect(readRequest(fields)).toEqual({ kind: "publish", ids });
  fields.append("id", "1");
  expect(readRequest(fields)).toBeNull();
  for (const one of [`restore ${first}`, "delete 1", "delete"])
    expect(readRequest(new URLSearchParams({ one }))).toBeNull();
});

test("asks for confirmation before deleting one or several posts", () => {
  expect(questionOf("delete", 1).text).toBe("Are you sure you want to delete this post?");
  expect(questionOf("delete", 3).text).toBe("Are you sure you want to delete these 3 posts?");
});
