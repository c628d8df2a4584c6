import "server-only";
import { brand } from "@/content/brand";
import type { Content } from "@/lib/content/kinds";
import type { Entry } from "@/lib/content/overlay";
import { listContent, listPublished } from "@/lib/content/queries";
import { listPosts } from "@/lib/posts/queries";
import type { PostListing } from "@/lib/posts/rows";
import { isPageNumber } from "@/lib/posts/schema";
import { listPageDetails } from "@/lib/seo/list-page";
import { type Author, authorPath } from "./author";

/** Lists all authors, with drafts for an admin in Draft Mode. */
export async function listAuthors(): Promise<Author[]> {
  return (await listContent("authors")).map(toAuthor);
}

/** Lists published authors, also in Draft Mode. */
export async function listPublishedAuthors(): Promise<Author[]> {
  return (await listPublished("authors")).map(toAuthor);
}

const toAuthor = ({ key, value }: Entry<Content<"authors">>): Author => ({ key, ...value });

type AuthorPage = { author: Author; authors: Author[] } & PostListing;

/** Returns null if there is no such author, or no such page of their posts. */
export async function findAuthorPage(slug: string, page: string): Promise<AuthorPage | null> {
  const authors = await listAuthors();
  const author = authors.find((author) => author.slug === slug);
  if (!author || !isPageNumber(page)) return null;
  const listing = await listPosts(Number(page), authorList(author));
  return Number(page) > listing.pages ? null : { author, authors, ...listing };
}

/** The database's name for the list of an author's posts. */
export const authorList = ({ key }: Author): string => `/author/${key}`;

export function authorPageDetails(author: Author, page: number) {
  const { name, about } = author;
  const description = about.replace(/\s+/g, " ") || `Articles by ${name} for ${brand.name}.`;
  const first = { title: name, description, path: authorPath(author) };
  return listPageDetails(first, `Earlier articles by ${name} for ${brand.name}.`, page);
}
