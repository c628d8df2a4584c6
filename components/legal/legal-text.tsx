import { cacheLife } from "next/cache";
import { Fragment } from "react";
import type { LegalSection } from "@/content/legal/document";
import { skipDraftPrefetch } from "@/lib/auth/draft-prefetch";
import { renderMarkdown } from "@/lib/markdown/render";
import { TableOfContents } from "./table-of-contents";

export async function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  await skipDraftPrefetch();
  return (
    <div className="wrap grid-12 items-start gap-y-10 pt-[clamp(2.5rem,5vw,5rem)] pb-[var(--section)]">
      <div className="col-span-12 lg:col-span-4 lg:h-full xl:col-span-3">
        <TableOfContents entries={sections.map(({ id, heading }) => ({ id, heading }))} />
      </div>
      <div className="prose legal col-span-12 lg:col-span-8 lg:pl-[3.5rem] xl:col-start-5">
        {sections.map(({ id, heading, text }) => (
          <Fragment key={id}>
            <h2 id={id}>
              <a href={`#${id}`} className="part-link">
                {heading}
              </a>
            </h2>
            <SectionText text={text} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

async function SectionText({ text }: { text: string }) {
  "use cache";
  cacheLife("max");
  return renderMarkdown(text);
}
