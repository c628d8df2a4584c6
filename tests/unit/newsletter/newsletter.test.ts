import { beforeEach, expect, test, vi } from "vitest";
import { mails } from "@/content/mails";
import { failure, idle } from "@/lib/action";
import { reportError } from "@/lib/log";
import { isOneClick } from "@/lib/newsletter/one-click";
import * as newsletter from "@/lib/newsletter/queries";
import * as waitlist from "@/lib/waitlist/queries";
import { formOf } from "@/tests/unit/forms/form-of";

vi.mock("@/lib/newsletter/queries");
vi.mock("@/lib/waitlist/queries");
vi.mock("@/lib/content/queries", async () => {
  const { projects } = await import("@/lib/content/kinds/projects");
  const list = Object.entries(projects.defaults()).map(([key, value]) => ({ key, value }));
  const { site } = await import("@/content/site");
  const { mails } = await import("@/content/mails");
  return {
    listPublished: async () => list,
    getKnown: async () => site,
    getPublished: async (_: string, key: keyof typeof mails) => mails[key],
  };
});
vi.mock("@/lib/log");
vi.mock("@/lib/email/send-queued-mail");
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
const settings = { SITE_URL: "https://kiskadee.example", TRUSTED_PROXIES: 0 };
vi.mock("@/lib/env", () => ({
  env: () => ({ ...settings, SUPABASE_SECRET_KEY: "a secret key" }),
  isWithoutDatabase: false,
}));

const { getSubscriber, requestSubscription } = vi.mocked(newsletter);
const { storeEntry } = vi.mocked(waitlist);
const { subscribe } = await import("@/lib/newsletter/actions");
const { joinWaitlist } = await import("@/lib/waitlist/actions");
const { linkStatus } = await import("@/lib/newsletter/link-state");
const { confirmationLink, oneClickLink, unsubscribeLink } = await import("@/lib/newsletter/links");
const { confirmationMail, newsletterMail } = await import("@/lib/newsletter/mails");
const { waitlistMail, waitlistMails } = await import("@/lib/waitlist/mails");

const contact = "hello@kiskadee.example";
const notices = { agency: "inbox@kiskadee.example", siteUrl: settings.SITE_URL, contact };
const wordsOf = (mail: keyof typeof mails) => ({ ...mails[mail], contact });
const id = "3df67ce2-fc68-458f-8e2c-41451efb9625";
const email = "visitor@mail.example";
const entry = { project_id: "8", name: "A visitor", email };
const outage = new Error("connection refused at 10.0.0.1");
const again = "Something went wrong. Please try again.";
const notSent = "There was an error submitting your request. Please try again.";

beforeEach(() => vi.resetAllMocks());

test.each([
  ["newsletter", subscribe, requestSubscription, { newsletter_email: email }, again],
  ["waitlist", joinWaitlist, storeEntry, entry, notSent],
])("the %s form reports an outage", async (form, act, store, typed, text) => {
  store.mockRejectedValue(outage);
  expect(await act(idle, formOf(typed))).toEqual(failure(text, typed));
  expect(reportError).toHaveBeenCalledWith(outage, `${form} form`);
});

test("a link returns 503 and reports the error during an outage", async () => {
  getSubscriber.mockRejectedValue(outage);
  expect(await linkStatus(new URL(unsubscribeLink(id)))).toBe(503);
  expect(reportError).toHaveBeenCalledWith(outage, "newsletter unsubscribe");
});

test("joining the waitlist ignores unknown fields", async () => {
  storeEntry.mockResolvedValue(null);
  await joinWaitlist(idle, formOf({ ...entry, status: "approved", notes: "x" }));
  expect(Object.keys(storeEntry.mock.calls[0]?.[0] ?? {})).toEqual(["project", "name", "email"]);
});

// For other invalid names and emails, see tests/unit/messages/messages.test.ts
test.each([
  [{ name: "x".repeat(101) }, { name: "Name must be at most 100 characters" }],
  [{ name: "" }, { name: "Name is required" }],
  [{ email: "" }, { email: "Email is required" }],
])("does not store a waitlist entry with %j: %j", async (part, errors) => {
  expect(await joinWaitlist(idle, formOf({ ...entry, ...part }))).toMatchObject({ errors });
  expect(storeEntry).not.toHaveBeenCalled();
});

test.each(["9", "1", "08", "", "8\u0000"])("project %j has no waitlist", async (project_id) => {
  const result = await joinWaitlist(idle, formOf({ ...entry, project_id }));
  expect(result).toMatchObject({ status: "error", message: notSent });
  expect(storeEntry).not.toHaveBeenCalled();
});

