import type { ReactNode } from "react";
import type { IndexOf } from "@/components/portfolio/gallery/gallery-picture";
import { ZoomablePicture } from "@/components/portfolio/zoomable-picture";
import { Players } from "@/components/posts/players";
import { FittedText } from "@/components/ui/fitted-text";
import { RenderedText } from "@/components/ui/html/rendered-text";
import { StaticHtml } from "@/components/ui/html/static-html";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Section } from "@/lib/portfolio/project";
import { hasPlayer } from "@/lib/security/players";
import { Sliders } from "./sliders";
import { Comparison, Figures, Quotation, Video } from "./static-sections";

/** Texts are HTML, see renderSections. */
type Props = { sections: readonly Section[]; indexOf: IndexOf };

export function ProjectSections({ sections, indexOf }: Props) {
  return (
    <>
      {sections.filter(hasContent).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static list.
        <div key={index} className="wrap pb-[var(--section)]">
          {sectionOf(section, `section-${index + 1}`, indexOf)}
        </div>
      ))}
      {sections.some(({ type }) => type === "pair") && <Sliders />}
      {sections.some(hasVideo) && <Players />}
    </>
  );
}

/** Pictures may have been deleted from the library. */
function hasContent(section: Section): boolean {
  if (section.type === "picture") return exists(section.picture);
  if (section.type === "pair") return exists(section.before) || exists(section.after);
  return section.type !== "figures" || section.figures.length > 0;
}

const exists = ({ src }: { src: string }) => pictureSource(src) !== null;

function hasVideo(section: Section): boolean {
  return section.type === "text" ? hasPlayer(section.text) : section.type === "video";
}

function sectionOf(section: Section, name: string, indexOf: IndexOf): ReactNode {
  switch (section.type) {
    case "text":
      return <Text {...section} name={name} />;
    case "picture": {
      const { picture, caption } = section;
      return (
        <figure>
          <div className="max-md:-mx-[var(--gutter)]">
            <ZoomablePicture {...{ picture, indexOf }} sizes={wide} />
          </div>
          {caption && <figcaption className="mt-8 max-w-[34em]">{caption}</figcaption>}
        </figure>
      );
    }
    case "pair":
      return staticHtml(name, <Comparison {...section} />);
    case "figures":
      return staticHtml(name, <Figures {...section} />);
    case "quotation":
      return staticHtml(name, <Quotation {...section} />);
    case "video":
      return staticHtml(name, <Video {...section} />);
  }
}

function staticHtml(name: string, content: ReactNode): ReactNode {
  return <StaticHtml name={name}>{content}</StaticHtml>;
}

const wide = "(min-width: 1728px) 1584px, (min-width: 48rem) 92vw, 100vw";

type TextProps = { heading: string; text: string; name: string };

function Text({ heading, text, name }: TextProps) {
  if (!heading) return <RenderedText name={name} html={text} />;
  return (
    <section aria-labelledby={name} className="grid-12 gap-y-8 border-t-8 border-mask pt-6">
      <h2 id={name} className="headline col-span-12 lg:col-span-6">
        <FittedText>{heading}</FittedText>
      </h2>
      <RenderedText name={name} html={text} className="col-span-12 lg:col-span-6" />
    </section>
  );
}
