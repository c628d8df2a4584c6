import { expect, test } from "vitest";
import { emailAddress, line, text } from "@/lib/forms/rules";

test.each([
  ["An\u200bna", "Anna"],
  ["\u202eevil.exe", "evil.exe"],
  ["\ufeff Anna\u2060 ", "Anna"],
  ["soft\u00adhyphen", "softhyphen"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["क्\u200dष", "क्\u200dष"],
  ["👩\u200d💻", "👩\u200d💻"],
  ["\u200dAnna\u200c", "Anna"],
])("normalises the name %j to %j", (typed, kept) => {
  expect(line("Name", 100).parse(typed)).toBe(kept);
});

test("rejects a name that has only invisible characters", () => {
  expect(line("Name", 100).min(1).safeParse("\u200b\u2060\u00ad").success).toBe(false);
});

test("keeps invisible characters in longer text", () => {
  expect(text("Message", 100).parse("a\u200bb")).toBe("a\u200bb");
});

test.each([
  ["Info@Müller.example", "Info@xn--mller-kva.example"],
  [" ana@mu\u0308ller.example", "ana@xn--mller-kva.example"],
  ["ana@例え。テスト", "ana@xn--r8jz45g.xn--zckzah"],
  ["ana@شبكة.example", "ana@xn--ngbc5azd.example"],
  ["ana@xn--mller-kva.example", "ana@xn--mller-kva.example"],
  ["ana@EXAMPLE.com", "ana@EXAMPLE.com"],
])("normalises the email %j to %j", (typed, kept) => {
  expect(emailAddress().parse(typed)).toBe(kept);
});

test.each([
  "ana@müller",
  "ana@mü ller.example",
  "ana@ü/x.example",
  "ana@ü@b.example",
  "añá@b.example",
  `ana@${"ü.".repeat(60)}example`,
])("rejects the email %j", (typed) => {
  expect(emailAddress().safeParse(typed).error?.issues[0]?.message).toBe("Invalid email address");
});
