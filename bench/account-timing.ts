import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../local/process/config.ts";
import { startSite } from "../local/process/start-site.ts";
import { median } from "./median.ts";

// Measures whether response times reveal that an email has an account: on the auth server, where
// they do, and in the site's forms, where they must not. Run `node bench/account-timing.ts`.
// Prints the share of rounds in which the known email took longer; 50% reveals nothing.
const rounds = 20;
const port = 3196;
const supabase = `http://127.0.0.1:${port + 1}`;
const mails = `http://127.0.0.1:${port + 2}`;
const password = "a-good-password";

const dir = await mkdtemp(join(tmpdir(), "site-timing-"));
process.env.TRUSTED_PROXIES = "1";
const site = await startSite({
  config: readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(port + 1),
    MAIL_PORT: String(port + 2),
    LOCAL_DIR: dir,
  }),
  mode: "preview",
  distDir: ".local/test/next",
  log: console.log,
});
try {
  const { publishableKey } = JSON.parse(await readFile(join(dir, "keys.json"), "utf8"));
  const auth = (path: string, body: object) =>
    fetch(`${supabase}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const newEmail = () => `timing-${crypto.randomUUID()}@mail.example`;
  const known: string[] = [];
  for (let round = 0; round < rounds; round++) known.push(await confirmed(auth, newEmail()));

  const incorrect = { password: "another-password" };
  await compare("auth server, sign-in", (email) =>
    auth("token?grant_type=password", { email, ...incorrect }),
  );
  await compare("auth server, reset", (email) => auth("recover", { email }));
  await compare("auth server, sign-up", (email) => auth("signup", { email, password }));
  const [login, register] = [await hiddenFields("/login"), await hiddenFields("/register")];
  await compare("site, sign-in", (email) => post("/login", login, { email, ...incorrect }));
  await compare("site, reset", (email) => post("/login", login, { email, intent: "reset" }));
  await compare("site, sign-up", (email) =>
    post("/register", register, {
      username: "timing",
      email,
      password,
      confirmPassword: password,
      newsletter: "on",
    }),
  );

  async function compare(what: string, ask: (email: string) => Promise<unknown>): Promise<void> {
    await ask(newEmail());
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const email of known) {
      times.known.push(await timed(() => ask(email)));
      times.unknown.push(await timed(() => ask(newEmail())));
    }
    const pairs = times.known.flatMap((a) => times.unknown.map((b) => a > b));
    const share = (100 * pairs.filter(Boolean).length) / pairs.length;
    const [a, b] = [median(times.known), median(times.unknown)];
    console.log(
      `${what}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, known slower in ${share.toFixed(0)} %`,
    );
  }
} finally {
  await site.stop();
  await rm(dir, { recursive: true, force: true });
}

type Ask = (path: string, body: object) => Promise<Response>;

/** Creates a confirmed account with this email. */
async function confirmed(auth: Ask, email: string): Promise<string> {
  await auth("signup", { email, password });
  const caught: { to: string[]; text: string }[] = await (
    await fetch(`${mails}/api/messages`)
  ).json();
  const text = caught.find(({ to }) => to.includes(email))?.text ?? "";
  const token_hash = /token_hash=([\w-]+)/.exec(text)?.[1];
  const answer = await auth("verify", { token_hash, type: "signup" });
  if (!answer.ok) throw new Error(`${email} could not be confirmed.`);
  return email;
}

/** Returns a form's hidden fields, which a browser without scripts also submits. */
async function hiddenFields(path: string): Promise<[string, string][]> {
  const html = await (await fetch(site.url + path)).text();
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const found = main.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return [...found].map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]);
}

/** Submits a page's form from a random IP. */
async function post(
  path: string,
  hidden: [string, string][],
  values: Record<string, string>,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of [...hidden, ...Object.entries(values)]) body.set(name, value);
  const part = () => 1 + Math.floor(Math.random() * 254);
  const headers = { origin: site.url, "x-forwarded-for": `10.${part()}.${part()}.${part()}` };
  const init = { method: "POST", body, headers, redirect: "manual" } as const;
  const response = await fetch(site.url + path, init);
  if (response.status !== 303) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
