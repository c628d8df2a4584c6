import type { MetadataRoute } from "next";
import { brand } from "@/content/brand";
import { palette } from "@/lib/artwork/palette";
import { getPublished } from "@/lib/content/queries";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { description } = await getPublished("site");
  return {
    id: "/",
    name: brand.name,
    short_name: brand.shortName,
    description,
    lang: brand.locale,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: palette.paper,
    theme_color: palette.sun,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
