import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { storePicture } from "@/lib/media/store-picture";
import type { SessionClient } from "@/lib/supabase/clients";
import type { Stack } from "@/local/process/stack";

const paragraph = `${"Some words of a paragraph in a long post, ".repeat(11)}and its end.\n\n`;

const contents = {
  "with-photograph": paragraph.repeat(6),
  "long-prose": paragraph.repeat(Math.floor(199_000 / paragraph.length)),
  "long-code": `\`\`\`ts\n${'const value = { name: "text", size: 12 }; // a comment\n'.repeat(1_090)}\`\`\`\n`,
};

/** Publishes posts with heavier pages than the seeded ones; the keys of `contents` are slugs. */
export async function storeSamplePosts(stack: Stack): Promise<void> {
  const client = createClient(stack.supabaseUrl, stack.secretKey) as SessionClient;
  const { path: cover } = await storePicture(client, await photograph(), "photograph.jpg", client);
  for (const [slug, content] of Object.entries(contents)) {
    const { error } = await client.from("blogs").insert({
      slug,
      title: slug,
      content,
      published: true,
      cover_image: slug === "with-photograph" ? cover : null,
    });
    if (error) throw error;
  }
}

/**
 * Generates noise at several scales, with the finest being the weakest. At 30 KB on a phone, it
 * compresses slightly worse than most photographs.
 */
async function photograph(): Promise<Buffer> {
  const [width, height] = [2400, 1600];
  const layers = await Promise.all(
    [8, 32, 128, 512, 2048].map(async (cells, index) => {
      const create = { width: cells, height: Math.round((cells * 2) / 3), channels: 3 as const };
      const noise = { type: "gaussian" as const, mean: 128, sigma: 72 / 2 ** (index / 2) };
      const input = await sharp({ create: { ...create, background: "#808080", noise } })
        .resize(width, height, { kernel: "cubic", fit: "fill" })
        .png()
        .toBuffer();
      return { input, blend: "soft-light" as const };
    }),
  );
  const create = { width, height, channels: 3 as const, background: "#7a8a90" };
  return sharp({ create }).composite(layers).jpeg({ quality: 92 }).toBuffer();
}
