import { expect, test } from "vitest";
import { onEachDatabase, sizeOn } from "@/tests/database/support/databases";

const steps = 10;

onEachDatabase((database) => {
  const { accounts, sql } = database;
  /** Number of sequences; `SEQUENCES=1000` takes a minute. */
  const count = Number(process.env.SEQUENCES ?? sizeOn(database, 150, 25));

  test("keeps every published version and shows the last in random sequences of edits", {
    timeout: 300_000,
  }, async () => {
    const [, payload = ""] = accounts.admin.accessToken.split(".");
    const claims = Buffer.from(payload, "base64url").toString();
    // Runs inside the database, as so many HTTP calls would take a minute. Seeds are fixed.
    for (let first = 1; first <= count; first += 25) {
      await sql(sequences(claims.replaceAll("'", "''"), first));
    }
    const rows = await sql("select count(*)::int as posts from public.blogs");
    expect(rows).toEqual([{ posts: count }]);
  });
});

const sequences = (claims: string, first: number) => `
do $test$
declare
  v_steps constant text[] := array[
    'type', 'type', 'autosave', 'save', 'publish', 'press', 'due', 'unpublish', 'end', 'undo', 'restore', 'discard', 'conflict', 'delete'
  ];
  v_step text;
  v_done text;
  v_post uuid;
  v_editor uuid;
  v_edited jsonb;
  v_stale jsonb;
  v_answer jsonb;
  v_fields jsonb;
  v_typed text;
  v_row text;
  v_live text;
  v_last text;
  v_seen text;
  v_published text[];
  v_lost integer;
begin
  perform set_config('request.jwt.claims', '${claims}', true);
  perform setseed(1.0 / ${first});
  for n in ${first}..${first + 24} loop
    v_done := '';
    v_typed := 'Text 0 of ' || n;
    v_row := v_typed;
    v_live := null;
    v_last := null;
    v_published := '{}';
    v_editor := gen_random_uuid();
    v_fields := jsonb_build_object('title', 'Post', 'slug', 'post-' || n, 'content', v_typed);
    v_answer := public.save_post(v_fields, false);
    v_post := (v_answer -> 'post' ->> 'id')::uuid;
    v_stale := v_answer -> 'post';

    for m in 1..${steps} loop
      v_step := v_steps[1 + floor(random() * cardinality(v_steps))];
      v_done := v_done || ' ' || v_step;
      v_edited := public.get_edited_post(v_post);
      v_fields := jsonb_build_object('content', v_typed);
      case v_step
      when 'type' then
        v_typed := 'Text ' || m || ' of ' || n;
      when 'autosave' then
        perform public.keep_editor(v_editor, (v_edited ->> 'version')::integer, true, v_post, v_fields);
      when 'save' then
        v_answer := public.save_post(
          v_fields, v_live is not null, true, v_post, (v_edited ->> 'updated_at')::timestamptz,
          (v_edited ->> 'draft_version')::integer
        );
        if v_live is null then
          v_row := v_typed;
          assert v_answer -> 'post' -> 'draft_version' = 'null', v_done;
        end if;
        assert v_answer ->> 'status' = 'saved' and v_answer -> 'post' ->> 'content' = v_typed, v_done;
      when 'publish' then
        v_answer := public.save_post(
          v_fields, true, false, v_post, (v_edited ->> 'updated_at')::timestamptz,
          (v_edited ->> 'draft_version')::integer
        );
        assert v_answer ->> 'status' = 'saved', v_done;
        v_row := v_typed;
        v_live := v_row;
      when 'press' then
        update public.blogs set published = true where id = v_post;
        v_live := v_row;
      when 'due' then
        update public.blogs set publish_at = date_trunc('minute', now()) where id = v_post;
        perform public.run_schedule(1000);
        v_live := v_row;
      when 'unpublish' then
        update public.blogs set published = false where id = v_post;
        v_row := v_edited ->> 'content';
        v_live := null;
      when 'end' then
        update public.blogs set unpublish_at = date_trunc('minute', now()) where id = v_post;
        perform public.run_schedule(1000);
        v_row := v_edited ->> 'content';
        v_live := null;
      when 'undo' then
        perform public.republish_posts(array[v_post]);
        if v_live is null then
          v_row := coalesce(v_last, v_row);
          v_live := v_row;
        end if;
        assert public.get_edited_post(v_post) ->> 'content' = v_edited ->> 'content', v_done;
      when 'restore' then
        perform public.restore_version(v_post, 1 + floor(random() * (v_edited ->> 'version')::integer)::integer);
        if v_live is null then
          select content into v_row from public.blogs where id = v_post;
        end if;
      when 'discard' then
        perform public.discard_changes(
          v_post, (v_edited ->> 'updated_at')::timestamptz, (v_edited ->> 'draft_version')::integer
        );
      when 'conflict' then
        if v_stale is not null and (v_stale -> 'updated_at', v_stale -> 'draft_version')
          is distinct from (v_edited -> 'updated_at', v_edited -> 'draft_version') then
          v_answer := public.save_post(
            '{"content": "Lost"}', true, false, v_post, (v_stale ->> 'updated_at')::timestamptz,
            (v_stale ->> 'draft_version')::integer
          );
          assert v_answer ->> 'status' = 'conflict', v_done;
        end if;
        v_stale := v_edited;
      when 'delete' then
        delete from public.blogs where id = v_post;
        perform public.restore_posts(array[v_post]);
        v_stale := null;
      end case;

      v_last := coalesce(v_live, v_last);
      assert v_live is not null or public.get_edited_post(v_post) ->> 'content' = v_row, v_done;
      if v_live is not null then v_published := v_published || v_live; end if;
      v_seen := (select content from public.blogs where id = v_post and published);
      assert v_seen is not distinct from v_live, v_done || ': visitors see ' || coalesce(v_seen, 'nothing');
    end loop;

    select count(*) into v_lost from unnest(v_published) as text where not exists (
      select from private.post_versions
      where post_id = v_post and kind = 'published' and fields ->> 'content' = text
    );
    assert v_lost = 0, v_done || ': a published version is lost';
  end loop;
end
$test$`;
