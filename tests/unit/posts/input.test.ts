import { expect, test } from "vitest";
import { isSlug } from "@/lib/forms/slug";
import { differences, fieldText } from "@/lib/posts/admin/fields/differences";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { shortenSlug, slugFromTitle } from "@/lib/posts/admin/fields/slug";
import { PostFilters } from "@/lib/posts/admin/filter";
import { PostInput } from "@/lib/posts/admin/schema";
import { saveFailed } from "@/lib/posts/admin/strings";
import { inputErrors } from "@/tests/unit/forms/form-of";

const post = { ...emptyPost, title: "A title", slug: "a-title", content: "Text" };
const errors = (change: object) => inputErrors(PostInput, { ...post, ...change });
const cover_image = "/covers/0b8a3f0e-6f5c-4d09-9a63-0c5a2f2f3f11/1600.webp";
const tooDeep = "Content cannot be rendered: line 3 is nested more than 50 levels deep";

test.each([
  [{}, {}],
  [
    { title: " ", slug: "", content: " \n " },
    { title: "Title is required", slug: "Slug is required", content: "Content is required" },
  ],
  [{ content: `A text.\n\n${"- ".repeat(3_000)}a` }, { content: tooDeep }],
  [
    { cover_image, cover_alt: " ", title: "" },
    { title: "Title is required", cover_alt: "Cover alt text is required" },
  ],
  [{ cover_image, cover_alt: "Two birds" }, {}],
  [{ cover_image: "https://pictures.example/a.jpg" }, {}],
  [{ cover_image: "/work/tally.webp" }, {}],
  [{ slug: "archive" }, { slug: "“archive” is reserved. Choose another slug." }],
  [{ canonical_url: "https://a.example/b?c", meta_title: "a".repeat(70), noindex: true }, {}],
  [
    { canonical_url: "http://a.example/", meta_title: "a".repeat(71) },
    {
      canonical_url:
        "Canonical URL must start with https://, or be a path on this site that starts with /",
      meta_title: "Search title must be at most 70 characters",
    },
  ],
  [{ tags: ["A/B", "🎉", "تصميم", "a".repeat(50)] }, {}],
  [{ tags: ["a".repeat(51)] }, { tags: `Tag must be at most 50 characters: ${"a".repeat(20)}…` }],
  [{ tags: ["Food, Drink"] }, { tags: "Tag cannot contain a comma: Food, Drink" }],
  [{ tags: ["\u200b"] }, { tags: "Tag is required: \u200b" }],
  [{ tags: Array(11).fill("a") }, { tags: "A post can have at most 10 tags" }],
])("validates a post, case %#", (change, expected) => {
  expect(errors(change)).toEqual(expected);
});

test.each([
  ["title", 200],
  ["slug", 200],
  ["excerpt", 500],
  ["content", 200_000],
  ["meta_title", 70],
  ["meta_description", 160],
  ["share_title", 100],
  ["share_description", 200],
])("limits the %s of a post to %i characters", (field, limit) => {
  expect(errors({ [field]: "a".repeat(limit) })).toEqual({});
  expect(errors({ [field]: "a".repeat(limit + 1) })[field]).toContain(
    `at most ${limit.toLocaleString("en-US")} characters`,
  );
});

test.each([
  ...["http://a.example/a.jpg", "javascript:alert(1)", "//a.example/a", "/\\a.example", "a.jpg"],
])("rejects the cover %j", (cover_image) =>
  expect(errors({ cover_image }).cover_image).toContain("https://"),
);

test.each([
  ...["http://a.example", "//a.example", "/\\a.example", "a", "javascript:alert(1)", "https://"],
  ...["https:///a", "https://a@b.example/", "https://a.example/a b", "https://%/"],
])("rejects the canonical URL %j", (canonical_url) =>
  expect(errors({ canonical_url }).canonical_url).toContain("https://"),
);

test.each(["/", "/blog/a?b", "https://a.example", "https://bücher.example:8443/a#b"])(
  "accepts the canonical URL %j",
  (canonical_url) => expect(errors({ canonical_url })).toEqual({}),
);

test("puts a description on one line, as search results show it", () => {
  const { meta_description } = PostInput.parse({ ...post, meta_description: " One\ntwo. " });
  expect(meta_description).toBe("One two.");
});

