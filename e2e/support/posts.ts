import type { Page } from "@playwright/test";
import { type Account, seeded, signIn } from "./accounts";
import { test as base, expect } from "./fixtures";
import { serviceClient } from "./stored";

type Values = {
  title: string;
  slug: string;
  content: string;
  published: boolean;
  cover_image: string;
  cover_alt: string;
  cover_source: string;
  excerpt: string;
  tags: string[];
  created_at: string;
};
type StoredPost = { id: string; slug: string; title: string };

type Fixtures = {
  /** A word unique to the test. Posts whose slug starts with it are deleted afterwards. */
  word: string;
  /** Inserts a post whose title and slug start with the word. */
  store: (values?: Partial<Values>) => Promise<StoredPost>;
  /** Inserts a post as `store` does, and opens it in the editor as an admin. */
  edit: (values?: Partial<Values>) => Promise<StoredPost>;
};

export const test = base.extend<Fixtures>({
  word: async ({}, use) => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    await use(word);
    const client = await serviceClient();
    await client.from("blogs").delete().like("slug", `${word}%`).throwOnError();
  },
  store: async ({ word }, use) => {
    const client = await serviceClient();
    await use(async ({ title = "A post", slug: end, ...values } = {}) => {
      const slug = `${word}-${end ?? crypto.randomUUID().slice(0, 8)}`;
      // An old date keeps posts published here away from the top of the blog.
      const created_at = "2020-01-01T12:00:00Z";
      const row = { content: "Some text.", created_at, ...values, title: `${word} ${title}`, slug };
      const stored = client.from("blogs").insert(row).select("id, slug, title");
      return (await stored.single().throwOnError()).data;
    });
  },
  edit: async ({ page, store }, use) => {
    await use(async (values) => {
      const post = await store(values);
      await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
      return post;
    });
  },
});

export { expect };

/** Returns the post's database row, or null if it was deleted. */
export async function storedPost(id: string) {
  const rows = (await serviceClient())
    .from("blogs")
    .select(
      "title, slug, content, cover_image, cover_alt, excerpt, meta_title, meta_description, tags, published, draft_version, author_id",
    );
  return (await rows.eq("id", id).maybeSingle().throwOnError()).data;
}

/** Changes a post directly in the database, as if another admin had saved it. */
export async function changePost(id: string, values: Partial<Values>) {
  await (await serviceClient()).from("blogs").update(values).eq("id", id).throwOnError();
}

export async function removePost(id: string): Promise<void> {
  await (await serviceClient()).from("blogs").delete().eq("id", id).throwOnError();
}

type Credentials = Pick<Account, "email" | "password">;

/** Signs in, opens an admin page and waits for hydration. */
export async function openAs(page: Page, account: Credentials, path: string): Promise<void> {
  await signIn(page.context(), account);
  await page.goto(path);
  await page.waitForFunction(isContentHydrated, null, { polling: 20 });
}

/** React adds `__reactProps` keys to hydrated elements. The editor's text loads last. */
function isContentHydrated(): boolean {
  if (document.querySelector(".post-text") && !document.querySelector(".cm-content")) return false;
  const elements = [...document.querySelectorAll("#main, #main :is(button, textarea)")];
  const isHydrated = (element: Element) =>
    !element.matches("textarea:read-only") &&
    Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return elements.length > 0 && elements.every(isHydrated);
}

/** Locators for the editor's fields and buttons. */
export function editorOf(page: Page) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    title: field("Title"),
    slug: field("Slug"),
    cover: field("Cover Image URL (optional)"),
    description: field("Cover alt text"),
    content: field("Content"),
    /** The content's value in its form. */
    text: page.locator(".post-text:visible textarea[name=content]"),
    excerpt: field("Excerpt (optional)"),
    published: page.getByRole("checkbox", { name: "Publish post (uncheck to save as draft)" }),
    create: page.getByRole("button", { name: "Create Post" }),
    update: page.getByRole("button", { name: "Update Post" }),
    preview: page.getByRole("region", { name: "Preview" }),
    /** Shows a panel of the details. */
    openPanel: (name: "Post" | "Publish" | "Versions") =>
      page.getByRole("group", { name: "Panel" }).getByRole("button", { name }).click(),
    sideBySide: page.getByRole("button", { name: "Side by side" }),
  };
}

/** Expects the editor to confirm the save. It then returns to the list. */
export async function expectSaved(page: Page): Promise<void> {
  // The message shows for only 1.5 s, so poll more often than usual.
  const saved = page.getByRole("status").getByText("Post saved successfully!");
  await expect.poll(() => saved.isVisible(), { intervals: [50] }).toBe(true);
}

/** Filters alerts by text, since Next.js adds its own to every page. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
}
