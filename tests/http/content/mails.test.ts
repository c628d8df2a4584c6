import { postForm } from "@/e2e/support/account-pages";
import { seeded } from "@/e2e/support/accounts";
import { mailsTo, pollMail, uniqueEmail } from "@/e2e/support/mail";
import { newestMail } from "@/e2e/support/scheduler";
import { signInAsAdmin } from "../admin-session";
import { expect, test } from "../test";

const entry = { kind: "mails", key: "waitlist-receipt", version: "0" };
const words = { subject: "Ahoy {project}", heading: "Ahoy", "paragraphs.0": "<b>{project}</b>" };

test("sends visitors the published words, and an admin a test of the draft", async ({
  request,
}) => {
  const { call, read } = await signInAsAdmin(request);
  await call("saveContent", { fields: { ...entry, ...words, button: "publish" } });
  const draft = { ...entry, ...words, version: "1", subject: "Draft {project}", button: "save" };
  await call("saveContent", { fields: draft });

  const email = uniqueEmail();
  await postForm(request, "/portfolio/8", { name: "A visitor", email });
  const mail = await newestMail(email, 1);
  expect(mail.subject).toBe("Ahoy Pulseboard");
  expect(mail.html).toContain("<p>&#60;b&#62;Pulseboard&#60;/b&#62;</p>");

  expect(await call("sendExampleMail", { fields: { key: entry.key } })).toContain(
    "Sending the saved",
  );
  const subjects = async () => (await mailsTo(seeded.admin.email)).map(({ subject }) => subject);
  await pollMail(subjects).toContainEqual(expect.stringMatching(/^Draft \w+$/));

  const page = await read("/admin/content/mails/waitlist-receipt");
  expect(page).toMatch(/<iframe [^>]*sandbox=""[^>]*srcDoc="&lt;!doctype html/i);
});
