import "server-only";
import { brand } from "@/content/brand";
import { capitalize } from "@/lib/capitalize";
import { fillLegal } from "@/lib/content/placeholders/legal";
import { getPublished, listPublished } from "@/lib/content/queries";
import { getSocialPages } from "@/lib/content/social-pages";
import { listPublishedProjects } from "@/lib/portfolio/queries";
import { feeds } from "@/lib/seo/feed-paths";
import { sitemapPath } from "@/lib/seo/public-pages";
import { absolute } from "@/lib/seo/structured-data/ids";
import { markdownPath } from "./markdown-file";
import { listPosts } from "./queries";

type Link = { name: string; path: string; note?: string };

const optional = ["/privacy", "/terms", "/blog/archive"];

/** Builds llms.txt as described at llmstxt.org. Throws on an outage. */
export async function llmsText(): Promise<string> {
  const { description, email } = await getPublished("site");
  const [{ plans }, legal] = await Promise.all([getPublished("plans"), listPublished("legal")]);
  const [{ posts }, projects] = await Promise.all([listPosts(1), listPublishedProjects()]);
  const pages = Object.values(await getSocialPages()).map(({ path, note }) => {
    const title = legal.find(({ key }) => path === `/${key}`)?.value.title;
    const name = title ? fillLegal(title, { email, plans }) : pageName(path);
    return { name, path, note };
  });
  return [
    `# ${line(brand.name)}\n\n> ${line(description)}\n`,
    section(
      "Pages",
      pages.filter(({ path }) => !optional.includes(path)),
    ),
    section(
      "Projects",
      projects.map(({ id, title, description }) => {
        return { name: title, path: `/portfolio/${id}`, note: description };
      }),
    ),
    section(
      "Newest articles",
      posts
        .filter(({ isIndexed }) => isIndexed)
        .map(({ title, slug, excerpt }) => {
          return { name: title, path: markdownPath(slug), note: excerpt };
        }),
    ),
    section("Optional", [
      ...pages.filter(({ path }) => optional.includes(path)),
      ...Object.entries(feeds).map(([file, { name }]) => {
        return { name: `Articles as ${name}`, path: `/${file}` };
      }),
      { name: "Sitemap", path: sitemapPath },
    ]),
  ]
    .filter(Boolean)
    .join("\n");
}

function section(title: string, links: readonly Link[]): string {
  if (links.length === 0) return "";
  const lines = links.map(({ name, path, note }) => {
    return `- [${line(name)}](${absolute(path)})${note ? `: ${line(note)}` : ""}\n`;
  });
  return `## ${title}\n\n${lines.join("")}`;
}

/** Returns a page's name, such as "Get started" for /get-started. */
function pageName(path: string): string {
  return capitalize(path.split("/").at(-1)?.replaceAll("-", " ") || "home");
}

/** Puts text on one line and escapes what Markdown could take for a link. */
function line(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[[\]\\<]/g, "\\$&");
}
