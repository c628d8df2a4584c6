import { updateTag } from "next/cache";
import { beforeEach, expect, test, vi } from "vitest";
import { adminSession } from "@/lib/auth/session";
import { savePost } from "@/lib/posts/admin/actions";

vi.mock("next/cache");
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "next-action": "x" }),
  cookies: async () => new Map(),
}));
vi.mock("@/lib/auth/session");
vi.mock("@/lib/env", () => ({
  env: () => ({ SITE_URL: "https://site.example" }),
  isWithoutDatabase: false,
}));
vi.mock("@/lib/markdown/render", () => ({ renderError: async () => null }));
vi.mock("@/lib/seo/index-now");

const id = crypto.randomUUID();
const opened = { id, updatedAt: "2026-11-24T12:00:00Z", draftVersion: null, slug: "before" };
const typed = {
  ...{ title: "Post", slug: "after", content: "Text.", tags: [], authors: [], published: false },
  ...{ cover_image: "", cover_alt: "", excerpt: "", meta_title: "", meta_description: "" },
  ...{ share_title: "", share_description: "", canonical_url: "", noindex: false },
};
const stored = vi.fn();

beforeEach(() => vi.clearAllMocks());

/** Saves over the stored post, and resolves to the tags that expire. */
async function expiredBy(published: boolean, before: typeof opened | null, draftVersion?: number) {
  const post = { ...typed, id, published, draft_version: draftVersion ?? null, draft_at: null };
  const row = { ...post, updated_at: opened.updatedAt, live_slug: typed.slug, version: 2 };
  const rpc = async () => ({ data: { status: "saved", post: row }, error: null });
  const from = () => ({ select: () => ({ eq: () => ({ maybeSingle: stored }) }) });
  vi.mocked(adminSession).mockResolvedValue({ client: { rpc, from } } as never);
  expect(await savePost(before, { ...typed, published })).toMatchObject({ status: "saved" });
  return vi.mocked(updateTag).mock.calls.map(([tag]) => tag);
}

test.each([
  ["a draft", false, false, ["post:after", "post:before"]],
  ["a draft that is published", false, true, ["posts", "post:after", "post:before"]],
  ["a post that is unpublished", true, false, ["posts", "post:after", "post:before"]],
  ["a published post", true, true, ["posts", "post:after", "post:before"]],
])("expires only the affected pages and lists after saving %s", async (_of, was, is, tags) => {
  stored.mockResolvedValue({ data: { slug: "before", published: was }, error: null });
  expect(await expiredBy(is, opened)).toEqual(tags);
});

test.each([
  ["schedule", { publishAt: "2199-01-01T10:00:00Z", createdAt: "2020-01-01T10:00:00Z" }],
  ["date", { publishAt: null, createdAt: "2199-01-01T10:00:00Z" }],
])("asks before publishing a draft whose %s is in the future", async (_of, dates) => {
  const place = { slug: "before", published: false, ...dates };
  stored.mockResolvedValue({ data: place, error: null });
  const rpc = vi.fn();
  const from = () => ({ select: () => ({ eq: () => ({ maybeSingle: stored }) }) });
  vi.mocked(adminSession).mockResolvedValue({ client: { rpc, from } } as never);
  const date = Date.UTC(2199, 0, 1, 10);
  const asked = await savePost(opened, { ...typed, published: true });
  expect(asked).toEqual({ status: "dated", date });
  expect(rpc).not.toHaveBeenCalled();
});

test("explains that a contributor can no longer change a post", async () => {
  stored.mockResolvedValue({ data: { slug: "before", published: true }, error: null });
  const rpc = async () => ({ data: null, error: { code: "42501", message: "only its author" } });
  const from = () => ({ select: () => ({ eq: () => ({ maybeSingle: stored }) }) });
  vi.mocked(adminSession).mockResolvedValue({ client: { rpc, from } } as never);
  const saved = await savePost(opened, typed);
  expect(saved).toMatchObject({ message: expect.stringContaining("may have been published") });
});

test("expires post lists when it is unknown whether the post was public", async () => {
  stored.mockResolvedValue({ data: null, error: { message: "no connection" } });
  expect(await expiredBy(false, opened)).toContain("posts");
});

test("a new draft expires no lists, and a draft revision expires nothing", async () => {
  expect(await expiredBy(false, null)).toEqual(["post:after"]);
  vi.clearAllMocks();
  stored.mockResolvedValue({ data: { slug: "before", published: true }, error: null });
  expect(await expiredBy(true, opened, 3)).toEqual([]);
});
