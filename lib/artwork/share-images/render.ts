import "server-only";
import { join } from "node:path";
import sharp from "sharp";
import type { Card } from "./cards";
import { shareImageSize } from "./frame";

/** A PNG with a palette keeps flat colours flat and the file small. */
export async function renderCard({ svg, picture }: Card): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg));
  if (picture) {
    const { file, left, top, width } = picture;
    const height = shareImageSize.height - top;
    const input = await sharp(typeof file === "string" ? join(process.cwd(), "public", file) : file)
      .resize({ width, height, fit: "outside" })
      .extract({ left: 0, top: 0, width: Math.min(width, shareImageSize.width - left), height })
      .toBuffer();
    drawing.composite([{ input, left, top }]);
  }
  return drawing.png({ palette: true, colours: 160, effort: 8, dither: 0 }).toBuffer();
}
