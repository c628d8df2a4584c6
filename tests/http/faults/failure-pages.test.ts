import { failures } from "@/content/failure-pages";
import { openForm, sendForm } from "@/e2e/support/account-pages";
import { uniqueEmail } from "@/e2e/support/mail";
import { headingOf, textOf } from "../html";
import { expect, test } from "./faulty-test";

test("HEAD and navigations of a page that fails are told so too", async ({ request, site }) => {
  site.breakDatabase("down");
  const path = `/blog/none-${crypto.randomUUID()}`;
  const head = await request.head(path);
  expect([head.status(), head.headers()["retry-after"]]).toEqual([500, "10"]);
  const navigation = await request.get(`${path}?_rsc=1`, { headers: { rsc: "1" } });
  expect(navigation.headers()["content-type"]).toContain("text/x-component");
});

test("a form on a page that cannot be rendered is not called sent", async ({ request, site }) => {
  const values = { newsletter_email: uniqueEmail() };
  const { url, hidden } = await openForm(request, "/blog", values);
  site.breakDatabase("down");
  const path = `/blog/none-${crypto.randomUUID()}`;
  const { status, text } = await sendForm(request, path, { ...hidden, ...values }, url);
  expect([status, headingOf(text)]).toEqual([500, failures.form.title]);
  expect(textOf(text)).toContain(failures.form.text);
});
