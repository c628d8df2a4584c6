import { RenderedText } from "@/components/ui/rendered-text";
import { renderPost } from "@/lib/posts/link-cards";
import { PostCover } from "./post-cover";

type Props = {
  title: string;
  slug: string;
  cover_image: string;
  cover_alt: string;
  content: string;
};

/** Uncached, unlike PostArticle: every keystroke would add an entry. */
export async function PostPreview({ title, slug, cover_image, cover_alt, content }: Props) {
  const { html } = await renderPost(content, { withLines: true });
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
