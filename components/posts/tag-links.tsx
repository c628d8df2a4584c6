import { PageLink } from "@/components/ui/pages/page-link";
import type { Tag } from "@/lib/tags/schema";

/** Renders nothing for a post without tags. */
export function TagLinks({ tags, label }: { tags: readonly Tag[]; label: string }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="no-print flex flex-wrap gap-2">
      {tags.map(({ slug, name }) => (
        <li key={slug} className="max-w-full">
          <PageLink
            href={`/blog/tag/${slug}`}
            className="block min-h-9 border-2 border-current px-3 py-0.5 font-[600] hover:bg-mask hover:text-on-mask"
          >
            <bdi>{name}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
