import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Faces } from "@/components/about/faces";
import { Testimonials } from "@/components/home/testimonials";

const picture = { src: "/people/ana.webp", alt: "Ana at her desk", width: 800, height: 1000 };

test("renders team photos, studio photos and testimonials only if there are any", () => {
  expect(renderToStaticMarkup(<Faces people={[]} pictures={[]} />)).toBe("");
  expect(renderToStaticMarkup(<Testimonials all={[]} />)).toBe("");
  const faces = (
    <Faces people={[{ name: "Ana", role: "Designer", picture }]} pictures={[picture]} />
  );
  expect(renderToStaticMarkup(faces)).toMatch(/alt="Ana at her desk".*Ana.*Designer/);
  const words = <Testimonials all={[{ words: "Fast.", name: "Ines", business: "A bakery" }]} />;
  expect(renderToStaticMarkup(words)).toContain("Ines, A bakery");
});
