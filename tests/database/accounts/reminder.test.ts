import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { testMail } from "@/tests/database/support/rows";

onEachDatabase(({ accounts, as, pass, sql }) => {
  function remind(p_email: string): Promise<boolean> {
    const mail = testMail(p_email, "account-exists");
    return dataOf(as("service").rpc("remind_of_account", { p_email, p_mails: [mail] }));
  }

  const queued = () => sql("select to_address from public.email_outbox");

  test("reminds an account's owner at most once an hour, ignoring the email's case", async () => {
    const email = accounts.member.email.toUpperCase();
    expect(await remind(email)).toBe(true);
    expect(await remind(accounts.member.email)).toBe(true);
    expect(await queued()).toEqual([{ to_address: email }]);
    await pass("61 minutes");
    await remind(email);
    expect(await queued()).toHaveLength(2);
  });

  test("sends nothing to an email without an account", async () => {
    expect(await remind(`nobody-${crypto.randomUUID()}@mail.example`)).toBe(false);
    expect(await queued()).toEqual([]);
  });

  test("rejects an empty or overlong email", async () => {
    for (const email of ["", "a".repeat(321)]) {
      await expect(remind(email)).rejects.toMatchObject({ code: "22023" });
    }
  });
});
