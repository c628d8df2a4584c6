import { MonthDay } from "@/components/ui/date";
import { StaticHtml } from "@/components/ui/html/static-html";
import { PageLink } from "@/components/ui/pages/page-link";
import { Pagination } from "@/components/ui/pages/pagination";
import { pluralize } from "@/lib/numbers";
import type { ArchiveMonth } from "@/lib/posts/archive";
import { pagePath } from "@/lib/seo/list-page";
import { BlogBreadcrumb } from "./blog-breadcrumb";

type Props = { year: string; total: number; page: number; pages: number; months: ArchiveMonth[] };

export function ArchiveYear({ year, total, page, pages, months }: Props) {
  const path = `/blog/archive/${year}`;
  return (
    <div className="wrap pt-8 pb-[var(--section)]">
      <BlogBreadcrumb crumbs={[{ label: "Archive", href: "/blog/archive" }, { label: year }]} />
      <StaticHtml name="archive">
        <h1 className="headline mt-[clamp(2rem,4vw,4rem)]">Articles from {year}</h1>
        <p className="lead mt-5">
          {pluralize(total, "article", "articles")}
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
        <div className="max-w-[52rem]">
          {months.map(({ name, posts }) => (
            <section key={name} aria-label={name} className="mt-12">
              <h2 className="title border-t-8 border-mask pt-4">{name}</h2>
              <ul className="mt-4">
                {posts.map(({ title, slug, createdAt }) => (
                  <li
                    key={slug}
                    className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[9rem_1fr]"
                  >
                    <span className="text-muted">
                      <MonthDay value={createdAt} />
                    </span>
                    <PageLink
                      href={`/blog/${slug}`}
                      dir="auto"
                      className="leading-snug hover:underline"
                    >
                      {title}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="mt-16">
          <Pagination
            {...{ page, pages }}
            hrefOf={(to) => pagePath(path, to)}
            label={`Pages of ${year}`}
            previous="Newer"
            next="Older"
          />
        </div>
      </StaticHtml>
    </div>
  );
}
