import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Faces } from "@/components/about/faces";
import { Testimonials } from "@/components/home/testimonials";
import { about } from "@/content/about";

const src = "/media/00000000-0000-4000-8000-000000000001/800x600.webp";

test("renders team photos, studio photos and testimonials only if there are any", () => {
  const none = { ...about, faces: [], studio: [] } as never;
  expect(renderToStaticMarkup(<Faces about={none} />)).toBe("");
  expect(renderToStaticMarkup(<Testimonials testimonials={[]} />)).toBe("");
  const faces = [{ name: "Ana", role: "Designer", picture: { src, alt: "Ana at her desk" } }];
  const page = {
    ...about,
    faces,
    studio: [
      { src, alt: "The studio" },
      { src: "", alt: "" },
    ],
  };
  const photos = renderToStaticMarkup(<Faces about={page as never} />);
  expect(photos).toMatch(/alt="Ana at her desk".*Ana.*Designer.*alt="The studio"/);
  expect(photos.match(/<li/g)).toHaveLength(2);
  const words = [{ words: "They listened.", name: "Ana", business: "Bakery" }];
  expect(renderToStaticMarkup(<Testimonials testimonials={words} />)).toMatch(
    /They listened\..*Ana, Bakery/,
  );
});
