import { z } from "zod";

export type ListedPost = {
  id: string;
  title: string;
  slug: string;
  published: boolean;
  createdAt: string;
  /** The start of the content as plain text. */
  preview: string;
};

const postStatuses = ["published", "draft"] as const;
type PostStatus = (typeof postStatuses)[number];

export type PostFilter = { search: string; status: PostStatus | null; page: number };

type SearchParams = Record<string, string | string[] | undefined>;

/** Invalid values count as no filter. */
export function readPostFilter({ search, status }: SearchParams): Omit<PostFilter, "page"> {
  return {
    search:
      typeof search === "string"
        ? [...search.replaceAll("\0", " ").trim()].slice(0, 200).join("")
        : "",
    status: z.enum(postStatuses).safeParse(status).data ?? null,
  };
}
