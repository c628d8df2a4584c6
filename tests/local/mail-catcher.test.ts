import { Resend } from "resend";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type MailCatcher, startMailCatcher } from "../../local/mail/catcher.ts";
import { freePorts } from "../free-ports.ts";

const MAIL = {
  from: "Kiskadee Studio <hello@kiskadee.example>",
  to: "someone@example.com",
  replyTo: "visitor@example.com",
  subject: "<b>Hello</b> & welcome",
  html: "<h1>Hello</h1><script>alert(1)</script>",
  text: "Hello",
  headers: { "X-Kind": "test" },
};

let catcher: MailCatcher;
let resend: Resend;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  catcher = await startMailCatcher(port);
  vi.stubEnv("RESEND_BASE_URL", catcher.url);
  resend = new Resend("re_local");
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await catcher.close();
});

beforeEach(async () => {
  await fetch(`${catcher.url}/api/messages`, { method: "DELETE" });
});

async function messages(query = ""): Promise<Record<string, unknown>[]> {
  return (await fetch(`${catcher.url}/api/messages${query}`)).json();
}

function fail(body: unknown): Promise<Response> {
  return fetch(`${catcher.url}/api/fail`, { method: "POST", body: JSON.stringify(body) });
}

describe("a mail sent with Resend's package", () => {
  test("is kept, newest first", async () => {
    const { data } = await resend.emails.send(MAIL);
    await resend.emails.send({ ...MAIL, subject: "Second" });
    expect(await messages()).toEqual([
      expect.objectContaining({ subject: "Second" }),
      {
        id: data?.id,
        from: MAIL.from,
        to: [MAIL.to],
        cc: [],
        attachments: [],
        bcc: [],
        reply_to: [MAIL.replyTo],
        subject: MAIL.subject,
        html: MAIL.html,
        text: MAIL.text,
        headers: { "Reply-To": MAIL.replyTo, "X-Kind": "test" },
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
  });

  test("is stored once per idempotency key", async () => {
    const first = await resend.emails.send(MAIL, { idempotencyKey: "once" });
    const again = await resend.emails.send(MAIL, { idempotencyKey: "once" });
    const other = await resend.emails.send({ ...MAIL, text: "x" }, { idempotencyKey: "once" });
    expect(again.data).toEqual(first.data);
    expect(other.error).toMatchObject({ statusCode: 409, name: "invalid_idempotent_request" });
    expect(await messages()).toHaveLength(1);
  });

  test("comes in batches too, each stored once per key", async () => {
    const batch = [MAIL, { ...MAIL, to: ["a@example.com", "B <b@example.com>"] }];
    const first = await resend.batch.send(batch, { idempotencyKey: "batch" });
    const again = await resend.batch.send(batch, { idempotencyKey: "batch" });
    expect(first.data?.data).toHaveLength(2);
    expect(again.data).toEqual(first.data);
    expect((await messages()).map(({ to }) => to)).toEqual([
      ["a@example.com", "B <b@example.com>"],
      [MAIL.to],
    ]);
  });

  test.each([
    ["from", { ...MAIL, from: "nobody" }, "validation_error"],
    ["to", { ...MAIL, to: "a@b.example\r\nBcc: c@d.example" }, "validation_error"],
    ["to", { ...MAIL, to: [] }, "missing_required_field"],
    ["subject", { ...MAIL, subject: "" }, "missing_required_field"],
    ["html", { ...MAIL, html: "", text: "" }, "missing_required_field"],
  ])("without a right %s is refused in Resend's words", async (field, mail, name) => {
    const { error } = await resend.emails.send(mail);
    expect(error).toMatchObject({ statusCode: 422, name });
    expect(error?.message).toContain(`\`${field}\``);
    expect((await resend.batch.send([MAIL, mail])).error).toEqual(error);
    expect(await messages()).toEqual([]);
  });

  test("wants an API key", async () => {
    const response = await fetch(`${catcher.url}/emails`, { method: "POST", body: "{}" });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ name: "missing_api_key" });
  });

  test("is kept among the last 500", async () => {
    const batch = Array.from({ length: 100 }, (_, index) => ({ ...MAIL, subject: `${index}` }));
    for (let round = 0; round < 5; round++) await resend.batch.send(batch);
    await resend.emails.send({ ...MAIL, subject: "one more" });
    const kept = await messages();
    expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([500, "one more", "1"]);
  });
});

test("mails are listed by recipient, by time, and no more than asked for", async () => {
  for (const to of ["a@example.com", "b@example.com", "a@example.com"]) {
    await resend.emails.send({ ...MAIL, to });
  }
  const recipients = async (query: string) => (await messages(query)).map(({ to }) => to);
  expect(await recipients("?to=a%40example.com")).toEqual([["a@example.com"], ["a@example.com"]]);
  expect(await recipients("?limit=2")).toEqual([["a@example.com"], ["b@example.com"]]);
  const [newest] = await messages("?limit=1");
  expect(await recipients(`?since=${newest?.created_at}`)).toContainEqual(["a@example.com"]);
  expect(await recipients("?since=9999")).toEqual([]);
});

describe("the failure switch", () => {
  test("makes the next sends fail, then no more", async () => {
    await fail({ status: 503, count: 2 });
    const statuses = [];
    for (let send = 0; send < 3; send++) {
      const { error } = await resend.emails.send(MAIL, { idempotencyKey: "after failures" });
      statuses.push(error?.statusCode);
    }
    expect(statuses).toEqual([503, 503, undefined]);
    expect(await messages()).toHaveLength(1);
  });

  test("slows an answer down after the mail is taken", async () => {
    await fail({ delay_ms: 300, count: 1 });
    expect((await resend.emails.send(MAIL)).error).toBeNull();
    const answered = Date.now();
    const [mail] = await messages();
    // A timer may come a millisecond early.
    expect(answered - Date.parse(String(mail?.created_at))).toBeGreaterThanOrEqual(299);
  });

  test.each([{}, null, { status: 200 }, { status: 503, count: -1 }, { delay_ms: "long" }])(
    "refuses %j",
    async (body) => {
      expect((await fail(body)).status).toBe(422);
      expect((await resend.emails.send(MAIL)).error).toBeNull();
    },
  );
});

describe("the pages", () => {
  test("show mails with everything escaped, and their HTML in a sandbox", async () => {
    const { data } = await resend.emails.send(MAIL);
    const list = await (await fetch(catcher.url)).text();
    const message = await (await fetch(`${catcher.url}/messages/${data?.id}`)).text();
    const html = await fetch(`${catcher.url}/html/${data?.id}`);

    for (const page of [list, message]) {
      expect(page).toContain("&lt;b&gt;Hello&lt;/b&gt; &amp; welcome");
      expect(page).not.toContain("<b>");
      expect(page).not.toContain("<script");
    }
    expect(message).toContain(`src="/html/${data?.id}"`);
    expect(await html.text()).toContain("<h1>Hello</h1>");
    const policy = html.headers.get("content-security-policy");
    expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
    expect(policy).toContain("default-src 'none'");
  });

  test("are for this machine's own pages only", async () => {
    const origin = "https://elsewhere.example";
    expect((await fetch(`${catcher.url}/api/messages`, { headers: { origin } })).status).toBe(403);
    expect((await fetch(catcher.url, { method: "POST", headers: { origin } })).status).toBe(403);
  });

  test("answer 404 for what is not there", async () => {
    expect((await fetch(`${catcher.url}/messages/none`)).status).toBe(404);
    expect((await fetch(`${catcher.url}/other`)).status).toBe(404);
  });
});
