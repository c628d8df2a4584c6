import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Email } from "@/components/ui/email";

test("an email address wraps only after the @ and dots", () => {
  expect(renderToStaticMarkup(<Email value="ana.lee@mail.example" />)).toContain(
    ">ana.<wbr/>lee@<wbr/>mail.<wbr/>example<",
  );
});

test("a part too long for its column may wrap anywhere", () => {
  const html = renderToStaticMarkup(<Email value={`${"x".repeat(40)}@mail.example`} />);
  expect(html).toContain(
    `<span class="[overflow-wrap:anywhere]">${"x".repeat(40)}@</span><wbr/>mail.`,
  );
});
