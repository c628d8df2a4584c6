import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DescriptionList } from "@/components/admin/list/description-list";
import { Email } from "@/components/ui/email";

test("an email address wraps only after the @ and dots", () => {
  const list = <DescriptionList items={[["Email", "ana.lee@mail.example"]]} />;
  expect(renderToStaticMarkup(list)).toContain(">ana.<wbr/>lee@<wbr/>mail.<wbr/>example<");
});

test("a part too long for its column may wrap anywhere", () => {
  const html = renderToStaticMarkup(<Email value={`${"x".repeat(40)}@mail.example`} />);
  expect(html).toContain(
    `<span class="[overflow-wrap:anywhere]">${"x".repeat(40)}@</span><wbr/>mail.`,
  );
});
