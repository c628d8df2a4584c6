import type { Metadata } from "next";
import { editBar } from "@/app/(site)/edit-bar";
import { JsonLd } from "@/components/site/json-ld";
import { Drawing } from "@/components/site/shapes";
import { PageLink } from "@/components/ui/pages/page-link";
import { comingSoon } from "@/content/coming-soon";
import { egg } from "@/lib/artwork/egg";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { getContent } from "@/lib/content/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { plainGraph } from "@/lib/seo/structured-data/pages";

const { heading, second, text, description } = comingSoon;
const page = { title: heading, description, path: "/coming-soon" } as const;

export const metadata: Metadata = pageMetadata(page);

export default async function ComingSoonPage() {
  await skipDraftPrefetch();
  return (
    <section className="surface-sun relative overflow-clip">
      {await editBar()}
      <JsonLd graph={plainGraph({ ...page, site: await getContent("site") })} />
      {/* The minimum height prevents layout shift when the content below arrives late. */}
      <div className="wrap relative flex items-end justify-between gap-8 lg:min-h-[calc(100dvh-25.5rem)] pt-[clamp(2.5rem,5vw,5rem)]">
        <h1 className="display max-w-[4.5em] pb-18 sm:pb-[clamp(1.5rem,3vw,3rem)] text-[clamp(3.4rem,0.4rem+13vw,14rem)]">
          {heading}
        </h1>
        <Drawing
          viewBox="0 0 300 390"
          shapes={egg}
          className="absolute right-[-1.75rem] bottom-0 w-[min(38vw,9.25rem)] sm:w-[clamp(7rem,24vw,25rem)] rotate-[9deg] sm:right-[clamp(1rem,7vw,8rem)]"
        />
      </div>
      <div className="surface-ink relative">
        <p className="wrap py-[clamp(0.9rem,1.6vw,1.6rem)] font-display text-[clamp(1.9rem,1rem+3.6vw,4.25rem)] leading-none font-[780] tracking-[-0.045em] text-sun">
          {second}
        </p>
      </div>
      <div className="wrap grid-12 items-end gap-y-7 py-[clamp(2rem,4vw,3.75rem)]">
        <p className="lead col-span-12 max-w-[28em] lg:col-span-6">{text}</p>
        <div className="shown-whole col-span-12 flex flex-wrap items-center gap-4 lg:col-span-6 lg:justify-end">
          <a href="/register" className="button">
            Sign Up
          </a>
          <a href="/login" className="button button-quiet">
            Log In
          </a>
          <PageLink href="/" className="link py-2 sm:ml-2 font-[650]">
            Go back home
          </PageLink>
          <span data-end hidden />
        </div>
      </div>
    </section>
  );
}
