import { postForm } from "@/e2e/support/account-pages";
import { seeded } from "@/e2e/support/accounts";
import { mailsTo, pollMail, uniqueEmail } from "@/e2e/support/mail";
import { newestMail } from "@/e2e/support/scheduler";
import { expect, test } from "../test";
import { openEditor } from "./editor";

const place = { name: "mails", key: "waitlist-receipt" } as const;
const words = { subject: "Ahoy {project}", heading: "Ahoy", paragraphs: ["<b>{project}</b>"] };

test("sends visitors the published words, and an admin a test of the draft", async ({
  request,
}) => {
  const { call, save, remove, readAsAdmin } = await openEditor(request);
  await save(place, words, "publish");
  await save(place, { ...words, subject: "Draft {project}" }, "save");

  const email = uniqueEmail();
  await postForm(request, "/portfolio/8", { name: "A visitor", email });
  const mail = await newestMail(email, 1);
  expect(mail.subject).toBe("Ahoy Pulseboard");
  expect(mail.html).toContain("<p>&#60;b&#62;Pulseboard&#60;/b&#62;</p>");

  expect(await call("sendExampleMail", { fields: { key: place.key } })).toContain(
    "Sending the saved",
  );
  const subjects = async () => (await mailsTo(seeded.admin.email)).map(({ subject }) => subject);
  await pollMail(subjects).toContainEqual(expect.stringMatching(/^Draft \w+$/));

  const page = await readAsAdmin("/admin/content/mails/waitlist-receipt");
  expect(page).toMatch(/<iframe [^>]*sandbox=""[^>]*srcDoc="&lt;!doctype html/i);
  await remove([place]);
});