test.each(["-a", "a-", "a--b", "A", "A-b", "a b", "a/b", "%2e", "ü"])("rejects slug %j", (slug) => {
  expect(isSlug(slug)).toBe(false);
  expect(errors({ slug }).slug).toContain("lowercase letters and digits");
});

test("a slug has 1 to 200 letters, digits and hyphens", () => {
  for (const slug of ["a", "2026-in-review", "a".repeat(200)]) expect(isSlug(slug)).toBe(true);
  for (const slug of ["", "a".repeat(201)]) expect(isSlug(slug)).toBe(false);
});

test("keeps spaces that are significant in Markdown", () => {
  expect(PostInput.parse({ ...post, content: "    code\n" }).content).toBe("    code\n");
});

test.each([null, "post", [], { ...post, cover_image: 1, published: "yes" }])(
  "rejects %j as a post without throwing",
  (value) => expect(PostInput.safeParse(value).success).toBe(false),
);

test.each([
  ["Hello, World!", "hello-world-456789"],
  ["  Crème   brûlée — à la carte ", "creme-brulee-a-la-carte-456789"],
  ["Straße & Œuvre: 50% off?", "strasse-oeuvre-50-off-456789"],
  ["already-hyphened -- title", "already-hyphened-title-456789"],
  ["Приветствие", "post-456789"],
  ["", ""],
  ["?!", ""],
])("turns the title %j into the slug %j", (title, slug) => {
  expect(slugFromTitle(title, 1_763_000_456_789)).toBe(slug);
});

test("a new post's slug has at most 200 characters, however long its title", () => {
  const slug = slugFromTitle("word ".repeat(100), 1_763_000_456_789);
  expect(slug.length).toBeLessThanOrEqual(200);
  expect(slug).toMatch(/^(word-)+[word]*-?456789$/);
});

test.each([
  [
    { q: " a ", status: "draft" },
    { q: "a", status: "draft" },
  ],
  [{ search: ["a", "b"], status: "deleted", tag: "A b", sort: "size", page: "x" }, {}],
  // The database rejects null characters.
  [{ q: "a\0b" }, { q: "a b" }],
  [
    { tag: "web-design", sort: "-title", page: "3" },
    { tag: "web-design", sort: "-title", page: 3 },
  ],
])("reads the query %j as the filter %j", (query, filters) => {
  const none = { q: "", status: "", tag: "", sort: "-created", page: 1 };
  expect(PostFilters.parse(query)).toEqual({ ...none, ...filters });
});

test("lists the fields that differ between two versions, in the editor's order", () => {
  const changed = { ...post, published: true, title: "Another" };
  expect(differences(post, changed)).toEqual(["title", "published"]);
  expect(differences(post, { ...post })).toEqual([]);
});

test("compares tags one per line", () => {
  const tagged = { ...post, tags: ["Birds", "Web"] };
  expect(differences(post, tagged)).toEqual(["tags"]);
  expect(fieldText(tagged, "tags", "\n")).toBe("Birds\nWeb");
});

const saveError = "There was an error saving your post: m";
test.each([
  [{ message: "m" }, saveError],
  [{ message: "m", details: "d" }, `${saveError} - Details: d`],
  [{ message: "m", details: "d", hint: "h" }, `${saveError} - Details: d - Hint: h`],
  [{ message: "m", hint: "h" }, `${saveError} - Hint: h`],
  [{ message: "" }, "An unknown error occurred while saving the post"],
])("shows the database error %j as %j", (error, text) => {
  expect(saveFailed(error)).toBe(text);
});

test.each([
  ["what-a-website-costs-in-trinidad-and-tobago-456789", "website-costs-trinidad-tobago"],
  ["why-small-business-sites-are-slow", "small-business-sites-slow"],
  ["short", "short"],
  ["2026-in-review", "2026-review"],
  ["what-is-it-456789", "what-is-it"],
  ["post-456789", "post"],
  ["456789", "456789"],
  [`${"word-".repeat(20)}456789`, "word-word-word-word-word-word-word-word-word-word"],
  ["a".repeat(60), "a".repeat(60)],
  ["", ""],
])("shortens the slug %j to %j", (slug, short) => {
  expect(shortenSlug(slug)).toBe(short);
  expect(shortenSlug(short)).toBe(short);
});
