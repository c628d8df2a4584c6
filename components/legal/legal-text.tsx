import { cacheLife } from "next/cache";
import { RenderedText } from "@/components/ui/html/rendered-text";
import { Contents, FoldedContents } from "@/components/ui/html/table-of-contents";
import type { Content } from "@/lib/content/kinds";
import { renderArticle } from "@/lib/markdown/render";

export function LegalText({ sections }: Pick<Content<"legal">, "sections">) {
  const entries = sections.map(({ id, heading }) => ({ id, heading }));
  return (
    <div className="wrap grid-12 items-start gap-y-10 pt-[clamp(2.5rem,5vw,5rem)] pb-[var(--section)]">
      <div className="col-span-12 lg:col-span-4 lg:h-full xl:col-span-3">
        <FoldedContents entries={entries} />
        <div className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8.5rem)] lg:overflow-y-auto">
          <Contents entries={entries} />
        </div>
      </div>
      <div className="legal col-span-12 lg:col-span-8 lg:pl-[3.5rem] xl:col-start-5">
        {sections.map(({ id, heading, text }) => (
          <div key={id} className="prose">
            <h2 id={id}>
              <a href={`#${id}`} className="part-link">
                {heading}
              </a>
            </h2>
            <SectionText id={id} text={text} />
          </div>
        ))}
      </div>
    </div>
  );
}

async function SectionText({ id, text }: { id: string; text: string }) {
  "use cache";
  cacheLife("max");
  return <RenderedText name={id} html={(await renderArticle(text)).html} />;
}
