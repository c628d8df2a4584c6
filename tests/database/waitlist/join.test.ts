import { beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";

const MAIL = {
  kind: "waitlist-receipt",
  to: "ines@example.com",
  subject: "You are on the waitlist",
  html: "<p>Hello.</p>",
  text: "Hello.",
};

onEachDatabase((database) => {
  const { rest, sql } = database;
  let caller = 0;
  beforeEach(async () => {
    await sql("delete from public.waitlist");
    await sql("delete from public.email_outbox");
    await sql("delete from private.limit_hits");
  });

  /** From a network address of its own unless `changes` names one. */
  async function join(changes: object = {}) {
    caller += 1;
    const response = await rest("service", "rpc/join_waitlist", {
      method: "POST",
      body: JSON.stringify({
        p_project_id: "8",
        p_project_name: "Pulseboard",
        p_name: "Ines Example",
        p_email: "ines@example.com",
        p_ip: `caller ${caller}`,
        p_mails: [MAIL],
        ...changes,
      }),
    });
    return response.json();
  }

  async function stored() {
    const [row] = await sql(
      `select (select count(*)::int from public.waitlist) as entries,
         (select count(*)::int from public.email_outbox) as mails`,
    );
    return row;
  }

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
    expect(await stored()).toEqual({ entries: 1, mails: 1 });
  });

  test("stores the same address once when it comes 20 times at once, with one mail", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        join({ p_email: index % 2 ? "INES@example.com" : "ines@example.com" }),
      ),
    );
    expect(answers.filter(({ status }) => status === "stored")).toHaveLength(1);
    expect(answers.filter(({ status }) => status === "duplicate")).toHaveLength(19);
    expect(await stored()).toEqual({ entries: 1, mails: 1 });
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
    expect(await join({ p_project_id: "7", p_project_name: "Tally" })).toEqual({
      status: "stored",
    });
  });

  test("takes 5 of 20 at once from one network address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        join({
          p_email: `ines-${index}@example.com`,
          p_mails: [{ ...MAIL, to: `ines-${index}@example.com` }],
          p_ip: "203.0.113.1",
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === "stored")).toHaveLength(5);
    expect(answers.filter(({ retry_after }) => retry_after > 580)).toHaveLength(15);
    expect(await stored()).toEqual({ entries: 5, mails: 5 });
  });

  test("tells past the limit nothing about who is on the list", async () => {
    for (let i = 0; i < 5; i++) {
      await join({ p_email: `ines+${i}@example.com`, p_ip: "203.0.113.1" });
    }
    const known = await join({ p_email: "ines+0@example.com", p_ip: "203.0.113.1" });
    expect(known.status).toBe("limited");
  });

  test.each([
    ["no project", { p_project_id: null }],
    ["no project's name", { p_project_name: null }],
    ["no name", { p_name: null }],
    ["a blank name", { p_name: "  " }],
    ["a name of 101 characters", { p_name: "a".repeat(101) }],
    ["a line break in the name", { p_name: "Ines\r\nBcc: all@example.com" }],
    ["no address", { p_email: null }],
    ["a word for an address", { p_email: "ines" }],
    ["a null byte in the name", { p_name: "a\u0000b" }],
    ["no network address", { p_ip: null }],
    ["no mails", { p_mails: [] }],
    ["a bad mail", { p_mails: [{ ...MAIL, to: "nobody" }] }],
  ])("refuses %s, and keeps nothing", async (_what, changes) => {
    expect((await join(changes)).code).toMatch(/^22/);
    expect(await stored()).toEqual({ entries: 0, mails: 0 });
  });
});
