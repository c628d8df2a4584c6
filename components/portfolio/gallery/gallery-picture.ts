import type { PictureSource } from "@/components/ui/picture";
import { pictureSource } from "@/lib/portfolio/picture-source";
import type { Project } from "@/lib/portfolio/project";

export type GalleryPicture = {
  source: PictureSource;
  alt: string;
  title: string;
  description: string;
};

type Picture = Project["image"];

/** A project's pictures that open in the lightbox, in the order of its page. */
export function zoomable({ title, description, image, sections, supportingImages }: Project) {
  const all = [
    { picture: image, title, description },
    ...sections.flatMap((section) =>
      section.type === "picture"
        ? { picture: section.picture, title, description: section.caption }
        : [],
    ),
    ...supportingImages,
  ];
  const shown = all.flatMap(({ picture, ...words }) => {
    const source = pictureSource(picture.src);
    return source ? { picture, shown: { source, alt: picture.alt, ...words } } : [];
  });
  return {
    pictures: shown.map(({ shown }): GalleryPicture => shown),
    indexOf: (picture: Picture) => shown.findIndex((one) => one.picture === picture),
  };
}

/** Returns a picture's place in the lightbox; -1 if it doesn't exist. */
export type IndexOf = (picture: Picture) => number;
