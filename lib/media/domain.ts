import type { Domain } from "@/lib/domains/domain";

export const media: Domain = {
  pages: [
    { href: "/admin/media", permission: "media.add", label: "Media", failed: "load the images" },
  ],
  deletable: { media: "Image" },
  audit: { picture: { label: "Images", noun: "Image" } },
};