test.each([
  ["confirm", "pending", 200],
  ["confirm", "confirmed", 410],
  ["confirm", "unsubscribed", 410],
  ["unsubscribe", "pending", 200],
  ["unsubscribe", "confirmed", 200],
  ["unsubscribe", "unsubscribed", 410],
] as const)("the %s link of a subscriber who is %s returns %i", async (kind, state, status) => {
  getSubscriber.mockResolvedValue({ id, email, status: state });
  const link = kind === "confirm" ? confirmationLink(id) : unsubscribeLink(id);
  expect(await linkStatus(new URL(link))).toBe(status);
  expect(getSubscriber).toHaveBeenCalledWith(kind, id);
});

test.each([
  ["of 29 days ago", () => confirmationLink(id, daysAgo(29)), 200, 1],
  ["of 31 days ago", () => confirmationLink(id, daysAgo(31)), 410, 0],
  ["of another purpose", () => unsubscribeLink(id).replace("unsubscribe", "confirm"), 403, 0],
  ["to another page", () => `${settings.SITE_URL}/newsletter/confirmed?token=x`, null, 0],
])("a link %s gets its status without extra queries", async (_case, link, status, queries) => {
  getSubscriber.mockResolvedValue({ id, email, status: "pending" });
  expect(await linkStatus(new URL(link()))).toBe(status);
  expect(getSubscriber).toHaveBeenCalledTimes(queries);
});

const post = (body: BodyInit, headers = {}) =>
  new Request(settings.SITE_URL, { method: "POST", body, headers });

test("recognises a one-click request in both form encodings", async () => {
  const form = { "List-Unsubscribe": "One-Click" };
  expect(await isOneClick(post(new URLSearchParams(form)))).toBe(true);
  expect(await isOneClick(post(formOf(form)))).toBe(true);
  expect(await isOneClick(post("List-Unsubscribe=One-Click"))).toBe(false);
});

test.each([
  "",
  "List-Unsubscribe=",
  "List-Unsubscribe=one-click",
  "List-Unsubscribe=One-Click&a=b",
  "List-Unsubscribe=One-Click&List-Unsubscribe=One-Click",
  "List-Unsubscribe%3DOne-Click",
  `List-Unsubscribe=One-Click${"&".repeat(1024)}`,
])("rejects %j as a one-click request", async (body) => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
    expect(await isOneClick(post(body, { "content-type": type }))).toBe(false);
  }
});

test("a newsletter has both kinds of unsubscribe link and escapes its text", () => {
  const words = { subject: "May", heading: "May", lines: ["<b>One</b>", "Two"], contact };
  const letter = newsletterMail({ id, email }, { kind: "newsletter-letter", ...words });
  expect(letter.headers).toEqual({
    "List-Unsubscribe": `<${oneClickLink(id)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(letter.html).toContain(`href="${unsubscribeLink(id)}"`);
  expect(letter.text).toContain(`Unsubscribe: ${unsubscribeLink(id)}`);
  expect(letter.html).not.toContain("<b>");
});

test("a confirmation email is transactional and contains the link", () => {
  const mail = confirmationMail(email, confirmationLink(id), wordsOf("subscription-confirmation"));
  expect(mail.kind).not.toMatch(/^newsletter/);
  expect(mail.headers).toBeUndefined();
  expect(mail.text).toContain("/newsletter/confirm?token=");
});

test("emails the agency a link to the waitlist entry, and the visitor only the project's name", () => {
  const typed = { project: { id: "8", title: "Tally" }, name: "<b>Pills", email };
  const [notice, receipt] = waitlistMails(typed, notices, wordsOf("waitlist-receipt"));
  expect(notice).toMatchObject({ kind: "waitlist-notice", reply_to: email });
  expect(notice?.text).toContain(
    `${settings.SITE_URL}/admin/waitlist?project=8&q=visitor%40mail.example\n`,
  );
  expect(notice?.html).toContain("&#60;b&#62;Pills");
  const text = expect.stringContaining("You're on the waitlist for Tally.");
  const subject = "You're on the waitlist for Tally";
  expect(receipt).toMatchObject({ to: email, text, subject });
  const decisions = (["approved", "rejected"] as const).map((status) =>
    waitlistMail(status, { email, project: "Tally" }, wordsOf(`waitlist-${status}`)),
  );
  expect(decisions).toMatchObject([
    { to: email, kind: "waitlist-approved", subject: "You're in: Tally" },
    { to: email, kind: "waitlist-rejected", subject: "Your place on the waitlist for Tally" },
  ]);
  expect(JSON.stringify([receipt, decisions])).not.toContain("Pills");
});

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000);
}
