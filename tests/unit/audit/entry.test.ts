import { expect, test } from "vitest";
import { type StoredEntry, toEntry } from "@/lib/audit/entry";
import { AuditFilters } from "@/lib/audit/schema";

const stored: StoredEntry = {
  ...{ id: 7, created_at: "2026-11-22T12:00:00Z", actor_id: null, actor: null },
  ...{ account_id: null, account: null, action: "changed", subject: "post", subject_id: "a" },
  ...{ before: null, after: null, browser: null, title: null },
};
const shown = (entry: Partial<StoredEntry>) => toEntry({ ...stored, ...entry });

test.each([
  ["created", "session", "Signed in"],
  ["deleted", "session", "Session ended"],
  ["refused", "sign-in", "Sign-in failed"],
  ["changed", "user", "Role changed"],
  ["exported", "list", "List exported"],
  ["deleted", "waitlist", "Waitlist entry deleted"],
  ["created", "post", "Post created"],
])("describes the action %s on %s as %j", (action, subject, what) => {
  expect(shown({ action, subject }).what).toBe(what);
});

test("names the actor and the affected account, unless deleted", () => {
  const account = { account_id: "b", account: "ana@example.com" };
  expect(shown({ actor_id: "c", actor: "ines@example.com", ...account })).toMatchObject({
    who: "ines@example.com",
    about: "ana@example.com",
  });
  expect(shown({ actor_id: "c" })).toMatchObject({ who: "Deleted account", about: "a" });
  expect(shown({}).who).toBe("Server");
  expect(shown({ action: "refused", subject: "sign-in" }).who).toBe("Unknown");
});

test.each<[Partial<StoredEntry>, string, string | null]>([
  [{ title: "Forms" }, "Forms", "/admin/posts/a"],
  [{ before: { title: "Gone" } }, "Gone", null],
  [{ subject: "draft-link", title: "Forms", after: { post_id: "b" } }, "Forms", "/admin/posts/b"],
  [{ subject: "tag", title: "R&D" }, "R&D", "/admin/tags?q=R%26D"],
  [{ subject: "picture", title: "a.png" }, "a.png", "/admin/media?q=a.png"],
  [{ subject: "import", title: "blog.zip" }, "blog.zip", "/admin/transfer/imports/a"],
  [
    { subject: "content", title: "Plans", content: "plans/site" },
    "Plans",
    "/admin/content/plans/site",
  ],
  [{ subject: "booking" }, "Bookings", "/admin/bookings"],
  [
    { subject: "user", account_id: "b", account: "a@b.example" },
    "a@b.example",
    "/admin/users?q=a%40b.example",
  ],
])("names the subject of %j and links to it if it exists", (entry, about, href) => {
  expect(shown(entry)).toMatchObject({ about, href });
});

test("names the draft of a content and leaves out its internal columns", () => {
  const after = { kind: "plans", key: "site", version: null, draft_version: null };
  expect(shown({ subject: "content", after }).changes).toEqual(["draft"]);
});

test("formats timestamps, but not a date in a text field", () => {
  const after = { publish_at: "2026-11-24T12:00:00+00:00", title: "2026-11-24" };
  expect(shown({ after }).changes).toEqual([
    "publish at: 24 Nov 2026, 8:00 am",
    "title: 2026-11-24",
  ]);
});

test("shows values before and after, or only the field's name when values are not stored", () => {
  const before = { published: false, cover_alt: null, title: "Old" };
  const after = { published: true, cover_alt: null, title: "New" };
  const titles = ["cover alt", "published: no → yes"];
  expect(shown({ before, after }).changes).toEqual([...titles, "title: Old → New"]);
  expect(shown({ before: { status: "pending" } }).changes).toEqual(["status: pending"]);
  expect(shown({ before: { rate: null }, after: { rate: 0.5 } }).changes).toEqual([
    "rate: none → 0.5",
  ]);
});

test("ignores unknown filter values in the query string", () => {
  const none = { q: "", what: "", since: "", before: null };
  expect(AuditFilters.parse({})).toEqual(none);
  const odd = { q: "\u0000", what: "passwords", since: "toString", before: "-1" };
  expect(AuditFilters.parse(odd)).toEqual(none);
  const known = { q: "ana", what: "tag", since: "week", before: "12" };
  expect(AuditFilters.parse(known)).toEqual({ ...known, before: 12 });
});
