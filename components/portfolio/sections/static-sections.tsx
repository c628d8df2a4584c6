import type { CSSProperties } from "react";
import { ProjectPicture, widthOf } from "@/components/portfolio/project-picture";
import { Picture } from "@/components/ui/picture";
import { playerNote, playerOf } from "@/lib/markdown/extensions/players";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Section } from "@/lib/portfolio/project";

type Of<Type extends Section["type"]> = Extract<Section, { type: Type }>;

export function Figures({ figures }: Of<"figures">) {
  return (
    <dl className="grid gap-x-[var(--step)] gap-y-10 border-t-8 border-mask pt-8 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="@container flex min-w-0 flex-col-reverse justify-end gap-4">
          <dt className="leading-snug">{label}</dt>
          <dd
            className="numeral text-[min(clamp(2.6rem,1.6rem+3.4vw,5.5rem),100cqi/var(--digits)*1.6)] leading-[0.9]"
            style={{ "--digits": value.length } as CSSProperties}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Quotation({ words, name, role }: Of<"quotation">) {
  return (
    <figure className="border-t-8 border-mask pt-6">
      <blockquote className="max-w-[24em] font-display text-[clamp(1.5rem,1.1rem+1.9vw,3rem)] leading-[1.12] font-[700] tracking-[-0.03em]">
        {words}
      </blockquote>
      <figcaption className="mt-6 text-muted">{role ? `${name}, ${role}` : name}</figcaption>
    </figure>
  );
}

export function Video({ title, url }: Of<"video">) {
  const player = playerOf(url);
  if (!player) return null;
  return (
    <p className="player">
      <a href={url} data-player={player.src}>
        {title}
      </a>
      <span>{playerNote(player)}</span>
    </p>
  );
}

/**
 * Two pictures on top of each other, uncovered by a slider; without JavaScript, side by side. If one
 * no longer exists, only the other is shown.
 */
export function Comparison({ before, after, caption }: Of<"pair">) {
  const [first, second] = [pictureSource(before.src), pictureSource(after.src)];
  const isPair = first && second;
  return (
    <figure>
      {isPair ? (
        <div className="comparison" style={widthOf(first)}>
          <Picture source={first} alt={before.alt} sizes={sizes} />
          <Picture source={second} alt={after.alt} sizes={sizes} />
          <input type="range" aria-label="Compare the pictures" autoComplete="off" />
        </div>
      ) : (
        <ProjectPicture picture={first ? before : after} sizes={sizes} />
      )}
      {caption && <figcaption className="mt-6 max-w-[34em]">{caption}</figcaption>}
    </figure>
  );
}

const sizes = "(min-width: 1728px) 1584px, 92vw";
