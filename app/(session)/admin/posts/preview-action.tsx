"use server";

import type { ReactNode } from "react";
import { z } from "zod";
import { PostPreview } from "@/components/blog/post-preview";
import { adminSession } from "@/lib/auth/session";
import { postLimits } from "@/lib/posts/input";

const Preview = z.object({
  title: z.string().max(1000),
  slug: z.string().max(1000),
  // An address that cannot be stored yet is shown as none.
  cover_image: z.string().max(postLimits.cover_image).catch(""),
  cover_alt: z.string().max(1000),
  content: z.string().max(postLimits.content),
});

/** What the editor holds, rendered as the site would; null for who is no admin, or for what is too long. */
export async function previewPost(values: z.infer<typeof Preview>): Promise<ReactNode> {
  if (!(await adminSession()).client) return null;
  const input = Preview.safeParse(values);
  return input.success ? <PostPreview {...input.data} /> : null;
}
