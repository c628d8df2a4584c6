import { beforeEach, expect, test } from "vitest";
import { RECEIPT } from "@/tests/database/messages/calls";
import { BAD_DELIVERY, BAD_EMAILS, BAD_NAMES } from "@/tests/database/support/bad-values";
import { atOnce, onEachDatabase, tally } from "@/tests/database/support/databases";
import { join as joinWaitlist } from "./calls";

onEachDatabase((database) => {
  const { clear, count, sql } = database;
  beforeEach(() => clear("waitlist"));

  let caller = 0;
  /** From a network address of its own unless `changes` names one. */
  const join = (changes: object = {}) =>
    joinWaitlist(database, { p_ip: `caller ${caller++}`, ...changes });
  const stored = () => count("waitlist", "email_outbox");

  test("stores an entry as pending, with its mail", async () => {
    expect(await join()).toEqual({ status: "stored" });
    expect(
      await sql("select project_id, project_name, name, email, status, notes from public.waitlist"),
    ).toEqual([
      {
        project_id: "8",
        project_name: "Pulseboard",
        name: "Ines Example",
        email: "ines@example.com",
        status: "pending",
        notes: null,
      },
    ]);
    expect(await stored()).toEqual({ waitlist: 1, email_outbox: 1 });
  });

  test("stores the same address once when it comes 20 times at once, with one mail", async () => {
    const answers = await atOnce(20, (index) =>
      join({ p_email: index % 2 ? "INES@example.com" : "ines@example.com" }),
    );
    expect(tally(answers)).toEqual({ stored: 1, duplicate: 19 });
    expect(await stored()).toEqual({ waitlist: 1, email_outbox: 1 });
  });

  test("leaves what an admin decided when somebody joins again", async () => {
    await join();
    await sql("update public.waitlist set status = 'approved', notes = 'Soon.'");
    expect(await join({ p_name: "Another name" })).toEqual({ status: "duplicate" });
    expect(await sql("select name, status, notes from public.waitlist")).toEqual([
      { name: "Ines Example", status: "approved", notes: "Soon." },
    ]);
  });

  test("takes an address for each project", async () => {
    await join();
    const second = await join({ p_project_id: "7", p_project_name: "Tally" });
    expect(second).toEqual({ status: "stored" });
  });

  test("takes 5 of 20 at once from one network address", async () => {
    const answers = await atOnce(20, (index) => {
      const to = `ines-${index}@example.com`;
      return join({ p_email: to, p_mails: [{ ...RECEIPT, to }], p_ip: "203.0.113.1" });
    });
    expect(answers.filter(({ status }) => status === "stored")).toHaveLength(5);
    expect(answers.filter(({ retry_after }) => retry_after > 580)).toHaveLength(15);
    expect(await stored()).toEqual({ waitlist: 5, email_outbox: 5 });
  });

  test("tells past the limit nothing about who is on the list", async () => {
    for (let i = 0; i < 5; i++) {
      await join({ p_email: `ines+${i}@example.com`, p_ip: "203.0.113.1" });
    }
    const known = await join({ p_email: "ines+0@example.com", p_ip: "203.0.113.1" });
    expect(known.status).toBe("limited");
  });

  test.for<[string, object]>([
    ...BAD_NAMES,
    ...BAD_EMAILS,
    ...BAD_DELIVERY,
    ["no project", { p_project_id: null }],
    ["no project's name", { p_project_name: null }],
  ])("refuses %s, and keeps nothing", async ([_what, changes]) => {
    expect((await join(changes)).code).toMatch(/^22/);
    expect(await stored()).toEqual({ waitlist: 0, email_outbox: 0 });
  });
});
