import { beforeEach, describe, expect, it, vi } from "vitest";
import { idle } from "@/lib/action";
import { isOneClick } from "@/lib/newsletter/one-click";

const queries = vi.hoisted(() => ({
  storeSubscription: vi.fn(),
  storeEntry: vi.fn(),
  getSubscriber: vi.fn(),
}));
const reported = vi.hoisted(() => vi.fn());
vi.mock("@/lib/newsletter/queries", () => queries);
vi.mock("@/lib/waitlist/queries", () => queries);
vi.mock("@/lib/log", () => ({ reportError: reported }));
vi.mock("@/lib/email/send-queued-mail", () => ({ sendQueuedMail: vi.fn() }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("@/lib/env", () => ({
  env: () => ({
    SITE_URL: "https://kiskadee.example",
    SUPABASE_SECRET_KEY: "a secret key",
    TRUSTED_PROXIES: 0,
  }),
}));

const { subscribe } = await import("@/lib/newsletter/actions");
const { joinWaitlist } = await import("@/lib/waitlist/actions");
const { linkStatus } = await import("@/lib/newsletter/link-state");
const { confirmationLink, oneClickLink, unsubscribeLink } = await import("@/lib/newsletter/links");
const { confirmationMail, newsletterMail } = await import("@/lib/newsletter/mails");
const { waitlistMail } = await import("@/lib/waitlist/mails");

const id = "3df67ce2-fc68-458f-8e2c-41451efb9625";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

beforeEach(() => vi.resetAllMocks());

describe("when the database does not answer", () => {
  const outage = new Error("connection refused at 10.0.0.1");

  it("the newsletter form says the specification's words, keeps the address, and reports it", async () => {
    queries.storeSubscription.mockRejectedValue(outage);
    const typed = { newsletter_email: "visitor@mail.example" };
    expect(await subscribe(idle, formOf(typed))).toEqual({
      status: "error",
      message: "Something went wrong. Please try again.",
      errors: {},
      values: typed,
    });
    expect(reported).toHaveBeenCalledWith(outage, "newsletter form");
  });

  it("the waitlist form says the specification's words and keeps what was typed", async () => {
    queries.storeEntry.mockRejectedValue(outage);
    const typed = { project_id: "8", name: "A visitor", email: "visitor@mail.example" };
    expect(await joinWaitlist(idle, formOf(typed))).toEqual({
      status: "error",
      message: "There was an error submitting your request. Please try again.",
      errors: {},
      values: typed,
    });
    expect(reported).toHaveBeenCalledWith(outage, "waitlist form");
  });

  it("a link is answered with 503, and reported", async () => {
    queries.getSubscriber.mockRejectedValue(outage);
    expect(await linkStatus(new URL(unsubscribeLink(id)))).toBe(503);
    expect(reported).toHaveBeenCalledWith(outage, "newsletter unsubscribe");
  });
});

describe("what a waitlist entry may be", () => {
  const good = { project_id: "8", name: "A visitor", email: "visitor@mail.example" };

  it("is pending whatever else is sent", async () => {
    queries.storeEntry.mockResolvedValue(null);
    await joinWaitlist(idle, formOf({ ...good, status: "approved", notes: "x" }));
    expect(Object.keys(queries.storeEntry.mock.calls[0]?.[0])).toEqual([
      "project",
      "name",
      "email",
    ]);
  });

  it.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ name: "x".repeat(101) }, { name: "Name must be at most 100 characters" }],
    [{ name: "A\nBcc: b@c.example" }, { name: "Name must be on one line" }],
    [{ email: "nobody" }, { email: "Invalid email address" }],
    [
      { name: "", email: "" },
      { name: "Name is required", email: "Email is required" },
    ],
  ])("%j: %j", async (part, errors) => {
    expect(await joinWaitlist(idle, formOf({ ...good, ...part }))).toMatchObject({ errors });
    expect(queries.storeEntry).not.toHaveBeenCalled();
  });

  it.each(["9", "1", "08", "", "8\u0000"])("is not for the project %j", async (project_id) => {
    const answer = await joinWaitlist(idle, formOf({ ...good, project_id }));
    expect(answer).toMatchObject({ status: "error", message: /error submitting/ });
    expect(queries.storeEntry).not.toHaveBeenCalled();
  });
});

