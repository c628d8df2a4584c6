import { openForm, sendForm } from "@/e2e/support/account-pages";
import { storeEntry } from "@/e2e/support/admin-rows";
import { uniqueEmail } from "@/e2e/support/mail";
import { serviceClient } from "@/e2e/support/stored";
import { signInNewAdmin } from "../admin-session";
import { mainOf, textOf } from "../html";
import { expect, test } from "../test";

test("without JavaScript, shows the notes typed for an entry that has changed in the meantime", async ({
  request,
}) => {
  await signInNewAdmin(request);
  const email = uniqueEmail();
  const id = await storeEntry({ email });
  const path = `/admin/waitlist?q=${email}`;
  const decision = { notes: "Call & ask\nabout <b>dates</b>.", status: "approved" };
  const { url, hidden } = await openForm(request, path, decision);
  const entries = (await serviceClient()).from("waitlist");
  const changed = { status: "rejected", updated_at: new Date().toISOString() };
  await entries.update(changed).eq("id", id).throwOnError();

  const sent = await sendForm(request, path, { ...hidden, ...decision }, url);
  const html = mainOf(await (await request.get(sent.location ?? "")).text());
  expect(textOf(html)).toContain("Someone changed this entry after you opened it.");
  const [, shown = ""] = /<textarea[^>]*readonly[^>]*>([^<]*)/i.exec(html) ?? [];
  expect(textOf(shown)).toBe(decision.notes);
});
