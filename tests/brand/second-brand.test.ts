import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { crawl, type Resource } from "./crawl.ts";
import { brand } from "./second/content/brand.ts";
import { makeSecondProject, type SecondSite, startSecondSite } from "./second-project.ts";
import { send } from "./send-form.ts";

// A library's list of all currency codes is no trace.
const trace = /kis.?ka.?dee|port.of.spain|trinidad|tobago|(?<!\|)\bTTD\b|\ben[-_]TT\b/i;

let site: SecondSite;

beforeAll(async () => {
  await makeSecondProject();
  site = await startSecondSite();
});
afterAll(() => site?.stop());

describe("what anybody can fetch", () => {
  let resources: Resource[];
  const of = (type: string) => resources.filter((resource) => resource.type.startsWith(type));

  beforeAll(async () => {
    const known = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/feed.xml"];
    const pages = ["/", "/login", "/register", "/no-such-page", "/get-started?plan=starter"];
    resources = await crawl(site.url, [...known, ...pages, "/favicon.ico"]);
  });

  test("is the whole site", () => {
    expect(of("text/html").length).toBeGreaterThan(15);
    expect(of("image/").length).toBeGreaterThan(30);
    expect(of("text/css").length).toBeGreaterThan(0);
    expect(of("text/javascript").length + of("application/javascript").length).toBeGreaterThan(10);
    expect(resources.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test("shows no trace of another brand", () => {
    expect(resources.flatMap(tracesIn)).toEqual([]);
  });

  test("has images without a word about where they come from", async () => {
    for (const { path, type, body } of of("image/")) {
      if (/svg|icon/.test(type)) continue;
      const { exif, xmp, iptc, comments } = await sharp(body).metadata();
      expect({ path, exif, xmp, iptc, comments }).toEqual({ path });
    }
  });

  test("speaks for the second brand", () => {
    const text = (path: string) =>
      String(resources.find((resource) => resource.path === path)?.body);
    expect(text("/")).toContain(`<html lang="${brand.locale}"`);
    expect(text("/")).toContain("EUR 5,000");
    expect(text("/")).toContain("GBP 4,300");
    expect(text("/")).toContain('"addressLocality":"Galway"');
    expect(text("/feed.xml")).toContain(`<title>${brand.name}: blog</title>`);
    expect(text("/manifest.webmanifest")).toContain(`"name":"${brand.name}"`);
    expect(text("/icon.svg")).toContain(`<title>${brand.shortName}</title>`);
  });
});

describe("what it mails", () => {
  let mails: { from: string; text: string; attachments: { filename: string; content: string }[] }[];

  beforeAll(async () => {
    const day = await freeDay();
    await send(site.url, "/contact", "message", {
      user_name: "A visitor",
      user_email: "one@mail.example",
      message: "Hello there.",
    });
    await send(site.url, "/about", "newsletter_email", {
      newsletter_email: "two@mail.example",
    });
    await send(site.url, "/portfolio/7", "project_id", {
      name: "A visitor",
      email: "three@mail.example",
    });
    await send(site.url, "/get-started?plan=starter", "day", {
      ...day,
      user_name: "A visitor",
      user_email: "four@mail.example",
    });
    await send(site.url, "/register", "confirmPassword", {
      username: "newcomer",
      email: "five@mail.example",
      password: "a-good-password",
      confirmPassword: "a-good-password",
      newsletter: "on",
    });
    await send(site.url, "/login", "password", {
      email: "visitor@saltmarsh.example",
      intent: "reset",
    });
    mails = await vi.waitFor(async () => {
      const caught = await (await fetch(`${site.mailUrl}/api/messages`)).json();
      expect(caught.length).toBeGreaterThanOrEqual(8);
      return caught;
    }, 30_000);
  });

  test("comes from the second brand, without a trace of another", () => {
    for (const mail of mails) {
      expect(mail.from).toBe(`${brand.name} <hello@saltmarsh.example>`);
      expect(JSON.stringify(mail)).not.toMatch(trace);
    }
  });

  test("leads to pages without a trace of another", async () => {
    const links = JSON.stringify(mails).match(new RegExp(`${site.url}/[^\\s"\\\\<]+`, "g")) ?? [];
    const paths = links.map((link) => link.slice(site.url.length).replaceAll("&#38;", "&"));
    expect(paths.length).toBeGreaterThan(5);
    expect((await crawl(site.url, paths)).flatMap(tracesIn)).toEqual([]);
  });

  test("holds an entry for the calendar, in the second brand's words", () => {
    const files = mails.flatMap(({ attachments }) => attachments ?? []);
    const [file] = files.filter(({ filename }) => filename.endsWith(".ics"));
    const text = Buffer.from(file?.content ?? "", "base64").toString();
    expect(text).toContain("ORGANIZER");
    expect(text).toContain(brand.name);
    expect(text).not.toMatch(trace);
  });
});

// Last, when its lists have what the forms above have sent.
test("shows no trace to an admin", async () => {
  const { headers } = await send(site.url, "/login", "password", {
    email: "admin@saltmarsh.example",
    password: "saltmarsh-admin",
  });
  const cookie = headers.getSetCookie().map((set) => set.split(";")[0]);
  expect(cookie.join()).toContain("auth-session");
  const resources = await crawl(site.url, ["/admin"], cookie.join("; "));
  expect(resources.filter(({ path }) => path.startsWith("/admin")).length).toBeGreaterThan(9);
  expect(resources.flatMap(tracesIn)).toEqual([]);
});

/** A day and time on which a consultation can be booked, as the plain form asks for them. */
async function freeDay(): Promise<{ day: string; time: string }> {
  const { free } = await (await fetch(`${site.url}/api/slots`)).json();
  const [day = "", time = ""] = new Date(free[0])
    .toLocaleString("sv-SE", { timeZone: brand.timeZone })
    .split(" ");
  return { day, time: time.slice(0, 5) };
}

/** Where a resource names the other brand; in binary files short codes would turn up by chance. */
function tracesIn({ path, head, type, body }: Resource): string[] {
  const text = /text|json|xml|javascript|svg/.test(type);
  const found = text
    ? trace.exec(`${head}\n${body}`)
    : /kiskadee/i.exec(`${head}\n${body.toString("latin1")}`);
  return found ? [`${path}: ${found[0]}`] : [];
}
