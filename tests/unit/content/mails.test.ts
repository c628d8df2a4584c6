import { beforeEach, expect, test, vi } from "vitest";
import { mails as defaults } from "@/content/mails";
import { errorsByField } from "@/lib/content/form/describe";
import { schemaOf } from "@/lib/content/kind";
import { mails } from "@/lib/content/kinds/mails";
import { type MailKey, mailKinds } from "@/lib/content/placeholders/mails";
import { getPublished } from "@/lib/content/queries";
import { quotation } from "@/lib/email/mail";
import { wordedMail } from "@/lib/email/worded-mail";

vi.mock("@/lib/content/queries", () => ({
  getPublished: vi.fn(),
  getKnown: async () => ({ email: "hello@kiskadee.example" }),
}));

const contact = "hello@kiskadee.example";
const words = { subject: "S", heading: "H", paragraphs: ["P"], contact };

function errorsOf(key: MailKey, change: Partial<typeof words>) {
  const { error } = schemaOf(mails, key).safeParse({ ...defaults[key], ...change });
  return error ? errorsByField(error) : {};
}

test("every email has default words", () => {
  expect(Object.keys(defaults).sort()).toEqual(Object.keys(mailKinds).sort());
});

test.each<[MailKey, Partial<typeof words>, Record<string, string>]>([
  ["booking-held", { paragraphs: ["Confirm {date}"] }, { paragraphs: "This email needs {link}" }],
  ["booking-held", { paragraphs: [] }, { paragraphs: "This email needs {link}" }],
  ["message-receipt", { paragraphs: [] }, { paragraphs: "Add at least one paragraph" }],
  ["booking-held", { paragraphs: ["{link}", "Or {link}."] }, {}],
  [
    "booking-booked",
    { paragraphs: ["{when}"] },
    { paragraphs: "This email needs {reschedule}, {cancel}" },
  ],
  [
    "account-exists",
    { subject: "{link}", paragraphs: ["{link}", "{name}"] },
    {
      subject: "Remove {link}: there are no placeholders here",
      "paragraphs.1": "Unknown placeholder {name}. Use {link}",
    },
  ],
  ["waitlist-receipt", { heading: "{ project }" }, unknown("heading", "{ project }")],
  ["waitlist-receipt", { heading: "{project" }, unknown("heading", "{project")],
  ["waitlist-receipt", { heading: "{{project}}" }, unknown("heading", "{{project}}")],
  ["waitlist-receipt", { heading: "{{nmae}}" }, unknown("heading", "{{nmae}}")],
  ["waitlist-receipt", { heading: "{pro{project}ject}" }, unknown("heading", "{pro")],
  ["waitlist-receipt", { heading: "{toString}" }, unknown("heading", "{toString}")],
  ["message-receipt", { subject: "" }, { subject: "Subject is required" }],
])("checks the placeholders of %s with %j", (key, change, errors) => {
  expect(errorsOf(key, change)).toEqual(errors);
});

function unknown(field: string, name: string) {
  return { [field]: `Unknown placeholder ${name}. Use {project}` };
}

const to = "visitor@mail.example";

test("inserts values once, as text", () => {
  const project = "<b>{project} {link} $& $1</b>";
  const mail = wordedMail(
    "waitlist-receipt",
    to,
    {
      ...words,
      ...{ subject: "{project}", heading: "{project}" },
      paragraphs: ["{project}", "A {project}\nB {x}"],
    },
    { project },
  );
  expect(mail.subject).toBe(project);
  expect(mail.text).toContain(`${project}\n\n${project}\n\nA ${project}\nB {x}\n\n`);
  const escaped = "&#60;b&#62;{project} {link} $&#38; $1&#60;/b&#62;";
  expect(mail.html).toContain(`<p>${escaped}</p><p>A ${escaped}<br>B {x}</p>`);
  expect(mail.html).not.toContain("<b>");
});

test("keeps a subject on one line of limited length", () => {
  const subject = "{project}".repeat(16);
  const project = `a\r\nBcc: ${"b".repeat(200)}`;
  const mail = wordedMail("waitlist-receipt", to, { ...words, subject }, { project });
  expect(mail.subject).toMatch(/^a Bcc: [^\r\n]{293}$/);
});

test("shows a block where its placeholder stands alone, and its text elsewhere", () => {
  const message = { text: "<i>\nSorry", block: quotation("<i>\nSorry") };
  const link = { text: "https://x.example/?a=1&b", block: null };
  const values = { date: "1 May", when: link, message, reschedule: link, cancel: link };
  const text = {
    ...words,
    paragraphs: ["{message}", "We say: {message}", "{cancel}", "x {cancel}"],
  };
  const mail = wordedMail("booking-moved", to, text, values);
  expect(mail.text).toContain(
    "H\n\n<i>\nSorry\n\nWe say: <i>\nSorry\n\nx https://x.example/?a=1&b\n\n",
  );
  expect(mail.html).toMatch(/<blockquote [^>]+>&#60;i&#62;\nSorry<\/blockquote><p>We say: &#60;i/);
  expect(mail.html).toContain("<p>x https://x.example/?a=1&#38;b</p>");
});

const published = vi.mocked(getPublished);
const key = "waitlist-receipt";
beforeEach(() => vi.resetModules());

test("reads published words, and the last known or default ones during an outage", async () => {
  const { getMailWords } = await import("@/lib/content/mail-words");
  published.mockRejectedValueOnce(new Error("outage"));
  expect(await getMailWords(key)).toEqual({ ...defaults[key], contact });
  published.mockResolvedValueOnce(words as never);
  expect(await getMailWords(key)).toEqual(words);
  published.mockRejectedValueOnce(new Error("outage"));
  expect(await getMailWords(key)).toEqual(words);
  published.mockReturnValueOnce(new Promise(() => {}));
  const started = performance.now();
  expect(await getMailWords(key)).toEqual(words);
  expect(performance.now() - started).toBeLessThan(2_000);
});
