import { expect, test } from "vitest";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";

onEachDatabase((database) => {
  test("sends an admin ten test emails an hour, to their own address", async () => {
    const p_mail = { to: "other@mail.example", kind: "x", subject: "S", html: "H", text: "T" };
    const waits = await atOnce(12, () =>
      dataOf(database.as("admin").rpc("send_test_mail", { p_mail })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(Math.max(...waits)).toBeGreaterThan(3_500);
    const queued = await database.sql<{ count: number }>(
      `select count(*)::int from public.email_outbox join public.profiles on email = to_address
       where kind = 'test' and is_admin`,
    );
    expect(queued).toEqual([{ count: 10 }]);
  });
});
