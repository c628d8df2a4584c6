import { brand } from "@/content/brand";
import { mark } from "@/content/logo";
import { bird, birdMask } from "@/lib/artwork/bird";
import { type CoverComposition, coverArt } from "@/lib/artwork/covers/cover-art";
import { coverSvg } from "@/lib/artwork/covers/cover-svg";
import { palette } from "@/lib/artwork/palette";
import { band, block, headline, line, placed, svgDocument } from "./draw";
import { margin, shareImageSize } from "./frame";
import { faces, measure } from "./text-to-path";

export type Card = {
  svg: string;
  /** `file` is a path below public/, or the bytes. */
  picture?: { file: string | Uint8Array; left: number; top: number; width: number };
};

const inner = shareImageSize.width - 2 * margin;

export function pageCard({ headline: text, note }: { headline: string; note: string }): Card {
  const scale = 0.76;
  const stripe = { top: 392, height: birdMask.height * scale };
  const face = faces.text();
  // The note must end before the wing begins.
  const size = Math.min(34, 560 / Math.max(1, measure(note, face)));
  return {
    svg: svgDocument(
      band(palette.sun, 0, shareImageSize.height),
      block(palette.ink, 0, stripe.top, 900, stripe.height),
      placed(bird, 640, stripe.top - birdMask.top * scale, scale),
      headline(text, { x: margin, y: 48, width: 640, height: 312 }, [56, 150]),
      line(note, { face, size, colour: palette.ink }, margin, stripe.top + stripe.height + 58),
      signature(margin, 554, palette.ink, brand.name),
    ),
  };
}

export function postCard({ title, slug }: { title: string; slug: string }): Card {
  const stripe = { top: 330, height: 64 };
  const art = coverArt(slug);
  return {
    svg: svgDocument(
      `<svg y="${-above[art.family]}" width="1200" height="675">${coverSvg(art)}</svg>`,
      band(palette.ink, stripe.top, stripe.height),
      signature(margin, stripe.top + 12, palette.paper, `${brand.shortName}  —  Blog`),
      band(palette.sun, stripe.top + stripe.height, shareImageSize.height),
      headline(title, { x: margin, y: 408, width: inner, height: 204 }, [40, 150]),
    ),
  };
}

// Pixels to crop from the top of each cover, so that its bird stays in view.
const above: Readonly<Record<CoverComposition, number>> = {
  portrait: 150,
  perch: 20,
  wires: 20,
  mask: 178,
  wing: 130,
  call: 120,
  nest: 170,
  canopy: 10,
};

type ProjectDetails = { title: string; kind: string; picture: string | Uint8Array | null };

export function projectCard({ title, kind, picture }: ProjectDetails): Card {
  const stripe = { top: 300, height: 64 };
  const frame = { left: 504, top: 262, line: 8 };
  const { width, height } = shareImageSize;
  return {
    svg: svgDocument(
      band(palette.sun, 0, height),
      headline(title, { x: margin, y: 30, width: inner, height: 226 }, [80, 230]),
      band(palette.ink, stripe.top, stripe.height),
      signature(margin, stripe.top + 12, palette.paper, `${brand.shortName}  —  Portfolio`),
      headline(
        kind,
        { x: margin, y: 386, width: picture ? 390 : inner, height: 220 },
        [28, 56],
        "",
      ),
      picture ? block(palette.ink, frame.left, frame.top, width, height) : "",
    ),
    ...(picture && {
      picture: {
        file: picture,
        left: frame.left + frame.line,
        top: frame.top + frame.line,
        width: 720,
      },
    }),
  };
}

function signature(x: number, y: number, colour: string, text: string): string {
  const style = { face: faces.display(), size: 31, colour };
  return placed(mark, x, y, 40 / 36) + line(text, style, x + 56, y + 30);
}
