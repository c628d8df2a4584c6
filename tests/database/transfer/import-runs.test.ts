import { expect, test } from "vitest";
import { entries } from "@/tests/database/audit/entries";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";

onEachDatabase((database) => {
  const { as, accounts, call, sql } = database;
  const admins = as("admin");
  const newId = () => crypto.randomUUID();
  const upload = (id: string) =>
    dataOf(admins.rpc("start_import", { p_id: id, p_file_name: "old.xml" }));
  const goOn = (id: string) => dataOf(admins.rpc("start_import", { p_id: id }));
  const discard = (id: string) => dataOf(admins.rpc("discard_import", { p_id: id }));
  const note = (id: string, attempt: number, done = 0, total = 0) =>
    call("note_import", { p_id: id, p_attempt: attempt, p_done: done, p_total: total });
  const end = (id: string, attempt: number, state: string, values = {}) =>
    dataOf(
      as("service").rpc("end_import", {
        ...{ p_id: id, p_attempt: attempt, p_state: state, p_end: values },
      }),
    );
  const read = async (id: string) =>
    (await sql<Record<string, unknown>>("select * from public.import_runs where id = $1", id))[0];
  const silence = (id: string) =>
    sql("update public.import_runs set seen_at = now() - interval '61 seconds' where id = $1", id);
  const started = { status: "started", site_url: null, started_by: database.accounts.admin.id };

  test("checks a file, then imports it, and records every start and end in the audit log", async () => {
    const id = newId();
    expect(await upload(id)).toEqual({ ...started, attempt: 1, is_applied: false });
    expect(await note(id, 1, 20, 40)).toBe(true);
    expect(await read(id)).toMatchObject({ state: "checking", done: 20, total: 40 });
    const report = { counts: { created: 2 } };
    const checked = {
      kind: "A source",
      summary: "2 posts",
      report,
      posts: [{ outcome: "created" }],
    };
    await end(id, 1, "checked", checked);
    expect(await read(id)).toMatchObject({ state: "checked", ...checked, is_applied: false });

    expect(await goOn(id)).toEqual({ ...started, attempt: 2, is_applied: true });
    expect(await read(id)).toMatchObject({ state: "importing", done: 0, ...checked });
    await end(id, 2, "done", { ...checked, summary: "2 posts (2 new)" });
    expect(await read(id)).toMatchObject({ state: "done", summary: "2 posts (2 new)" });
    expect(await goOn(id)).toEqual({ status: "gone" });
    expect(await discard(id)).toBe(false);

    const byAdmin = { actor_id: accounts.admin.id, actor: accounts.admin.email };
    const about = { subject: "import", subject_id: id, title: "old.xml" };
    const states = (before: string, after: string) => ({
      ...{ ...about, action: "changed" },
      ...{ before: { state: before }, after: { state: after } },
    });
    expect(await entries(database)).toEqual([
      states("importing", "done"),
      { ...byAdmin, ...states("checked", "importing") },
      states("checking", "checked"),
      {
        ...{ ...byAdmin, ...about, action: "created" },
        after: { state: "checking", file_name: "old.xml" },
      },
    ]);
  });

  test("rejects a concurrent import and names who started the running one", async () => {
    const ids = [newId(), newId(), newId()];
    const answers = await atOnce(3, (index) => upload(ids[index] ?? ""));
    const statuses = answers.map((answer) => (answer as { status: string }).status);
    expect(statuses.toSorted()).toEqual(["busy", "busy", "started"]);
    const running = ids[statuses.indexOf("started")] ?? "";
    const busy = {
      ...{ status: "busy", id: running, by: accounts.admin.email },
      since: (
        await sql<{ since: string }>("select to_jsonb(started_at) as since from public.import_runs")
      )[0]?.since,
    };
    expect(answers.find((_, index) => statuses[index] === "busy")).toEqual(busy);
    expect(await goOn(running)).toEqual(busy);
    expect(await discard(running)).toBe(false);
    await expect(
      sql(
        "insert into public.import_runs (id, file_name, state) values ($1, 'a.zip', 'importing')",
        newId(),
      ),
    ).rejects.toThrow("import_runs_one_at_a_time");
    await end(running, 1, "failed", { failure: "It is damaged." });
    expect(await read(running)).toMatchObject({ state: "failed", failure: "It is damaged." });
    expect(await upload(newId())).toMatchObject({ status: "started" });
  });

  test("stops an import that reports nothing for a minute, and can resume it at the same stage", async () => {
    const id = newId();
    await upload(id);
    await end(id, 1, "checked");
    await goOn(id);
    await silence(id);
    const other = newId();
    expect(await upload(other)).toMatchObject({ status: "started" });
    expect(await read(id)).toMatchObject({ state: "stopped", is_applied: true });
    // The import's server was only slow and reports late.
    expect(await note(id, 2)).toBe(false);
    expect(await end(id, 2, "stopped")).toBe(true);
    expect(await read(id)).toMatchObject({ state: "stopped" });

    expect(await discard(other)).toBe(false);
    await silence(other);
    expect(await discard(other)).toBe(true);
    expect(await read(other)).toBeUndefined();
    expect(await goOn(id)).toEqual({ ...started, attempt: 3, is_applied: true });
    expect(await read(id)).toMatchObject({ state: "importing" });
    expect(await note(id, 2)).toBe(false);
    expect(await note(id, 3)).toBe(true);
  });

  test("keeps a stopped import stopped, with its report and who stopped it", async () => {
    const id = newId();
    await upload(id);
    await end(id, 1, "stopped", { actor: accounts.admin.id });
    expect(await note(id, 1)).toBe(false);
    await end(id, 1, "failed", { report: { counts: { created: 1 } }, posts: [] });
    const report = { counts: { created: 1 } };
    expect(await read(id)).toMatchObject({ state: "stopped", report });
    expect((await entries(database)).slice(0, 1)).toMatchObject([
      { actor_id: accounts.admin.id, after: { state: "stopped" } },
    ]);
    expect(await entries(database)).toHaveLength(2);
  });

  test("marks an import as done if it was stopped just as it ended", async () => {
    const id = newId();
    await upload(id);
    await end(id, 1, "stopped", { actor: accounts.admin.id });
    expect(await end(id, 1, "checked")).toBe(true);
    expect(await read(id)).toMatchObject({ state: "checked" });
    await goOn(id);
    await end(id, 2, "stopped", { actor: accounts.admin.id });
    expect(await end(id, 2, "done", { summary: "2 posts" })).toBe(true);
    expect(await read(id)).toMatchObject({ state: "done", summary: "2 posts" });
    expect((await entries(database)).slice(0, 1)).toMatchObject([
      { before: { state: "stopped" }, after: { state: "done" } },
    ]);
  });

  test("ignores the end of an earlier attempt", async () => {
    const id = newId();
    await upload(id);
    await end(id, 1, "stopped");
    await goOn(id);
    expect(await end(id, 1, "checked")).toBe(false);
    expect(await read(id)).toMatchObject({ state: "checking", attempt: 2 });
  });

  test("restarts a failed check as a check", async () => {
    const id = newId();
    await upload(id);
    await end(id, 1, "failed", { failure: "Away." });
    expect(await goOn(id)).toMatchObject({ attempt: 2, is_applied: false });
    expect(await read(id)).toMatchObject({ state: "checking", failure: null });
  });

  test("pages through a report and filters it by outcome", async () => {
    const id = newId();
    await upload(id);
    const posts = Array.from({ length: 60 }, (_, index) => ({
      ...{ title: `Post ${index}`, outcome: index % 3 === 0 ? "failed" : "created" },
    }));
    await end(id, 1, "checked", { report: {}, posts });
    const page = (values: { p_from: number; p_size: number; p_outcome?: string }) =>
      dataOf(admins.rpc("list_import_posts", { p_id: id, ...values }));
    expect(await page({ p_from: 50, p_size: 25 })).toEqual({ total: 60, posts: posts.slice(50) });
    expect(await page({ p_from: 1, p_size: 2, p_outcome: "failed" })).toEqual({
      total: 20,
      posts: [posts[3], posts[6]],
    });
    expect(await page({ p_from: 100, p_size: 25 })).toEqual({ total: 60, posts: [] });
  });

  test("keeps an import after its owner's account is deleted", async () => {
    const id = newId();
    await upload(id);
    await sql("update public.import_runs set started_by = null where id = $1", id);
    expect(await goOn(id)).toMatchObject({ status: "busy", by: null });
  });
});
