import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { zoomable } from "@/components/portfolio/gallery/gallery-picture";
import { lookOf } from "@/components/portfolio/look";
import { ProjectCover, ProjectPicture } from "@/components/portfolio/project-picture";
import { ProjectSections } from "@/components/portfolio/sections/project-sections";
import { kinds } from "@/lib/content/kinds";
import type { Project, Section } from "@/lib/portfolio/project";

// StaticHtml is asynchronous, which renderToStaticMarkup can't wait for.
vi.mock("@/components/ui/html/static-html", () => ({
  StaticHtml: ({ children }: { children: React.ReactNode }) => children,
}));

const src = "/media/00000000-0000-4000-8000-000000000001/1600x900.webp";
const tall = "/media/00000000-0000-4000-8000-000000000002/800x1600.webp";
const picture = { src, alt: "A screen" };
const none = { src: "", alt: "" };
const project = { ...Object.values(kinds.projects.defaults())[0], id: "10" } as Project;
const html = (...sections: Section[]) => {
  const { indexOf } = zoomable({ ...project, sections });
  return renderToStaticMarkup(<ProjectSections sections={sections} indexOf={indexOf} />);
};

test.each<[Section, RegExp]>([
  [
    { type: "text", heading: "The start", text: "<p>Once.</p>" },
    /<section aria-labelledby="section-1".*<h2 id="section-1"[^>]*>The start<\/h2>.*<p>Once\.<\/p>/,
  ],
  [{ type: "text", heading: "", text: "<p>Once.</p>" }, /^(?!.*<h2).*<p>Once\.<\/p>/],
  [
    { type: "picture", picture, caption: "What it shows" },
    /<figure>.*<a href="\/media[^"]+1600x900\.webp".*alt="A screen".*<figcaption[^>]*>What it shows/,
  ],
  [
    { type: "pair", before: { src, alt: "Old" }, after: { src: tall, alt: "New" }, caption: "" },
    /class="comparison".*alt="Old".*alt="New".*<input type="range" aria-label="Compare the pictures"/,
  ],
  [
    { type: "figures", figures: [{ value: "38%", label: "more bookings" }] },
    /<dt[^>]*>more bookings<\/dt><dd[^>]*>38%<\/dd>/,
  ],
  [
    { type: "quotation", words: "They <listened>.", name: "Ana", role: "Baker" },
    /<blockquote[^>]*>They &lt;listened&gt;\.<\/blockquote><figcaption[^>]*>Ana, Baker</,
  ],
  [{ type: "quotation", words: "Good.", name: "Ana", role: "" }, /<figcaption[^>]*>Ana</],
  [
    { type: "video", title: "A tour", url: "https://youtu.be/aaaaaaaaaaa" },
    /<a href="https:\/\/youtu\.be\/a+" data-player="https:\/\/www\.youtube-nocookie\.com\/embed\/a+\?autoplay=1">A tour<\/a>.*Plays from YouTube/,
  ],
])("renders the section %j", (section, expected) => {
  expect(html(section)).toMatch(expected);
  expect(html(section)).not.toMatch(/<(iframe|script)/);
});

test("renders nothing for pictures that no longer exist, and half a pair as a picture", () => {
  expect(html({ type: "picture", picture: none, caption: "Lost" })).toBe("");
  const pair = { type: "pair", before: none, after: picture, caption: "" } as const;
  expect(html(pair)).toMatch(/^(?!.*<input).*alt="A screen"/);
  expect(html({ ...pair, after: none })).toBe("");
  expect(html({ type: "figures", figures: [] })).toBe("");
});

test("opens the pictures of a project in the order of its page, without missing ones", () => {
  const section = { type: "picture", picture, caption: "In between" } as const;
  const [shot] = project.supportingImages;
  const { pictures, indexOf } = zoomable({ ...project, image: none, sections: [section] });
  expect(pictures.slice(0, 2).map(({ description }) => description)).toEqual([
    "In between",
    shot?.description,
  ]);
  expect([indexOf(none), indexOf(picture), indexOf(shot?.picture ?? none)]).toEqual([-1, 0, 1]);
});

test("a project without a picture has a drawn cover", () => {
  const cover = (image: Project["image"]) =>
    renderToStaticMarkup(<ProjectCover project={{ id: "10", image }} sizes="100vw" />);
  expect(cover(none)).toMatch(/<svg.*view-transition-name:post-project-10/);
  expect(cover(picture)).toMatch(/view-transition-name:project-10.*<img src="\/media/);
});

test("tall pictures are cropped as a cover, and narrow elsewhere", () => {
  const shown = (name?: string) =>
    renderToStaticMarkup(
      <ProjectPicture picture={{ src: tall, alt: "" }} sizes="1px" {...(name && { name })} />,
    );
  expect(shown("project-10")).toMatch(/class="[^"]*cropped".*aspect-ratio:4 \/ 3/);
  expect(shown()).toMatch(/max-width:45vh.*aspect-ratio:800 \/ 1600/);
});

test("colours that are left empty are the site's own", () => {
  expect(lookOf({ ground: "#11362b", text: "", stripe: "" })).toEqual({
    "--ground": "#11362b",
    "--text": "var(--paper)",
    "--stripe": "var(--sun)",
  });
});
