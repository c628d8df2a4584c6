import type { APIRequestContext } from "@playwright/test";
import { site } from "@/content/site";
import { postForm } from "@/e2e/support/account-pages";
import { cookieOf, newAccount } from "@/e2e/support/accounts";
import { storeEntry, storeMessage, storeSubscriber } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { storedEntries, storedMessages, storedSubscribers } from "@/e2e/support/stored";
import { signInAsAdmin, signInNewAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

const pageOf = (email: string) => `/admin/people?q=${encodeURIComponent(email)}`;

async function read(request: APIRequestContext, path: string): Promise<string> {
  return textOf(mainOf(await (await request.get(path)).text()));
}

test("an admin exports and erases a person, then allows mail to them again, without JavaScript", async ({
  request,
}) => {
  await signInNewAdmin(request);
  const email = uniqueEmail();
  await storeMessage(email, "Words of mine.");
  await storeEntry({ email, notes: "A note." });
  await storeSubscriber(email);

  expect(await read(request, pageOf(email.toUpperCase()))).toMatch(
    /Words of mine\..*A note\..*Erase this person.*1 message1 waitlist entry1 newsletter subscription/s,
  );
  for (const text of [email.slice(0, -4), email, uniqueEmail()]) {
    const found = await (await request.get(`/admin/find?q=${text}`)).json();
    const title = [email.startsWith(text) ? email : text];
    expect(found.results).toMatchObject([{ kind: "person", title }]);
  }
  const file = await request.get(`/admin/people/export?q=${email}`);
  expect(file.headers()).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="person.json"',
    "cache-control": expect.stringContaining("no-store"),
  });
  expect(await file.json()).toMatchObject({
    email,
    messages: [{ message: "Words of mine." }],
    waitlist: [{ notes: "A note." }],
    subscriptions: [{ status: "pending" }],
  });

  const answerTo = async (values: Record<string, string>) => {
    const { location = "" } = await postForm(request, pageOf(email), values);
    return read(request, location);
  };
  expect(await answerTo({ confirmation: "somebody@else.example" })).toContain(
    "Nothing was erased.",
  );
  expect(await storedMessages(email)).toHaveLength(1);
  const erased = await answerTo({ confirmation: email });
  expect(erased).toContain("All data about this email address was erased.");
  expect(erased).toContain(`No data is stored about ${email}.`);
  expect([
    ...(await storedMessages(email)),
    ...(await storedEntries(email)),
    ...(await storedSubscribers(email)),
  ]).toEqual([]);
  const allowed = await answerTo({ email });
  expect(allowed).toContain("Emails to this address are allowed again.");
  expect(allowed).not.toContain("Allow emails again");
});

test("refuses to erase the agency's own email", async ({ request }) => {
  const { call } = await signInAsAdmin(request);
  const fields = { email: site.email, confirmation: site.email };
  expect(await call("erasePerson", { fields })).toContain("This is the agency's own email address");
});

test("tells the desk what else an erasure deletes", async ({ request }) => {
  const headers = { cookie: await cookieOf(await newAccount({ role: "desk" })) };
  const { email } = await newAccount();
  const page = await (await request.get(pageOf(email), { headers })).text();
  expect(textOf(mainOf(page))).toMatch(
    /Not shown to your role: 1 account.*Erase this person.*1 account/s,
  );
  const file = await request.get(`/admin/people/export?q=${email}`, { headers });
  expect(await file.json()).toMatchObject({ email, not_included: { account: 1 } });
});
