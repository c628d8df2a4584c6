import { z } from "zod";
import type { PostInput } from "@/lib/posts/admin/schema";

type Kind = "saved" | "published" | "restored";

/** `author` is an email; null if the account was deleted. */
export type VersionSummary = {
  no: number;
  kind: Kind;
  createdAt: string;
  author: string | null;
  title: string;
  /** Whether visitors see this version. */
  isLive: boolean;
  /** Whether the editor shows this version. */
  isEdited: boolean;
};

export type Version = Pick<VersionSummary, "no" | "kind" | "createdAt"> & { values: PostInput };

export const Restoration = z.object({ post: z.guid(), no: z.coerce.number().int().positive() });
