import { site } from "@/content/site";
import { birdMark, kiskadee, kiskadeeMask } from "@/lib/brand/kiskadee";
import { type CoverFamily, coverArt } from "@/lib/covers/cover-art";
import { coverSvg } from "@/lib/covers/cover-svg";
import { band, bird, block, colours, headline, line, svgDocument } from "./draw";
import { margin, socialSize } from "./frame";
import { faces, measure } from "./type";

/** A preview image: a drawing, and the picture that is laid over it. */
export type Card = {
  svg: string;
  picture?: { file: string; left: number; top: number; width: number };
};

const inner = socialSize.width - 2 * margin;

/** A page: its headline, and the bird whose mask is the stripe beneath it. */
export function pageCard({ headline: text, note }: { headline: string; note: string }): Card {
  const scale = 0.76;
  const stripe = { top: 392, height: kiskadeeMask.height * scale };
  const face = faces.text();
  // It ends before the wing begins.
  const size = Math.min(34, 560 / Math.max(1, measure(note, face)));
  return {
    svg: svgDocument(
      band(colours.sun, 0, socialSize.height),
      block(colours.ink, 0, stripe.top, 900, stripe.height),
      bird(kiskadee, 640, stripe.top - kiskadeeMask.top * scale, scale),
      headline(text, {
        x: margin,
        y: 48,
        width: 640,
        height: 312,
        largest: 150,
        smallest: 56,
        colour: colours.ink,
      }),
      line(note, { face, size, colour: colours.ink }, margin, stripe.top + stripe.height + 58),
      signature(margin, 554, colours.ink, site.name),
    ),
  };
}

/** A post: its cover above the stripe, its title below. */
export function postCard({ title, slug }: { title: string; slug: string }): Card {
  const stripe = { top: 330, height: 64 };
  const art = coverArt(slug);
  return {
    svg: svgDocument(
      `<svg y="${-above[art.family]}" width="1200" height="675">${coverSvg(art)}</svg>`,
      band(colours.ink, stripe.top, stripe.height),
      signature(margin, stripe.top + 12, colours.paper, `${site.shortName}  —  Blog`),
      band(colours.sun, stripe.top + stripe.height, socialSize.height),
      headline(title, {
        x: margin,
        y: 408,
        width: inner,
        height: 204,
        largest: 150,
        smallest: 40,
        colour: colours.ink,
      }),
    ),
  };
}

/** How much of a cover's top is left out, so that its bird is in what remains. */
const above: Readonly<Record<CoverFamily, number>> = {
  portrait: 150,
  perch: 20,
  wires: 20,
  mask: 178,
  wing: 130,
  call: 120,
  nest: 170,
  canopy: 10,
};

/** A project: its name as large as it goes, what it is, and its main screen. */
export function projectCard(project: { title: string; kind: string; picture: string }): Card {
  const stripe = { top: 300, height: 64 };
  const frame = { left: 504, top: 262, line: 8 };
  return {
    svg: svgDocument(
      band(colours.sun, 0, socialSize.height),
      headline(project.title, {
        x: margin,
        y: 30,
        width: inner,
        height: 226,
        largest: 230,
        smallest: 80,
        colour: colours.ink,
      }),
      band(colours.ink, stripe.top, stripe.height),
      signature(margin, stripe.top + 12, colours.paper, `${site.shortName}  —  Portfolio`),
      headline(project.kind, {
        x: margin,
        y: 386,
        width: 390,
        height: 220,
        largest: 56,
        smallest: 28,
        colour: colours.ink,
      }),
      block(colours.ink, frame.left, frame.top, socialSize.width, socialSize.height),
    ),
    picture: {
      file: project.picture,
      left: frame.left + frame.line,
      top: frame.top + frame.line,
      width: 720,
    },
  };
}

function signature(x: number, y: number, colour: string, text: string): string {
  const style = { face: faces.display(), size: 31, colour };
  return bird(birdMark, x, y, 40 / 36) + line(text, style, x + 56, y + 30);
}
