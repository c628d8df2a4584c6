import { describe, expect, it } from "vitest";
import { messageMails } from "@/lib/messages/mails";
import { MessageInput } from "@/lib/messages/schema";
import { limitedText } from "@/lib/messages/strings";

const good = { user_name: "A visitor", user_email: "visitor@mail.example", message: "Hello" };
const firstError = (input: object) => MessageInput.safeParse(input).error?.issues[0]?.message;

describe("what a contact message may be", () => {
  it.each([
    [{ user_name: "  " }, "Name is required"],
    [{ user_name: undefined }, "Name is required"],
    [{ user_name: "x".repeat(101) }, "Name must be at most 100 characters"],
    [{ user_name: "A\r\nBcc: b@c.example" }, "Name must be on one line"],
    [{ user_name: "A\u2028B" }, "Name must be on one line"],
    [{ user_name: "A\u0000" }, "Name contains a character that cannot be used"],
    [{ user_email: "" }, "Email is required"],
    [{ user_email: "nobody" }, "Invalid email address"],
    [{ user_email: "a@b.example\nBcc: c@d.example" }, "Email must be on one line"],
    [{ user_email: `${"a".repeat(250)}@b.example` }, "Email must be at most 254 characters"],
    [{ user_company: "x".repeat(151) }, "Company must be at most 150 characters"],
    [{ message: "\n \n" }, "Message is required"],
    [{ message: "x".repeat(5001) }, "Message must be at most 5,000 characters"],
    [{ message: "a\u0000b" }, "Message contains a character that cannot be used"],
  ])("%j: %s", (part, message) => {
    expect(firstError({ ...good, ...part })).toBe(message);
  });

  it("takes line breaks in the message and no company", () => {
    expect(MessageInput.parse({ ...good, message: "a\r\n\tb" }).message).toBe("a\r\n\tb");
  });

  it("trims what surrounds a value", () => {
    expect(MessageInput.parse({ ...good, user_email: " visitor@mail.example " }).user_email).toBe(
      "visitor@mail.example",
    );
  });
});

describe("the mails of a message", () => {
  const nasty = {
    ...good,
    user_name: 'Eve <b>"x"</b>',
    user_company: "C & Co",
    message: "<script>alert(1)</script>\nsecond line",
  };
  const [notification, receipt] = messageMails(nasty, "hello@kiskadee.example");

  it("go to the agency, with the sender to answer, and to the sender", () => {
    expect(notification).toMatchObject({
      to: "hello@kiskadee.example",
      reply_to: "visitor@mail.example",
    });
    expect(receipt).toMatchObject({ to: "visitor@mail.example" });
  });

  it("carry what was written to the agency as text, never as markup", () => {
    expect(notification?.html).not.toContain("<script>");
    expect(notification?.html).not.toContain("<b>");
    expect(notification?.text).toContain("<script>alert(1)</script>\nsecond line");
  });

  it("repeat nothing that was typed to an address that nobody has confirmed", () => {
    expect(JSON.stringify(receipt)).not.toMatch(/Eve|C & Co|alert|second line/);
  });

  it("have a subject of one bounded line", () => {
    const [long] = messageMails(
      { ...good, user_name: "n".repeat(100), user_company: "c".repeat(150) },
      "a@b.example",
    );
    expect(long?.subject.length).toBeLessThan(160);
    expect(long?.subject).not.toMatch(/[\r\n]/);
  });
});

it.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
])("%i seconds of waiting are told as %s", (seconds, words) => {
  expect(limitedText(seconds)).toContain(`in ${words}.`);
});
