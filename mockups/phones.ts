import sharp from "sharp";

const frame = { width: 2880, height: 1800 };
const screen = { width: 936, height: 2026, radius: 84, bezel: 22 };
// Both phones run off the bottom edge at different heights, so that they are large enough to read.
const places = { left: { left: 420, top: 150 }, right: { left: 1524, top: 330 } };

type Phones = { left: Buffer; right: Buffer; ground: string; bezel: string };

/** Returns a PNG of two phone screens on a plain background, 2880 by 1800 px. */
export async function placePhones({ left, right, ground, bezel }: Phones): Promise<Buffer> {
  const layers = [
    { input: await framed(left, bezel, places.left.top), ...places.left },
    { input: await framed(right, bezel, places.right.top), ...places.right },
  ];
  return sharp({ create: { ...frame, channels: 3, background: ground } })
    .composite(layers)
    .png()
    .toBuffer();
}

async function framed(picture: Buffer, bezel: string, top: number): Promise<Buffer> {
  const width = screen.width + 2 * screen.bezel;
  const height = screen.height + 2 * screen.bezel;
  const cut = await sharp(picture)
    .resize(screen.width, screen.height)
    .composite([
      { input: rounded(screen.width, screen.height, screen.radius, "#fff"), blend: "dest-in" },
    ])
    .png()
    .toBuffer();
  const whole = await sharp(rounded(width, height, screen.radius + screen.bezel, bezel))
    .composite([{ input: cut, left: screen.bezel, top: screen.bezel }])
    .png()
    .toBuffer();
  // sharp rejects a layer that is larger than the image below it.
  return sharp(whole)
    .extract({ left: 0, top: 0, width, height: Math.min(height, frame.height - top) })
    .toBuffer();
}

function rounded(width: number, height: number, radius: number, fill: string): Buffer {
  const rect = `<rect width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rect}</svg>`,
  );
}
