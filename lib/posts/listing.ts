import { z } from "zod";

/** A row of the admin's list of posts. */
export type ListedPost = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  createdAt: string;
  /** The opening of its text, without marks. */
  preview: string;
};

const postStatuses = ["published", "draft"] as const;
type PostStatus = (typeof postStatuses)[number];

/** What narrows the list; an empty search and no status leave all posts. */
export type PostFilter = { search: string; status: PostStatus | null; page: number };

type SearchParams = Record<string, string | string[] | undefined>;

/** What an address asks of the list. What cannot be a filter counts as none. */
export function readPostFilter({ search, status }: SearchParams): Omit<PostFilter, "page"> {
  return {
    search:
      typeof search === "string"
        ? [...search.replaceAll("\0", " ").trim()].slice(0, 200).join("")
        : "",
    status: z.enum(postStatuses).safeParse(status).data ?? null,
  };
}
