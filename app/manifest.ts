import type { MetadataRoute } from "next";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { palette } from "@/lib/artwork/palette";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: brand.name,
    short_name: brand.shortName,
    description: site.description,
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
