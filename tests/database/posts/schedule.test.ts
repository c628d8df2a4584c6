import { expect, onTestFinished, test } from "vitest";
import { entries } from "@/tests/database/audit/entries";
import { atOnce, dataOf, onEachDatabase, sizeOn } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

const minute = 60_000;
const start = Date.parse("2040-01-01T10:00:00Z");
const at = (minutes: number) => new Date(start + minutes * minute).toISOString();

onEachDatabase((database) => {
  const { accounts, as, call, sql } = database;

  /** Runs the job as if it were `minutes` after `start`. */
  const run = (minutes: number): Promise<{ count: number; slugs: string[] }> =>
    call("run_schedule", { p_limit: 100, p_now: at(minutes) });
  const plan = (values: object) => insertRow(database, "blogs", values);
  const stored = async () => {
    const columns = "published, publish_at, unpublish_at, created_at";
    const row = await dataOf(as("admin").from("blogs").select(columns).single());
    return { ...row, created_at: Date.parse(row.created_at) };
  };
  const update = (id: string, values: object) =>
    dataOf(as("admin").from("blogs").update(values).eq("id", id).select("id"));

  test("publishes each of many posts once, in the right minute, with two concurrent schedulers", async () => {
    const total = sizeOn(database, 1000, 240);
    const minutes = sizeOn(database, 60, 12);
    await sql(
      `insert into public.blogs (title, slug, content, publish_at)
       select 'Planned ' || n, 'planned-' || n, 'Text.', $1::timestamptz + n % $2 * interval '1 minute'
       from generate_series(1, $3) as n`,
      ...[at(0), minutes, total],
    );
    const all: string[] = [];
    for (let passed = 0; passed < minutes; passed++) {
      const slugs = (await atOnce(2, () => run(passed + 0.5))).flatMap((done) => done.slugs);
      const due = slugs.map((slug) => Number(slug.slice("planned-".length)) % minutes);
      expect([...new Set(due)]).toEqual([passed]);
      all.push(...slugs);
      if ((passed + 1) % (minutes / 3) > 0) continue;
      const [seen] = await sql(
        `select (private.list_published(0, 1, '') -> 'count')::int as listed,
           (private.count_sitemap(12) -> 'posts')::int as mapped,
           (select count(*)::int from private.post_search) as found,
           (select count(*)::int from public.blogs where published
              and created_at = $1::timestamptz + substr(slug, 9)::int % $2 * interval '1 minute') as dated`,
        ...[at(0), minutes],
      );
      const count = all.length;
      expect(seen).toEqual({ listed: count, mapped: count, found: count, dated: count });
    }
    expect(all.length).toBe(total);
    expect(new Set(all).size).toBe(total);
  }, 60_000);

  test("publishes a late post once, with its scheduled date, even if the clock is set back", async () => {
    await plan({ publish_at: at(0), unpublish_at: at(60) });
    expect((await run(-0.5)).count).toBe(0);
    expect((await run(45)).slugs).toHaveLength(1);
    const seen = await stored();
    expect(seen).toMatchObject({ published: true, publish_at: null, created_at: start });
    for (const minutes of [-600, 0, 59.9]) expect((await run(minutes)).count).toBe(0);
    expect((await run(60)).slugs).toHaveLength(1);
    expect(await stored()).toMatchObject({ published: false, unpublish_at: null });
    for (const minutes of [0, 45, 100_000]) expect((await run(minutes)).count).toBe(0);
  });

  test("leaves a post as a draft, without revealing its slug, if its whole schedule was missed", async () => {
    await plan({ publish_at: at(0), unpublish_at: at(1), created_at: at(-9) });
    expect(await run(2)).toEqual({ count: 1, slugs: [], failed: 0 });
    const nothing = { published: false, publish_at: null, unpublish_at: null };
    expect(await stored()).toEqual({ ...nothing, created_at: Date.parse(at(-9)) });
    expect(await call("expired_tags_since", { p_seq: 0 })).toEqual([]);
  });

  test("expires the pages of newly published posts on every server", async () => {
    await plan({ slug: "planned", publish_at: at(0) });
    await run(1);
    const expired: { tag: string }[] = await call("expired_tags_since", { p_seq: 0 });
    expect(expired.map(({ tag }) => tag).sort()).toEqual(["post:planned", "posts"]);
  });

  test("publishes the others if a post can't be changed, and counts it as failed", async () => {
    await sql(
      "alter table public.blogs add constraint fails check (slug <> 'stuck' or not published)",
    );
    onTestFinished(() => void sql("alter table public.blogs drop constraint if exists fails"));
    for (const slug of ["stuck", "fine"]) await plan({ slug, publish_at: at(0) });
    expect(await run(1)).toEqual({ count: 1, slugs: ["fine"], failed: 1 });
    await sql("alter table public.blogs drop constraint fails");
    expect(await run(2)).toEqual({ count: 1, slugs: ["stuck"], failed: 0 });
  });

  test("publishes the earliest posts first and leaves those over the limit for the next run", async () => {
    for (const minutes of [3, 1, 2]) await plan({ slug: `at-${minutes}`, publish_at: at(minutes) });
    const runs: string[][] = [];
    for (let runsLeft = 3; runsLeft > 0; runsLeft--) {
      const { slugs } = await call("run_schedule", { p_limit: 2, p_now: at(9) });
      runs.push(slugs.sort());
    }
    expect(runs).toEqual([["at-1", "at-2"], ["at-3"], []]);
  });

  test("rejects an unpublish date that is not after the publish date", async () => {
    for (const unpublish_at of [at(-1), at(0)]) {
      const planned = plan({ publish_at: at(0), unpublish_at });
      await expect(planned).rejects.toMatchObject({ code: "23514" });
    }
  });

  test("drops the publish date but keeps the other dates when a post is published manually", async () => {
    const created = "2020-02-29T12:34:56Z";
    const id = await plan({ publish_at: at(0), unpublish_at: at(9), created_at: created });
    await update(id, { published: true });
    const published = { published: true, publish_at: null, created_at: Date.parse(created) };
    expect(await stored()).toMatchObject(published);
    await update(id, { published: false });
    expect((await run(1)).count).toBe(0);
    expect((await stored()).unpublish_at).not.toBeNull();
  });

  test.each([{ publish_at: at(0), created_at: at(0) }, { created_at: at(0) }])(
    "sets today's date when a future-dated draft is published manually: %j",
    async (dates) => {
      await update(await plan(dates), { published: true });
      expect((await stored()).created_at).toBeLessThan(start);
    },
  );

  test("restores a post from the bin, with its schedule unless the time has passed", async () => {
    const slugs = ["later", "over"];
    const ids = await Promise.all(slugs.map((slug) => plan({ slug, publish_at: at(0) })));
    await dataOf(as("admin").from("blogs").delete().in("id", ids).select("id"));
    const past = "2020-01-01T00:00:00Z";
    await sql(
      `update private.deleted_rows set content = content || jsonb_build_object('publish_at', $1::text)
       where content ->> 'slug' = 'over'`,
      past,
    );
    await dataOf(as("admin").rpc("restore_posts", { p_ids: ids }));
    const planned = "select slug from public.blogs where publish_at is not null";
    expect(await sql(planned)).toEqual([{ slug: "later" }]);
  });

  test("changes a post's version when it is published, but not when its dates change", async () => {
    const id = await plan({});
    const version = async () =>
      (await dataOf(as("admin").from("blogs").select("updated_at").single())).updated_at;
    const before = await version();
    await update(id, { publish_at: at(0), unpublish_at: at(9) });
    await update(id, { created_at: at(-9) });
    expect(await version()).toBe(before);
    await run(1);
    expect(await version()).not.toBe(before);
  });

  test("records an admin's scheduling and the server's publishing in the audit log", async () => {
    const id = await plan({ title: "Planned" });
    await update(id, { publish_at: at(0) });
    await run(1);
    const post = { action: "changed", subject: "post", subject_id: id, title: "Planned" };
    const [done, planned] = await entries(database);
    expect(done).toEqual({ ...post, before: { published: false }, after: { published: true } });
    expect(planned).toMatchObject({ ...post, actor_id: accounts.admin.id });
    expect(planned?.after).toEqual({ publish_at: expect.stringContaining("2040-01-01") });
  });

  test("tells admins when the scheduler last ran, even if nothing was due", async () => {
    const ranAt = () => dataOf(as("admin").rpc("schedule_ran_at"));
    expect(await ranAt()).toBeNull();
    await run(0);
    expect(Date.now() - Date.parse(await ranAt())).toBeLessThan(minute);
  });
});
