"use server";

import type { ReactNode } from "react";
import { z } from "zod";
import { PostPreview } from "@/components/posts/post-preview";
import { adminSession } from "@/lib/auth/session";
import { valueAction } from "@/lib/forms/server-action";
import { isCoverUrl, isOwnPicture } from "@/lib/media/cover";
import { postLimits } from "@/lib/posts/admin/fields";

const Preview = z.object({
  title: z.string().max(1000),
  slug: z.string().max(1000),
  // What cannot be shown renders as none.
  cover_image: z
    .string()
    .max(postLimits.cover_image)
    .refine((url) => isCoverUrl(url) && isOwnPicture(url))
    .catch(""),
  cover_alt: z.string().max(1000),
  content: z.string().max(postLimits.content),
});

/** Null for non-admins and for input that exceeds the limits. */
export const previewPost = valueAction([Preview], async (input): Promise<ReactNode> => {
  if (!(await adminSession()).client) return null;
  return input.success ? <PostPreview {...input.data} /> : null;
});
