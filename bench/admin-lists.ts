import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seedUsers } from "../local/database/seed.ts";
import { readConfig } from "../local/process/config.ts";
import { type Site, startSite } from "../local/process/start-site.ts";
import { median } from "./median.ts";
import { timePerKey } from "./typing.ts";

// Measures the response time of each admin list with 100,000 rows, and typing in the post editor, on
// a temporary local stack: `npm run bench:admin`. Prints medians in milliseconds, with one request at
// a time over loopback.
// The first page is a baseline: the admin layout alone, which queries the database twice.
const rows = 100_000;
const requests = 25;
const last = rows / 25;
const pages = [
  "/admin/messages/none",
  "/admin",
  "/admin/posts",
  `/admin/posts?page=${last}`,
  "/admin/posts?status=draft",
  `/admin/posts?status=draft&page=${last / 2}`,
  "/admin/posts?q=umber+4711",
  "/admin/posts?q=post",
  `/admin/posts?q=post&sort=title&page=${last}`,
  "/admin/posts?sort=title",
  `/admin/posts?sort=title&page=${last}`,
  `/admin/posts?sort=-changed&status=published&page=${last / 2}`,
  "/admin/posts?tag=web-design",
  `/admin/posts?tag=web-design&q=ber+4&page=9`,
  "/admin/posts?tag=tag-7",
  "/admin/waitlist",
  `/admin/waitlist?page=${last}`,
  "/admin/waitlist?status=pending",
  `/admin/waitlist?status=pending&page=${Math.floor(last / 3)}`,
  "/admin/waitlist?status=approved&project=8",
  "/admin/waitlist?q=erson-4711",
  "/admin/waitlist?q=person",
  `/admin/waitlist?sort=email&page=${last}`,
  "/admin/messages",
  `/admin/messages?page=${Math.floor(last * 0.9)}`,
  "/admin/messages?folder=unread",
  "/admin/messages?folder=spam",
  "/admin/messages?q=erson-4711",
  "/admin/subscribers",
  `/admin/subscribers?page=${last}`,
  "/admin/subscribers?status=pending",
  "/admin/subscribers?q=erson-4711",
  "/admin/outbox?show=sent&q=erson-4711",
  "/admin/bookings",
  "/admin/bookings?q=erson-4711",
  "/admin/bookings?q=person",
  "/admin/redirects",
  "/admin/redirects?q=old-4711",
  "/admin/redirects?q=old",
  "/admin/media",
  "/admin/media?q=4711",
  "/admin/media?q=picture",
  "/admin/people",
  "/admin/people?q=person-4711",
  "/admin/people?q=p",
  "/admin/find?q=umber+4711",
  "/admin/counts",
];
const downloads = ["/admin/waitlist/export", "/admin/subscribers/export"];

const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const variables = { PORT: "3191", SUPABASE_PORT: "3192", MAIL_PORT: "3193", LOCAL_DIR: dir };
const site = await startSite({
  config: readConfig(variables),
  mode: "preview",
  distDir: ".local/test/next",
  log: console.log,
}).catch(async (error) => {
  await rm(dir, { recursive: true, force: true });
  throw error;
});
try {
  await fill(site);
  const cookie = await sessionOf(site);
  console.log(`${"median".padStart(8)} ${"slowest".padStart(8)}  page`);
  for (const page of pages) {
    await timeOf(page, cookie);
    const times = [];
    for (let request = 0; request < requests; request++) times.push(await timeOf(page, cookie));
    console.log(`${shown(median(times))} ${shown(Math.max(...times))}  ${page}`);
  }
  for (const path of downloads)
    console.log(`${shown(await timeOf(path, cookie))}           ${path}`);
  console.log(`${shown(await timePerKey(site, cookie))}           a key in the post editor`);
} finally {
  await site.stop();
  await rm(dir, { recursive: true, force: true });
}

async function fill({ stack }: Site): Promise<void> {
  const person = "'Person-' || n || '@mail.example'";
  const date = "now() - n * interval '1 minute'";
  const hour = "now() - n * interval '1 hour'";
  const each = `from generate_series(1, ${rows}) as n`;
  await stack.sql(`insert into public.blogs (title, slug, content, tags, published, created_at)
    select 'Post number ' || n, 'post-' || n, repeat('Some words of a post. ', 100),
      array['Web design', 'Tag ' || n % 20], n % 2 = 0, ${date} ${each}`);
  await stack.sql(`insert into public.waitlist (project_id, project_name, email, name, status, created_at)
    select (array['7', '8'])[1 + n % 2], (array['Tally', 'Pulseboard'])[1 + n % 2], ${person},
      'Person ' || n, (array['pending', 'approved', 'rejected'])[1 + n % 3], ${date} ${each}`);
  await stack.sql(`insert into public.messages (user_name, user_email, message, read_at, is_spam, created_at)
    select 'Person ' || n, ${person}, repeat('Some words. ', 40),
      case when n % 3 = 0 then now() end, n % 10 = 0, ${date} ${each}`);
  await stack.sql(`insert into public.subscribers (email, status, source, confirmations, created_at, confirmed_at)
    select ${person}, (array['pending', 'confirmed'])[1 + n % 2], 'footer',
      array[gen_random_uuid()], ${date}, now() ${each}`);
  await stack.sql(`insert into public.email_outbox (kind, to_address, subject, html, text, status, sent_at, created_at)
    select 'receipt', ${person}, 'We have your message', repeat('Some words. ', 40), repeat('Some words. ', 40),
      (array['sent', 'dead'])[1 + n % 2], case when n % 2 = 0 then now() end, ${date} ${each}`);
  await stack.sql(`insert into public.bookings (starts_at, ends_at, name, email, time_zone)
    select ${hour}, ${hour} + interval '30 minutes', 'Person ' || n, ${person}, 'Europe/Berlin' ${each}`);
  await stack.sql(`insert into public.redirects (source, target, created_at)
    select '/old-' || n, '/blog/post-' || n, ${date} ${each}`);
  await stack.sql(`insert into public.media (id, name, path, bytes, created_at)
    select id, 'Picture ' || n, '/media/' || id || '/800x600.webp', 1000, ${date}
    from (select n, gen_random_uuid() as id ${each}) as picture`);
  // A Postgres server does this by itself some time after the inserts.
  await stack.sql("vacuum analyze");
}

/** Signs in as the seeded admin and returns the session cookie in the site's format. */
async function sessionOf({ stack }: Site): Promise<string> {
  const [admin] = seedUsers;
  const answer = await fetch(`${stack.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  });
  if (!answer.ok) throw new Error(`Signing in: ${await answer.text()}`);
  const value = `base64-${Buffer.from(await answer.text()).toString("base64url")}`;
  const parts = value.match(/.{1,3180}/g) ?? [];
  if (parts.length === 1) return `auth-session=${value}`;
  return parts.map((part, index) => `auth-session.${index}=${part}`).join("; ");
}

/** Returns the milliseconds from the request to the last byte of the response. */
async function timeOf(path: string, cookie: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${site.url}${path}`, { headers: { cookie }, redirect: "manual" });
  await answer.arrayBuffer();
  const time = performance.now() - start;
  const expected = path.endsWith("/none") ? 404 : 200;
  if (answer.status !== expected) throw new Error(`${path} returned ${answer.status}`);
  return time;
}

function shown(milliseconds: number): string {
  return milliseconds.toFixed(0).padStart(8);
}
