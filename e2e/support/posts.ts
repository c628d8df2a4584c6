import type { Page } from "@playwright/test";
import { type Account, signIn } from "./accounts";
import { test as base, expect } from "./fixtures";
import { serviceClient } from "./stored";

type Values = {
  title: string;
  slug: string;
  content: string;
  published: boolean;
  cover_image: string;
  cover_source: string;
  excerpt: string;
  tags: string[];
  created_at: string;
};
type StoredPost = { id: string; slug: string; title: string };

type Fixtures = {
  /** A word that no other test has; whatever has it in its slug goes when the test is over. */
  word: string;
  /** Puts a post into the database, its title and slug beginning with the word and a hyphen. */
  store: (values?: Partial<Values>) => Promise<StoredPost>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
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
      // Of long ago, so that nothing published here comes to the top of the blog.
      const created_at = "2020-01-01T12:00:00Z";
      const row = { content: "Some text.", created_at, ...values, title: `${word} ${title}`, slug };
      const stored = client.from("blogs").insert(row).select("id, slug, title");
      return (await stored.single().throwOnError()).data;
    });
  },
});

export { expect };

/** What the database holds of a post; null where it is gone. */
export async function storedPost(id: string) {
  const rows = (await serviceClient())
    .from("blogs")
    .select(
      "title, slug, content, cover_image, cover_alt, excerpt, meta_title, meta_description, tags, published, draft_version, author_id",
    );
  return (await rows.eq("id", id).maybeSingle().throwOnError()).data;
}

/** Does what another admin might do meanwhile. */
export async function changePost(id: string, values: Partial<Values>) {
  await (await serviceClient()).from("blogs").update(values).eq("id", id).throwOnError();
}

export async function removePost(id: string): Promise<void> {
  await (await serviceClient()).from("blogs").delete().eq("id", id).throwOnError();
}

type Credentials = Pick<Account, "email" | "password">;

/** Opens a page of the admin as somebody, with its scripts running. */
export async function openAs(page: Page, account: Credentials, path: string): Promise<void> {
  await signIn(page.context(), account);
  await page.goto(path);
  await page.waitForFunction(isFrameHydrated, null, { polling: 20 });
}

/** React leaves its mark on what it has hydrated. */
function isFrameHydrated(): boolean {
  const content = document.getElementById("content");
  return Object.keys(content ?? {}).some((key) => key.startsWith("__reactProps"));
}

/** The editor's fields, of the page that is shown. */
export function editorOf(page: Page) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    title: field("Title"),
    slug: field("Slug"),
    cover: field("Cover Image URL (optional)"),
    description: field("Cover description"),
    content: field("Content"),
    excerpt: field("Excerpt (optional)"),
    published: page.getByRole("checkbox", { name: "Publish post (uncheck to save as draft)" }),
    create: page.getByRole("button", { name: "Create Post" }),
    update: page.getByRole("button", { name: "Update Post" }),
    preview: page.getByRole("region", { name: "Preview" }),
    sideBySide: page.getByRole("button", { name: "Side by side" }),
  };
}

/** Saved, as the editor says it, and then in the list. */
export async function expectSaved(page: Page): Promise<void> {
  // It stands there for 1.5 s only, so it is looked for more often than usual.
  const saved = page.getByRole("status").getByText("Post saved successfully!");
  await expect.poll(() => saved.isVisible(), { intervals: [50] }).toBe(true);
  await expect(page).toHaveURL("/admin/posts");
}

/** Said as an alert; Next.js has one of its own on every page. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
}
