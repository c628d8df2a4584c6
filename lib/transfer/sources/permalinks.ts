import type { Files } from "@/lib/transfer/import/files";
import { type Fields, readFrontMatter } from "./front-matter";

type Parts = { path: string; day: string; name: string; categories: string[] };

/** Returns a post's path on the old site; null if its parts are unknown. */
export type Permalink = (post: Parts) => string | null;

const maxConfigBytes = 60 * 1024;

const configs = ["_config.yml", "hugo.toml", "hugo.yaml", "config.toml", "config.yaml"];

const styles: Partial<Record<string, string>> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  none: "/:categories/:title.html",
};

/** Reads the pattern of post URLs from the configuration of Jekyll, Hexo or Hugo. */
export async function readPermalink(files: Files): Promise<Permalink> {
  const file = configs.find(files.has);
  if (!file) return () => null;
  const config = await readConfig(files, file);
  const isHugo = file !== "_config.yml";
  const isHexo = files.names.some((name) => name.startsWith("source/_posts/"));
  const patternOf = (section: string) => {
    if (!isHugo) return config.permalink ?? (isHexo ? "/:year/:month/:day/:title/" : "date");
    const given = Object(config.permalinks);
    return given[section] ?? Object(given.page)[section] ?? "/:sections/:title/";
  };
  const base = withoutHost(isHugo ? config.baseURL : isHexo ? config.root : config.baseurl);
  return ({ path, day, name, categories }) => {
    const [, sections = "", section = ""] = inSection.exec(path.replace(bundle, "")) ?? [];
    const given = String(patternOf(section));
    const pattern = withoutHost(styles[given] ?? given);
    const [year = "", month = "", date = ""] = day.split("-");
    const parts = new Map([
      ...Object.entries({ year, month, day: date, short_year: year.slice(2), section, sections }),
      ["i_month", month.replace(/^0/, "")],
      ["i_day", date.replace(/^0/, "")],
      ["output_ext", ".html"],
      ["categories", categories.join("/").toLowerCase()],
      ["category", categories[0] ?? ""],
    ]);
    const partOf = (part: string) => (names.test(part) ? name : parts.get(part));
    const used = [...pattern.matchAll(placeholder)].map(([, part = ""]) => part);
    if (!used.some((part) => names.test(part))) return null;
    const isKnown = (part: string) => partOf(part) || /^(?:categor|section)/.test(part);
    if (!used.every(isKnown)) return null;
    const found = pattern.replace(placeholder, (_, part) =>
      encodeURI((partOf(part) ?? "").toWellFormed()),
    );
    const whole = `/${base}/${found}`.replace(/\/{2,}/g, "/");
    return isHugo ? whole.toLowerCase().replaceAll("%20", "-") : whole;
  };
}

const placeholder = /:([a-z_]+)/g;
const names = /^(?:title|name|slug|filename|slugorfilename|contentbasename)$/;
const bundle = /\/index\.\w+$/;
const inSection = /^content\/(?:(([^/]+)(?:\/[^/]+)*)\/)?[^/]+$/;

const withoutHost = (url: unknown) => String(url ?? "").replace(/^https?:\/\/[^/]*/i, "");

/** Returns no fields if the file cannot be read. */
async function readConfig({ read }: Files, file: string): Promise<Fields> {
  const fence = file.endsWith(".toml") ? "+++" : "---";
  try {
    const text = (await read(file, maxConfigBytes)).toString();
    return readFrontMatter(`${fence}\n${text}\n${fence}\n`).fields;
  } catch {
    return {};
  }
}
