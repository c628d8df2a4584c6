import { expect, test } from "vitest";
import { changeFields, type PostChange, readAsked } from "@/lib/posts/admin/change-fields";
import { readChange } from "@/lib/posts/admin/change-schema";
import { changedText, questionOf } from "@/lib/posts/admin/change-strings";

const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const [first = ""] = ids;
const one = [{ title: "One", slug: "one" }];
const three = [...one, { title: "Two", slug: "two" }, { title: "Three", slug: "three" }];
const moved = [{ title: "One", slug: "one-2", is_moved: true }];

test.each([
  [{ kind: "publish", ids }, one, "“One” is published now."],
  [
    { kind: "publish", ids },
    [{ title: "One", slug: "one", draft_version: 2 }],
    "“One” is published now. Its unpublished changes are not: the editor publishes them.",
  ],
  [
    { kind: "publish", ids },
    [...three, { title: "Four", slug: "four", draft_version: 7 }],
    "4 posts are published now. Unpublished changes of 1 post are not: the editor publishes them.",
  ],
  [{ kind: "unpublish", ids }, three, "3 posts are drafts now."],
  [{ kind: "delete", ids }, three, "3 posts are deleted. They can be restored for 30 days."],
  [
    { kind: "restore", ids },
    moved,
    "“One” is restored. “One” is a draft at one-2 now, because another post has its address.",
  ],
  [
    { kind: "tag", ids, tag: "Birds" },
    one,
    "The tag “Birds” is added to 1 post. 2 posts had it already, or ten others.",
  ],
] as const)("what came of %j is said", (change, posts, text) => {
  expect(changedText({ ...change, ids: [...change.ids] }, posts)).toBe(text);
});

test("a change is read from the fields that it is sent by, and nothing else is one", () => {
  const read = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readChange(form).data;
  };
  const tagging: PostChange = { kind: "tag", ids, tag: "Birds", plans: [] };
  expect(read(changeFields(tagging))).toEqual(tagging);
  const plans = [{ id: first, at: "2199-01-01T10:00:00+00:00" }];
  const undoing: PostChange = { kind: "unpublish", ids, plans };
  expect(read(changeFields(undoing))).toEqual(undoing);
  expect(read([...changeFields({ kind: "unpublish", ids }), ["plan", "soon"]])).toBeUndefined();
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

test("a button of a row asks for its post alone, whatever is ticked", () => {
  const fields = new URLSearchParams({ one: `delete ${first}` });
  for (const id of ids) fields.append("id", id);
  expect(readAsked(fields)).toEqual({ kind: "delete", ids: [first] });
  fields.set("kind", "publish");
  fields.delete("one");
  expect(readAsked(fields)).toEqual({ kind: "publish", ids });
  fields.append("id", "1");
  expect(readAsked(fields)).toBeNull();
  for (const one of [`restore ${first}`, "delete 1", "delete"])
    expect(readAsked(new URLSearchParams({ one }))).toBeNull();
});

test("one post is deleted after the question of the specification", () => {
  expect(questionOf("delete", 1).text).toBe("Are you sure you want to delete this post?");
  expect(questionOf("delete", 3).text).toBe("Are you sure you want to delete these 3 posts?");
});
