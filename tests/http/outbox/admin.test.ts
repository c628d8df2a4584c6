import { uniqueEmail } from "@/e2e/support/mail";
import { markSent, sendMails } from "@/e2e/support/outbox";
import { serviceClient } from "@/e2e/support/stored";
import { signInAsAdmin } from "../admin-session";
import { elementsIn, mainOf, textOf } from "../html";
import { expect, test } from "../test";

/** Returns the distinct statuses of the emails to these recipients. */
async function statesOf(recipients: string[]): Promise<string[]> {
  const mails = (await serviceClient()).from("email_outbox");
  const { data } = await mails.select("status").in("to_address", recipients);
  return [...new Set(data?.map(({ status }) => status))];
}

test("paginates sent mail and omits its content", async ({ request }) => {
  const secret = crypto.randomUUID();
  const rounds = Array.from({ length: 6 }, () => Array.from({ length: 5 }, uniqueEmail));
  for (const [round, to] of rounds.entries()) await sendMails(`10.0.0.${round}`, to, secret);
  // Really sending this many emails would take seconds.
  const sent = async () => {
    await markSent(rounds.flat());
    return statesOf(rounds.flat());
  };
  await expect.poll(sent).toEqual(["sent"]);

  const { read } = await signInAsAdmin(request);
  for (const show of ["sent", "all"]) {
    const list = `/admin/outbox?show=${show}`;
    const pages = [await read(list), await read(`${list}&page=2`)];
    const [first = "", second = ""] = pages.map(mainOf);
    const elements = elementsIn(first).map(({ attributes }) => attributes);
    expect(elements.filter(({ role }) => role === "rowheader")).toHaveLength(25);
    expect(elements.map(({ href }) => href)).toContain(`${list}&page=2`);
    const rows = `${first}${second}`.match(/<tr .*?<\/tr>/gs) ?? [];
    for (const to of rounds.flat()) {
      const row = rows.find((html) => html.includes(to)) ?? "";
      expect(textOf(row)).toMatch(/^Test mail.*Sent/);
      expect(row).not.toContain("Retry");
    }
    expect(pages.join("")).not.toContain(secret);
  }
  const undelivered = mainOf(await read("/admin/outbox"));
  for (const to of rounds.flat()) expect(undelivered).not.toContain(to);
  expect(await read("/admin/outbox?show=all&page=99999")).toContain("This list has no page 99999.");
});
