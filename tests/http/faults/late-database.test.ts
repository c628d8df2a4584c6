import { setTimeout as wait } from "node:timers/promises";
import { postForm } from "@/e2e/support/account-pages";
import { uniqueEmail } from "@/e2e/support/mail";
import { textOf } from "../html";
import { expect, test } from "./faulty-test";
import { answerOf, publicForms } from "./public-forms";

const [contact] = publicForms;

test("reports a message as unconfirmed when the database is late, and stores three submissions once", async ({
  request,
  site,
}) => {
  const email = uniqueEmail();
  const values = await contact.values(email);
  // Longer than the site's timeout.
  site.faults.push({ table: "rpc/submit_message", delay: 3_000 });
  const press = () => postForm(request, contact.path, values);
  for (const { text } of await Promise.all([press(), press()])) {
    expect(textOf(text)).toContain(answerOf("hanging", contact));
    expect(text, "what was typed stays").toContain(`value="${email}"`);
  }
  site.mendDatabase();
  expect(textOf((await press()).text)).toContain(contact.success);
  // Wait for the delayed submissions to reach the database.
  await wait(500);
  expect(await contact.stored(email)).toHaveLength(1);
});
