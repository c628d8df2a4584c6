import { expect, test } from "vitest";
import { articleOf } from "@/lib/markdown/article";
import { excerptOf } from "@/lib/markdown/excerpt";
import { playerOf } from "@/lib/markdown/extensions/players";
import { feedHtmlOf } from "@/lib/markdown/feed-html";
import { hasPlayer, playerOrigins } from "@/lib/security/players";

const render = async (content: string) => (await articleOf(content)).html;

const tube = (rest = "") => `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1${rest}`;
const vimeo = (rest = "") => `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${rest}`;

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", tube()],
  ["http://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ", tube()],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", tube()],
  ["https://youtu.be/dQw4w9WgXcQ?t=90", tube("&start=90")],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s", tube("&start=3723")],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=now", tube()],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", tube()],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", tube()],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", tube()],
  ["https://vimeo.com/76979871", vimeo()],
  ["https://vimeo.com/76979871/ab12cd34ef", vimeo("&h=ab12cd34ef")],
  ["https://player.vimeo.com/video/76979871?h=ab12cd34ef", vimeo("&h=ab12cd34ef")],
])("plays the video %s from %s", (href, src) => {
  expect(playerOf(href)?.src).toBe(src);
  expect(playerOrigins).toContain(new URL(src).origin);
});

test.each([
  "https://www.youtube.com/@agency",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22onload",
  "https://www.youtube.com/watch?v=../../evil",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
  "https://vimeo.com/about",
  "ftp://youtu.be/dQw4w9WgXcQ",
  "/watch?v=dQw4w9WgXcQ",
])("does not treat %s as a video", (href) => {
  expect(playerOf(href)).toBeNull();
});

test("marks a video link on its own line for the player script", async () => {
  const html = await render("Before\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nAfter");
  expect(html).toContain(
    '<p class="player"><a href="https://youtu.be/dQw4w9WgXcQ" rel="nofollow noopener" data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1">Play the video</a> <span>Plays from YouTube.',
  );
  expect(html).not.toMatch(/<iframe|<img|<script/);
  expect(hasPlayer(html)).toBe(true);
  expect(await render("[Our day](https://vimeo.com/76979871)")).toContain(">Our day</a> <span>");
});

test("renders other links on their own line as cards, showing an external link's host", async () => {
  expect(await render("[A guide](https://a.example/b?c=d)")).toBe(
    '<p class="link-card"><a href="https://a.example/b?c=d" rel="nofollow noopener">A guide</a> <span>a.example</span></p>',
  );
  expect(await render("https://a.example/b")).toContain(
    '">a.example</a> <span>https://a.example/b</span></p>',
  );
  expect(await render("[Ours](/blog/forms)")).toBe(
    '<p class="link-card"><a href="/blog/forms">Ours</a></p>',
  );
});

test.each([
  "See https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ and https://a.example",
  "- https://youtu.be/dQw4w9WgXcQ",
  "> [A guide](https://a.example)",
  "[*A guide*](https://a.example)",
  "[![A bird](/work/bird.webp)](https://a.example)",
  "[Up](#top)",
  "[Write](mailto:ann@a.example)",
  "<mailto:ann@a.example>",
  '`<a data-player="https://youtu.be/x">`',
])("renders no card or player for %j", async (content) => {
  const html = await render(content);
  expect(html).not.toMatch(/class="(link-card|player)"/);
  expect(hasPlayer(html)).toBe(false);
});

test("feeds, excerpts and word counts use only a card's original text", async () => {
  const content = "https://youtu.be/dQw4w9WgXcQ\n\nTwo words.\n\n[A guide](https://a.example)";
  const feed = await feedHtmlOf(content, "https://site.example/blog/a");
  expect(feed).toMatch(/^<p><a href="https:\/\/youtu.be\/dQw4w9WgXcQ"[^>]*>https/);
  expect(feed).not.toMatch(/class=|data-player|<span/);
  expect(excerptOf(content)).toBe("Two words. A guide");
  expect((await articleOf(content)).words).toBe(5);
});
