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
export async function readPermalink({ has, read, names }: Files): Promise<Permalink> {
  const file = configs.find(has);
  if (!file) return () => null;
  const config = fieldsOf((await read(file, maxConfigBytes)).toString(), file);
  const isHugo = file !== "_config.yml";
  const isHexo = names.some((name) => name.startsWith("source/_posts/"));
  const patternOf = (section: string) => {
    if (!isHugo) return config.permalink ?? (isHexo ? "/:year/:month/:day/:title/" : "date");
    const given = Object(config.permalinks);
    return given[section] ?? Object(given.page)[section] ?? "/:sections/:title/";
  };
  const base = withoutHost(isHugo ? config.baseURL : isHexo ? config.root : config.baseurl);
  return ({ path, day, name, categories }) => {
    const [, sections = "", section = ""] =
      /^content\/(([^/]+)(?:\/[^/]+)*)\/[^/]+$/.exec(path) ?? [];
    const given = String(patternOf(section));
    const pattern = withoutHost(styles[given] ?? given);
    const [year = "", month = "", date = ""] = day.split("-");
    const parts: Record<string, string> = {
      ...{ year, month, day: date, short_year: year.slice(2) },
      ...{ i_month: month.replace(/^0/, ""), i_day: date.replace(/^0/, "") },
      ...{
        title: name,
        name,
        slug: name,
        filename: name,
        slugorfilename: name,
        contentbasename: name,
      },
      ...{ section, sections, output_ext: ".html" },
      ...{ categories: categories.join("/").toLowerCase(), category: categories[0] ?? "" },
    };
    const isKnown = (part: string) => parts[part] || /^categor/.test(part);
    const used = [...pattern.matchAll(/:([a-z_]+)/g)].map(([, part = ""]) => part);
    if (used.length === 0 || !used.every(isKnown)) return null;
    const found = pattern.replace(/:([a-z_]+)/g, (_, part) => encodeURI(parts[part] ?? ""));
    const whole = `/${base}/${found}`.replace(/\/{2,}/g, "/");
    return isHugo ? whole.toLowerCase().replaceAll("%20", "-") : whole;
  };
}

const withoutHost = (url: unknown) => String(url ?? "").replace(/^https?:\/\/[^/]*/i, "");

/** Returns no fields if the file cannot be read. */
function fieldsOf(text: string, file: string): Fields {
  const fence = file.endsWith(".toml") ? "+++" : "---";
  try {
    return readFrontMatter(`${fence}\n${text}\n${fence}\n`).fields;
  } catch {
    return {};
  }
}
