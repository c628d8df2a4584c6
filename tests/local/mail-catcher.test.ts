import { Resend } from "resend";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startMailCatcher } from "../../local/mail/catcher.ts";
import { freePorts } from "../free-ports.ts";

const mail = {
  from: "Kiskadee Studio <hello@kiskadee.example>",
  to: "someone@example.com",
  replyTo: "visitor@example.com",
  subject: "<b>Hello</b> & welcome",
  html: "<h1>Hello</h1><script>alert(1)</script>",
  text: "Hello",
  headers: { "X-Kind": "test" },
};

const [port = 0] = await freePorts(1);
const catcher = await startMailCatcher(port);
afterAll(() => catcher.close());
vi.stubEnv("RESEND_BASE_URL", catcher.url);
const resend = new Resend("re_local");

const get = (path: string, init?: RequestInit) => fetch(`${catcher.url}${path}`, init);

beforeEach(() => get("/api/messages", { method: "DELETE" }));

async function messages(query = ""): Promise<Record<string, unknown>[]> {
  return (await get(`/api/messages${query}`)).json();
}

function fail(body: unknown): Promise<Response> {
  return get("/api/fail", { method: "POST", body: JSON.stringify(body) });
}

test("lists emails sent with Resend's package, newest first", async () => {
  const { data } = await resend.emails.send(mail);
  await resend.emails.send({ ...mail, subject: "Second" });
  const { replyTo, ...sent } = mail;
  expect(await messages()).toEqual([
    expect.objectContaining({ subject: "Second" }),
    {
      ...sent,
      id: data?.id,
      to: [mail.to],
      cc: [],
      attachments: [],
      bcc: [],
      reply_to: [replyTo],
      headers: { "Reply-To": replyTo, "X-Kind": "test" },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test("stores an email or batch once per idempotency key", async () => {
  const first = await resend.emails.send(mail, { idempotencyKey: "once" });
  const again = await resend.emails.send(mail, { idempotencyKey: "once" });
  const other = await resend.emails.send({ ...mail, text: "x" }, { idempotencyKey: "once" });
  expect(again.data).toEqual(first.data);
  expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });

  const to = ["a@example.com", "B <b@example.com>"];
  const send = () => resend.batch.send([mail, { ...mail, to }], { idempotencyKey: "batch" });
  const batch = await send();
  expect(batch.data?.data).toHaveLength(2);
  expect((await send()).data).toEqual(batch.data);
  expect((await messages()).map((message) => message.to)).toEqual([to, [mail.to], [mail.to]]);
});

test.each([
  ["from", { ...mail, from: "nobody" }, "validation_error"],
  ["to", { ...mail, to: "a@b.example\r\nBcc: c@d.example" }, "validation_error"],
  ["to", { ...mail, to: [] }, "missing_required_field"],
  ["subject", { ...mail, subject: "" }, "missing_required_field"],
  ["html", { ...mail, html: "", text: "" }, "missing_required_field"],
])("rejects an email without a valid %s with Resend's error", async (field, invalid, name) => {
  const { error } = await resend.emails.send(invalid);
  expect(error).toMatchObject({ statusCode: 422, name });
  expect(error?.message).toContain(`\`${field}\``);
  expect((await resend.batch.send([mail, invalid])).error).toEqual(error);
  expect(await messages()).toEqual([]);
});

test("requires an API key for sending", async () => {
  const response = await get("/emails", { method: "POST", body: "{}" });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ name: "missing_api_key" });
});

test("lists the last 500 emails", async () => {
  const batch = Array.from({ length: 100 }, (_, index) => ({ ...mail, subject: `${index}` }));
  for (let round = 0; round < 5; round++) await resend.batch.send(batch);
  await resend.emails.send({ ...mail, subject: "one more" });
  const subjects = (await messages()).map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([500, "one more", "1"]);
});

test("filters emails by recipient, time and limit", async () => {
  const [a, b] = ["a@example.com", "b@example.com"];
  for (const to of [a, b, a]) await resend.emails.send({ ...mail, to });
  const recipients = async (query: string) => (await messages(query)).map(({ to }) => to);
  expect(await recipients("?to=a%40example.com")).toEqual([[a], [a]]);
  expect(await recipients("?limit=2")).toEqual([[a], [b]]);
  const [newest] = await messages("?limit=1");
  expect(await recipients(`?since=${newest?.created_at}`)).toContainEqual([a]);
  expect(await recipients("?since=9999")).toEqual([]);
});

test("the failure switch fails only the given number of sends", async () => {
  await fail({ status: 503, count: 2 });
  for (const status of [503, 503, undefined]) {
    const { error } = await resend.emails.send(mail, { idempotencyKey: "after failures" });
    expect(error?.statusCode).toBe(status);
  }
  expect(await messages()).toHaveLength(1);
});

test("the failure switch stores the email before a delayed response", async () => {
  await fail({ delay_ms: 300, count: 1 });
  expect((await resend.emails.send(mail)).error).toBeNull();
  const answeredAt = Date.now();
  const [stored] = await messages();
  // Timers may fire a millisecond early.
  expect(answeredAt - Date.parse(String(stored?.created_at))).toBeGreaterThanOrEqual(299);
});

test.each([{}, null, { status: 200 }, { status: 503, count: -1 }, { delay_ms: "long" }])(
  "the failure switch rejects %j",
  async (body) => {
    expect((await fail(body)).status).toBe(422);
    expect((await resend.emails.send(mail)).error).toBeNull();
  },
);

test("the pages escape emails and show their HTML in a sandbox", async () => {
  const { data } = await resend.emails.send(mail);
  const list = await (await get("/")).text();
  const message = await (await get(`/messages/${data?.id}`)).text();
  const html = await get(`/html/${data?.id}`);
  for (const page of [list, message]) {
    expect(page).toContain("&lt;b&gt;Hello&lt;/b&gt; &amp; welcome");
    expect(page).not.toMatch(/<b>|<script/);
  }
  expect(message).toContain(`src="/html/${data?.id}"`);
  expect(await html.text()).toContain("<h1>Hello</h1>");
  const policy = html.headers.get("content-security-policy");
  expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
  expect(policy).toContain("default-src 'none'");
});

test.each([
  ["/api/messages", { headers: { origin: "https://elsewhere.example" } }, 403],
  ["/", { method: "POST", headers: { origin: "https://elsewhere.example" } }, 403],
  ["/messages/none", {}, 404],
  ["/other", {}, 404],
])("%s with %j returns %i", async (path, init, status) => {
  expect((await get(path, init)).status).toBe(status);
});
