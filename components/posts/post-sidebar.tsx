import type { Entry } from "@/components/ui/html/contents-list";
import { StaticHtml } from "@/components/ui/html/static-html";
import { Contents } from "@/components/ui/html/table-of-contents";
import { PageLink } from "@/components/ui/pages/page-link";
import type { Content } from "@/lib/content/kinds";
import type { PostLink } from "@/lib/posts/schema";

type Props = {
  otherPosts: PostLink[];
  entries: readonly Entry[];
  social: Content<"site">["social"];
};

export function PostSidebar({ otherPosts, entries, social }: Props) {
  return (
    <aside
      aria-label="More"
      className="no-print col-span-12 space-y-12 lg:sticky lg:top-24 lg:col-span-4 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto lg:pl-6"
    >
      {entries.length > 0 && <Contents entries={entries} />}
      <StaticHtml name="aside" className="space-y-12">
        <section aria-labelledby="free-session" className="surface-sun p-6">
          <h2 id="free-session" className="title">
            Talk it through with us
          </h2>
          <p className="mt-3">Fifteen minutes, no charge. Bring the thing that is bothering you.</p>
          <PageLink href="/get-started" className="button mt-6">
            Book Your Free 15 Min Session
          </PageLink>
        </section>
        {otherPosts.length > 0 && (
          <section aria-labelledby="other-articles">
            <h2 id="other-articles" className="title border-t-8 border-mask pt-4">
              Other Articles
            </h2>
            <ul className="mt-4">
              {otherPosts.map(({ title, slug }) => (
                <li key={slug} className="border-b border-line">
                  <PageLink
                    href={`/blog/${slug}`}
                    dir="auto"
                    className="block py-3 leading-snug hover:underline"
                  >
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="follow">
          <h2 id="follow" className="title border-t-8 border-mask pt-4">
            Follow us
          </h2>
          <ul className="mt-4 flex gap-6">
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className="link" rel="noopener" target="_blank">
                  {name}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </StaticHtml>
    </aside>
  );
}
