import { LongDate } from "@/components/ui/date";
import { PageLink } from "@/components/ui/pages/page-link";
import type { RelatedPosts as Posts } from "@/lib/posts/schema";

export function RelatedPosts({ related, newer, older }: Posts) {
  return (
    <div className="no-print mt-[clamp(3rem,6vw,6rem)] space-y-12">
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="title border-t-8 border-mask pt-4">
            Related articles
          </h2>
          <ul className="mt-6 grid gap-x-[var(--step)] gap-y-6 md:grid-cols-3">
            {related.map(({ title, slug, createdAt }) => (
              <li key={slug}>
                <p className="label text-muted">
                  <LongDate value={createdAt} />
                </p>
                <PageLink
                  href={`/blog/${slug}`}
                  dir="auto"
                  className="mt-1 block font-[650] leading-snug hover:underline"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(newer || older) && (
        <nav
          aria-label="Previous and next articles"
          className="grid gap-6 border-t-4 border-mask pt-5 sm:grid-cols-2"
        >
          {older && <Neighbour {...older} label="Previous article" rel="prev" />}
          {newer && <Neighbour {...newer} label="Next article" rel="next" />}
        </nav>
      )}
    </div>
  );
}

type NeighbourProps = { title: string; slug: string; label: string; rel: "prev" | "next" };

function Neighbour({ title, slug, label, rel }: NeighbourProps) {
  return (
    <PageLink
      href={`/blog/${slug}`}
      rel={rel}
      className={`group block ${rel === "next" ? "sm:col-start-2 sm:text-right" : ""}`}
    >
      <span className="label block text-muted">{label}</span>
      <span dir="auto" className="mt-1 block font-[650] leading-snug group-hover:underline">
        {title}
      </span>
    </PageLink>
  );
}
