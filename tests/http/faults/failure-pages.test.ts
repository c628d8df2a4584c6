import { failures } from "@/content/failure-pages";
import { openForm, sendForm } from "@/e2e/support/account-pages";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { uniqueEmail } from "@/e2e/support/mail";
import { headingOf, textOf } from "../html";
import { expect, test } from "./faulty-test";

test("a failing page also handles HEAD and client-side navigation", async ({ request, site }) => {
  site.breakDatabase("down");
  const path = `/blog/none-${crypto.randomUUID()}`;
  const head = await request.head(path);
  expect([head.status(), head.headers()["retry-after"]]).toEqual([500, "10"]);
  const navigation = await request.get(`${path}?_rsc=1`, { headers: { rsc: "1" } });
  expect(navigation.headers()["content-type"]).toContain("text/x-component");
});

test("does not claim that a form was sent when its page cannot be rendered", async ({
  request,
  site,
}) => {
  const values = { newsletter_email: uniqueEmail() };
  const { url, hidden } = await openForm(request, "/blog", values);
  site.breakDatabase("down");
  const path = `/blog/none-${crypto.randomUUID()}`;
  const { status, text } = await sendForm(request, path, { ...hidden, ...values }, url);
  expect([status, headingOf(text)]).toEqual([500, failures.form.title]);
  expect(textOf(text)).toContain(failures.form.text);
});

test("an admin list that fails to load says so without JavaScript", async ({ request, site }) => {
  const cookie = await cookieOf(seeded.admin);
  for (const list of ["messages", "subscribers", "bookings"]) {
    site.faults.push({ table: list });
    const response = await request.get(`/admin/${list}`, { headers: { cookie } });
    expect(response.status(), list).toBe(500);
    expect(textOf(await response.text())).toContain(`Failed to load ${list}`);
  }
});
