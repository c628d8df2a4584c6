import { z } from "zod";
import type { PostInput } from "./schema";

type Kind = "saved" | "published" | "restored";

/** `author` is an e-mail, null once the account is gone. */
export type VersionSummary = {
  no: number;
  kind: Kind;
  createdAt: string;
  author: string | null;
  title: string;
  /** What visitors see. */
  isLive: boolean;
  /** What the editor shows. */
  isEdited: boolean;
};

export type Version = Pick<VersionSummary, "no" | "kind" | "createdAt"> & { values: PostInput };

export const Restoration = z.object({ post: z.guid(), no: z.coerce.number().int().positive() });

/** As a path has it. */
export function versionNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