describe("the status of a link's page", () => {
  const status = (link: string) => linkStatus(new URL(link));

  it.each([
    ["confirm", "pending", 200],
    ["confirm", "confirmed", 410],
    ["confirm", "unsubscribed", 410],
    ["unsubscribe", "pending", 200],
    ["unsubscribe", "confirmed", 200],
    ["unsubscribe", "unsubscribed", 410],
  ] as const)("to %s who is %s: %i", async (kind, state, expected) => {
    queries.getSubscriber.mockResolvedValue({ id, email: "visitor@mail.example", status: state });
    const link = kind === "confirm" ? confirmationLink(id) : unsubscribeLink(id);
    expect(await status(link)).toBe(expected);
    expect(queries.getSubscriber).toHaveBeenCalledWith(kind, id);
  });

  it("is 410 after 30 days, without asking the database", async () => {
    const dayOf = (days: number) => new Date(Date.now() - days * 86_400_000);
    queries.getSubscriber.mockResolvedValue({ id, email: "a@mail.example", status: "pending" });
    expect(await status(confirmationLink(id, dayOf(29)))).toBe(200);
    queries.getSubscriber.mockClear();
    expect(await status(confirmationLink(id, dayOf(31)))).toBe(410);
    expect(queries.getSubscriber).not.toHaveBeenCalled();
  });

  it("is 403 for one that opens something else", async () => {
    expect(await status(unsubscribeLink(id).replace("unsubscribe", "confirm"))).toBe(403);
  });

  it("is not this one's business at any other address", async () => {
    expect(await status("https://kiskadee.example/newsletter/confirmed?token=x")).toBeNull();
  });
});

describe("one click", () => {
  const post = (body: BodyInit, headers = {}) =>
    new Request("https://kiskadee.example", { method: "POST", body, headers });

  it("is the one field, in either encoding", async () => {
    const form = { "List-Unsubscribe": "One-Click" };
    expect(await isOneClick(post(new URLSearchParams(form)))).toBe(true);
    expect(await isOneClick(post(formOf(form)))).toBe(true);
  });

  it.each([
    "",
    "List-Unsubscribe=",
    "List-Unsubscribe=one-click",
    "List-Unsubscribe=One-Click&a=b",
    "List-Unsubscribe=One-Click&List-Unsubscribe=One-Click",
    "List-Unsubscribe%3DOne-Click",
    `List-Unsubscribe=One-Click${"&".repeat(1024)}`,
  ])("is not %j", async (body) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(await isOneClick(post(body, headers))).toBe(false);
    expect(await isOneClick(post(body, { "content-type": "multipart/form-data" }))).toBe(false);
  });

  it("is not plain text that looks like it", async () => {
    expect(await isOneClick(post("List-Unsubscribe=One-Click"))).toBe(false);
  });
});

describe("mails", () => {
  it("of the newsletter carry both ways out", () => {
    const letter = newsletterMail(
      { id, email: "visitor@mail.example" },
      { kind: "newsletter-letter", subject: "May", heading: "May", lines: ["<b>One</b>", "Two"] },
    );
    expect(letter.headers).toEqual({
      "List-Unsubscribe": `<${oneClickLink(id)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(letter.html).toContain(`href="${unsubscribeLink(id)}"`);
    expect(letter.text).toContain(`Unsubscribe: ${unsubscribeLink(id)}`);
    expect(letter.html).not.toContain("<b>");
  });

  it("that confirm are transactional and carry the link", () => {
    const mail = confirmationMail("visitor@mail.example", confirmationLink(id));
    expect(mail.kind).not.toMatch(/^newsletter/);
    expect(mail.headers).toBeUndefined();
    expect(mail.text).toContain("/newsletter/confirm?token=");
  });

  it("of the waitlist name the project", () => {
    const mail = waitlistMail("eve@mail.example", "Tally");
    expect(mail.text).toContain("You are on the waitlist for Tally.");
    expect(mail.subject).toBe("You are on the waitlist for Tally");
  });
});
