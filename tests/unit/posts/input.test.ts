import { describe, expect, it } from "vitest";
import { differences } from "@/lib/posts/admin/differences";
import { readPostFilter } from "@/lib/posts/admin/filter";
import { emptyPost, PostInput } from "@/lib/posts/admin/schema";
import { slugFromTitle } from "@/lib/posts/admin/slug";
import { saveFailed } from "@/lib/posts/admin/strings";

const post = { ...emptyPost, title: "A title", slug: "a-title", content: "Text" };

/** The messages by field that a post of the editor is answered with. */
function problems(change: object): Record<string, string[]> {
  const result = PostInput.safeParse({ ...post, ...change });
  const found: Record<string, string[]> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = String(path[0]);
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
}

describe("what the editor sends", () => {
  it("is taken with title, slug and content alone", () => {
    expect(problems({})).toEqual({});
  });

  it("has to have title, slug and content", () => {
    const { title, slug, content } = problems({ title: " ", slug: "", content: " \n " });
    expect(title).toEqual(["Title is required"]);
    expect(slug?.[0]).toBe("Slug is required");
    expect(content).toEqual(["Content is required"]);
  });

  it.each([
    ["title", 200],
    ["slug", 200],
    ["excerpt", 500],
    ["content", 200_000],
  ])("takes %s of %i characters, and none longer", (field, limit) => {
    expect(problems({ [field]: "a".repeat(limit) })).toEqual({});
    expect(problems({ [field]: "a".repeat(limit + 1) })[field]?.[0]).toContain(
      `at most ${limit.toLocaleString("en-US")} characters`,
    );
  });

  it("is not taken when its text is nested too deep, and says where", () => {
    const content = `A text.\n\n${"- ".repeat(3_000)}a`;
    expect(problems({ content }).content).toEqual([
      "Content cannot be shown: line 3 is nested more than 50 levels deep",
    ]);
  });

  it.each(["A-b", "a b", "a--b", "-a", "ü", "a/b"])("does not take %j as a slug", (slug) => {
    expect(problems({ slug }).slug?.[0]).toContain("lower-case letters and digits");
  });

  it.each(["https://pictures.example/a.jpg", "/work/tally.webp", ""])(
    "takes %j as a cover",
    (cover_image) => {
      expect(problems({ cover_image })).toEqual({});
    },
  );

  it.each([
    "http://a.example/a.jpg",
    "javascript:alert(1)",
    "//a.example/a",
    "/\\a.example",
    "a.jpg",
  ])("does not take %j as a cover", (cover_image) => {
    expect(problems({ cover_image }).cover_image?.[0]).toContain("https://");
  });

  it("has to describe an uploaded cover, and says so beside what else is wrong", () => {
    const cover_image = "/covers/0b8a3f0e-6f5c-4d09-9a63-0c5a2f2f3f11/1600.webp";
    expect(problems({ cover_image, cover_alt: " ", title: "" })).toEqual({
      title: ["Title is required"],
      cover_alt: ["Describe the cover for people who cannot see it"],
    });
    expect(problems({ cover_image, cover_alt: "Two birds" })).toEqual({});
  });

  it("keeps the spaces that Markdown reads", () => {
    expect(PostInput.parse({ ...post, content: "    code\n" }).content).toBe("    code\n");
  });

  it("is refused, not thrown over, when it is nothing of the kind", () => {
    for (const value of [null, "post", [], { ...post, cover_image: 1, published: "yes" }]) {
      expect(PostInput.safeParse(value).success).toBe(false);
    }
  });
});

describe("the slug of a new post", () => {
  it.each([
    ["Hello, World!", "hello-world-456789"],
    ["  Crème   brûlée — à la carte ", "creme-brulee-a-la-carte-456789"],
    ["Straße & Œuvre: 50% off?", "strasse-oeuvre-50-off-456789"],
    ["already-hyphened -- title", "already-hyphened-title-456789"],
    ["Приветствие", "post-456789"],
    ["", ""],
    ["?!", ""],
  ])("of %j is %j", (title, slug) => {
    expect(slugFromTitle(title, 1_763_000_456_789)).toBe(slug);
  });

  it("fits, however long the title is", () => {
    const slug = slugFromTitle("word ".repeat(100), 1_763_000_456_789);
    expect(slug.length).toBeLessThanOrEqual(200);
    expect(slug).toMatch(/^(word-)+[word]*-?456789$/);
  });
});

describe("the list's address", () => {
  it("is read for what it can filter by, and nothing else", () => {
    expect(readPostFilter({ search: " a ", status: "draft" })).toEqual({
      search: "a",
      status: "draft",
    });
    expect(readPostFilter({ search: ["a", "b"], status: "deleted" })).toEqual({
      search: "",
      status: null,
    });
    // The database takes no such character.
    expect(readPostFilter({ search: "a\0b" })).toMatchObject({ search: "a b" });
  });
});

describe("two versions of a post", () => {
  it("differ by the fields named, in the editor's order", () => {
    expect(differences(post, { ...post, published: true, title: "Another" })).toEqual([
      "title",
      "published",
    ]);
    expect(differences(post, { ...post })).toEqual([]);
  });
});

describe("why a post was not saved", () => {
  it.each([
    [{ message: "m" }, "There was an error saving your post: m"],
    [{ message: "m", details: "d" }, "There was an error saving your post: m - Details: d"],
    [
      { message: "m", details: "d", hint: "h" },
      "There was an error saving your post: m - Details: d - Hint: h",
    ],
    [{ message: "m", hint: "h" }, "There was an error saving your post: m - Hint: h"],
    [{ message: "" }, "An unknown error occurred while saving the post"],
  ])("%j", (error, text) => {
    expect(saveFailed(error)).toBe(text);
  });
});
