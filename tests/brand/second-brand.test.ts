import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { crawl, type Resource } from "./crawl.ts";
import { brand } from "./second/content/brand.ts";
import { makeSecondProject, type SecondSite, startSecondSite } from "./second-project.ts";
import { send } from "./send-form.ts";

type Mail = { from: string; text: string; attachments?: { filename: string; content: string }[] };

// Ignores TTD in a library's list of all currency codes.
const trace = /kis.?ka.?dee|port.of.spain|trinidad|tobago|(?<!\|)\bTTD\b|\ben[-_]TT\b/i;
const starts = [
  ..."/sitemap.xml /robots.txt /manifest.webmanifest /feed.xml /favicon.ico /llms.txt".split(" "),
  ...["/", "/login", "/register", "/no-such-page", "/get-started?plan=starter"],
];

let site: SecondSite;
let resources: Resource[];
let mails: Mail[];

beforeAll(async () => {
  await makeSecondProject();
  site = await startSecondSite();
  resources = await crawl(site.url, starts);
  mails = await sendEveryForm();
});
afterAll(() => site?.stop());

const ofType = (type: string) => resources.filter((resource) => resource.type.startsWith(type));

test("crawls the whole site without server errors", () => {
  expect(ofType("text/html").length).toBeGreaterThan(15);
  expect(ofType("image/").length).toBeGreaterThan(30);
  expect(ofType("text/css").length).toBeGreaterThan(0);
  const scripts = [...ofType("text/javascript"), ...ofType("application/javascript")];
  expect(scripts.length).toBeGreaterThan(10);
  expect(resources.filter(({ status }) => status >= 500)).toEqual([]);
});

test("serves no trace of the original brand", () => {
  expect(resources.flatMap(tracesIn)).toEqual([]);
});

test("serves images without metadata", async () => {
  for (const { path, type, body } of ofType("image/")) {
    if (/svg|icon/.test(type)) continue;
    const { exif, xmp, iptc, comments } = await sharp(body).metadata();
    expect({ path, exif, xmp, iptc, comments }).toEqual({ path });
  }
});

test.each([
  ["/", `<html lang="${brand.locale}"`],
  ["/", "EUR 5,000"],
  ["/", "GBP 4,300"],
  ["/", '"addressLocality":"Galway"'],
  ["/feed.xml", `<title>${brand.name}: blog</title>`],
  ["/manifest.webmanifest", `"name":"${brand.name}"`],
  ["/icon.svg", `<title>${brand.shortName}</title>`],
])("%s contains the second brand's %s", (path, text) => {
  expect(String(resources.find((resource) => resource.path === path)?.body)).toContain(text);
});

test("sends emails from the second brand with no trace of the original", () => {
  expect(mails.length).toBeGreaterThanOrEqual(8);
  for (const mail of mails) {
    expect(mail.from).toBe(`${brand.name} <hello@saltmarsh.example>`);
    expect(JSON.stringify(mail)).not.toMatch(trace);
  }
});

test("links from emails only to pages with no trace of the original brand", async () => {
  const links = JSON.stringify(mails).match(new RegExp(`${site.url}/[^\\s"\\\\<]+`, "g")) ?? [];
  const paths = links.map((link) => link.slice(site.url.length).replaceAll("&#38;", "&"));
  expect(paths.length).toBeGreaterThan(5);
  expect((await crawl(site.url, paths)).flatMap(tracesIn)).toEqual([]);
});

test("names only the second brand in calendar files", () => {
  const files = mails.flatMap(({ attachments }) => attachments ?? []);
  const file = files.find(({ filename }) => filename.endsWith(".ics"));
  const text = Buffer.from(file?.content ?? "", "base64").toString();
  expect(text).toContain("ORGANIZER");
  expect(text).toContain(brand.name);
  expect(text).not.toMatch(trace);
});

// The forms submitted above appear in the admin lists.
test("shows no trace of the original brand in the admin", async () => {
  const { headers } = await send(site.url, "/login", "password", {
    email: "admin@saltmarsh.example",
    password: "saltmarsh-admin",
  });
  const cookie = headers.getSetCookie().map((set) => set.split(";")[0]);
  expect(cookie.join()).toContain("auth-session");
  const pages = await crawl(site.url, ["/admin"], cookie.join("; "));
  expect(pages.filter(({ path }) => path.startsWith("/admin")).length).toBeGreaterThan(9);
  expect(pages.flatMap(tracesIn)).toEqual([]);
});

/** Submits each form once and waits for all their emails. */
async function sendEveryForm(): Promise<Mail[]> {
  const { free } = await (await fetch(`${site.url}/api/slots`)).json();
  const start = new Date(free[0]).toLocaleString("sv-SE", { timeZone: brand.timeZone });
  const [day = "", time = ""] = start.slice(0, 16).split(" ");
  const name = "A visitor";
  const user = (email: string) => ({ user_name: name, user_email: email });
  const password = "a-good-password";
  const account = { username: "newcomer", password, confirmPassword: password, newsletter: "on" };
  const forms: Parameters<typeof send>[] = [
    [site.url, "/contact", "message", { ...user("one@mail.example"), message: "Hello there." }],
    [site.url, "/about", "newsletter_email", { newsletter_email: "two@mail.example" }],
    [site.url, "/portfolio/7", "project_id", { name, email: "three@mail.example" }],
    [site.url, "/get-started?plan=starter", "day", { ...user("four@mail.example"), day, time }],
    [site.url, "/register", "confirmPassword", { ...account, email: "five@mail.example" }],
    [site.url, "/login", "password", { email: "visitor@saltmarsh.example", intent: "reset" }],
  ];
  for (const form of forms) await send(...form);
  return await vi.waitFor(async () => {
    const sent: Mail[] = await (await fetch(`${site.mailUrl}/api/messages`)).json();
    expect(sent.length).toBeGreaterThanOrEqual(8);
    return sent;
  }, 30_000);
}

/** Finds the original brand in a resource; in binary files, short codes would match by chance. */
function tracesIn({ path, head, type, body }: Resource): string[] {
  const isText = /text|json|xml|javascript|svg/.test(type);
  const text = `${head}\n${body.toString(isText ? "utf8" : "latin1")}`;
  const found = (isText ? trace : /kiskadee/i).exec(text);
  return found ? [`${path}: ${found[0]}`] : [];
}
