import { expect, test } from "vitest";
import { mails } from "@/content/mails";
import { limited } from "@/lib/action";
import { messageMails } from "@/lib/messages/mails";
import { MessageInput } from "@/lib/messages/schema";
import { messageStrings } from "@/lib/messages/strings";
import { inputErrors } from "@/tests/unit/forms/form-of";

const good = { user_name: "A visitor", user_email: "visitor@mail.example", message: "Hello" };

test.each([
  [{}, []],
  [{ user_name: "  " }, ["Name is required"]],
  [{ user_name: undefined }, ["Name is required"]],
  [{ user_name: "x".repeat(101) }, ["Name must be at most 100 characters"]],
  [{ user_name: "A\r\nBcc: b@c.example" }, ["Name must be on one line"]],
  [{ user_name: "A\u2028B" }, ["Name must be on one line"]],
  [{ user_name: "A\u0000" }, ["Name contains a character that isn't allowed"]],
  [{ user_email: "" }, ["Email is required"]],
  [{ user_email: "nobody" }, ["Invalid email address"]],
  [{ user_email: "a@b.example\nBcc: c@d.example" }, ["Email must be on one line"]],
  [{ user_email: `${"a".repeat(250)}@b.example` }, ["Email must be at most 254 characters"]],
  [{ user_company: "x".repeat(151) }, ["Company must be at most 150 characters"]],
  [{ message: "\n \n" }, ["Message is required"]],
  [{ message: "x".repeat(5001) }, ["Message must be at most 5,000 characters"]],
  [{ message: "a\u0000b" }, ["Message contains a character that isn't allowed"]],
])("validates a message with %j: %j", (part, errors) => {
  expect(Object.values(inputErrors(MessageInput, { ...good, ...part }))).toEqual(errors);
});

test("unifies a message's line breaks and trims the email", () => {
  const given = { ...good, user_email: ` ${good.user_email} `, message: "a\r\n\tb" };
  expect(MessageInput.parse(given)).toMatchObject({ ...good, message: "a\n\tb" });
});

const hostile = { ...good, user_name: "<b>Eve", user_company: "C & Co", message: "<script>\n2nd" };
const contact = "write@kiskadee.example";
const siteUrl = "https://kiskadee.example";
const settings = { agency: "hello@kiskadee.example", siteUrl, contact };
const words = { ...mails["message-receipt"], contact };
const [notification, receipt] = messageMails("an-id", hostile, settings, words);

test("emails the agency the escaped message with a reply address, and the sender a receipt", () => {
  expect(notification).toMatchObject({ to: "hello@kiskadee.example", reply_to: good.user_email });
  expect(receipt).toMatchObject({ to: good.user_email, reply_to: settings.contact });
  expect(receipt?.text.endsWith(`\n${settings.contact}\n`)).toBe(true);
  expect(receipt?.html).toContain(`<a href="mailto:${settings.contact}"`);
  expect(notification?.html).not.toMatch(/<script>|<b>/);
  expect(notification?.text).toContain("<script>\n2nd");
  expect(notification?.text).toContain("Reply to this email to answer <b>Eve.");
  expect(notification?.text).toContain("https://kiskadee.example/admin/messages/an-id\n");
});

test("the receipt to an unconfirmed email address repeats none of the sender's text", () => {
  expect(JSON.stringify(receipt)).not.toMatch(/Eve|C & Co|script|2nd/);
});

test("an email's subject is one line of limited length", () => {
  const long = { ...good, user_name: "n".repeat(100), user_company: "c".repeat(150) };
  expect(messageMails("an-id", long, settings, words)[0]?.subject).toMatch(/^[^\r\n]{1,159}$/);
});

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
])("shows a wait of %i seconds until the next message as %s", (seconds, words) => {
  expect(limited(messageStrings.limited, seconds)).toMatchObject({
    message: `Too many messages in a short time. Please try again in ${words}.`,
    retryAfter: seconds,
  });
});
