import { expect, test } from "vitest";
import { FittedText } from "@/components/ui/fitted-text";

const html = (text: string) => JSON.stringify(FittedText({ children: text }));

test.each([
  ["Photographers' Neighbourhood Collaboratory", "13.1cqi"],
  ["Datenschutz", "15.7cqi"],
  ["Accessibility in an afternoon", "15cqi"],
])("shrinks %s to %s, so that its longest word fits", (text, size) => {
  expect(html(text)).toContain(size);
});

test.each([
  "",
  "Roost",
  "Pulseboard",
  "An ordinary heading of short words",
  "写真家のための共同作業場をつくる",
])("leaves %j as it is, since it can break between its words", (text) =>
  expect(FittedText({ children: text })).toBe(text),
);
