"use server";

import type { ReactNode } from "react";
import { z } from "zod";
import { PostCover } from "@/components/posts/post-cover";
import { RenderedText } from "@/components/ui/html/rendered-text";
import { adminSession } from "@/lib/auth/session";
import { valueAction } from "@/lib/forms/server-action";
import { isCoverUrl, isOwnPicture } from "@/lib/media/cover";
import { postLimits } from "@/lib/posts/admin/fields/fields";
import { renderPreview } from "@/lib/posts/link-cards";

const Preview = z.object({
  title: z.string().max(1000),
  slug: z.string().max(1000),
  // An unusable cover URL renders as no cover.
  cover_image: z
    .string()
    .max(postLimits.cover_image)
    .refine((url) => isCoverUrl(url) && isOwnPicture(url))
    .catch(""),
  cover_alt: z.string().max(1000),
  content: z.string().max(postLimits.content),
});

/** Returns null for non-admins and for input that exceeds the limits. */
export const previewPost = valueAction([Preview], async (input): Promise<ReactNode> => {
  if (!(await adminSession("posts.own")).client) return null;
  return input.success ? <PostPreview {...input.data} /> : null;
});

/** Uncached, unlike PostArticle: every keystroke would add a cache entry. */
async function PostPreview(post: z.output<typeof Preview>) {
  const { title, slug, cover_image, cover_alt, content } = post;
  const { html } = await renderPreview(content);
  return (
    <article>
      <h2 dir="auto" className="text-[clamp(1.7rem,7cqi,3.25rem)] leading-[0.95]">
        {title || "Untitled"}
      </h2>
      <div className="mt-6">
        <PostCover slug={slug} image={cover_image || null} alt={cover_alt} wide />
      </div>
      <RenderedText html={html} className="mt-8" />
    </article>
  );
}
