-- A date outside of these years breaks lists, feeds and the editor.
update public.blogs set created_at = case when created_at < '1900-01-01Z' then '1900-01-01Z' else now() end
where not tstzrange('1900-01-01Z', '10000-01-01Z') @> created_at;
update public.blogs set publish_at = null where not tstzrange('1900-01-01Z', '10000-01-01Z') @> publish_at;
update public.blogs set unpublish_at = null where not tstzrange('1900-01-01Z', '10000-01-01Z') @> unpublish_at;
alter table public.blogs add constraint blogs_dates_within_range check (
  tstzrange('1900-01-01Z', '10000-01-01Z') @> created_at
  and tstzrange('1900-01-01Z', '10000-01-01Z') @> publish_at
  and tstzrange('1900-01-01Z', '10000-01-01Z') @> unpublish_at
);
-- They also count posts of years that can't be written.
delete from private.list_counts where posts = 0;

do $$
declare
  v_edit record;
  v_source text;
begin
  for v_edit in
    select * from (values
      -- With `offset 0`, Postgres evaluates the expression once per word, not once per part of it.
      ('private.words_in', 'as kind' || E'\n', 'as kind offset 0' || E'\n'),
      ('private.index_post', 'v_content tsvector;', 'v_content tsvector;' || E'\n  v_words tsvector;'),
      ('private.index_post', '  insert into', $q$  begin
    v_words := private.search_vector(new.title, 'A')
      || private.search_vector(array_to_string(new.tags, ' , '), 'B')
      || coalesce(v_content, private.search_vector(private.plain_text(new.content), 'D'));
  exception when program_limit_exceeded then
    -- The text alone nearly fills a tsvector.
    v_words := private.search_vector(new.title, 'A')
      || private.search_vector(left(private.plain_text(new.content), 50000), 'D');
  end;
  insert into$q$),
      ('private.index_post', $q$    private.search_vector(new.title, 'A')
      || private.search_vector(array_to_string(new.tags, ' , '), 'B')
      || coalesce(v_content, private.search_vector(private.plain_text(new.content), 'D'))
  )$q$, $q$    v_words
  )$q$),
      -- A draft may take the slug of a redirect, but only a published post is shown instead of it.
      ('public.post_is_draft', 'not published)', $q$not published)
    and not exists (select from public.redirects where source = '/blog/' || p_slug)$q$),
      -- A member who may not change tags gets the renamed tag for its old name.
      ('private.ensure_tag', E'  end if;\n  insert into', $q$  elsif auth.uid() is not null and not private.may('posts') then
    select tags.* into v_tag from public.tag_redirects join public.tags on tags.slug = tag_redirects.tag
    where tag_redirects.slug = private.tag_slug(p_name);
    if found then
      return v_tag;
    end if;
  end if;
  insert into$q$),
      -- A row may have been changed by an account that has been deleted since.
      ('private.restore_row', '  perform private.insert_row', $q$  if not exists (select from public.profiles where id::text = v_row.content ->> 'updated_by') then
    v_row.content := v_row.content || '{"updated_by": null}';
  end if;
  perform private.insert_row$q$),
      ('private.are_mail_headers', $q$header.key !~ '^[A-Za-z0-9-]{1,100}$'$q$,
        $q$header.key !~ '^[A-Za-z0-9-]{1,100}$' or header.key ~* '^(from|to|cc|bcc|sender|reply-to)$'$q$)
    ) as edit (name, old, new)
  loop
    v_source := pg_get_functiondef(v_edit.name::regproc);
    perform private.require(
      strpos(v_source, v_edit.old) > 0, v_edit.name || ' lacks ' || v_edit.old
    );
    execute replace(v_source, v_edit.old, v_edit.new);
  end loop;
end
$$;

-- The server may not read redirects otherwise.
alter function public.post_is_draft(text) security definer;

-- The owner's choice of a role replaces an open invitation.
create function private.close_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invitations set revoked_at = now()
  where email = new.email_search and accepted_at is null and revoked_at is null;
  return null;
end
$$;

create trigger close_invitation after update of role, is_admin on public.profiles
  for each row when (old.role is distinct from new.role or old.is_admin <> new.is_admin)
  execute function private.close_invitation();

-- Publishes or unpublishes these posts, as run_schedule does, and returns the slugs changed.
create function private.run_due(p_ids uuid[], p_now timestamptz) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_slugs text[];
begin
  with due as materialized (
    select id, slug, published from public.blogs where id = any (p_ids)
  ), done as (
    update public.blogs as post set
      published = coalesce(unpublish_at > p_now, true),
      created_at = case when unpublish_at <= p_now then created_at else coalesce(publish_at, created_at) end,
      publish_at = null,
      unpublish_at = case when unpublish_at > p_now then unpublish_at end
    from due where post.id = due.id
    returning post.id, array[post.slug, due.slug] as slugs, post.published, due.published as before
  ), recorded as (
    insert into private.audit_log (action, subject, subject_id, before, after)
    select 'changed', 'post', id::text, jsonb_build_object('published', before),
      jsonb_build_object('published', published)
    from done where published <> before
  )
  select array(select distinct unnest(slugs) from done where published <> before) into v_slugs;
  return v_slugs;
end
$$;

-- As before, but a post that can't be changed no longer stops the others: {count, slugs, failed}
-- also counts those that failed, which are tried again.
create or replace function public.run_schedule(p_limit integer, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ids uuid[];
  v_id uuid;
  v_slugs text[] := '{}';
  v_failed integer := 0;
begin
  perform private.require(p_limit between 1 and 1000, 'p_limit must be 1 to 1000');
  v_ids := array(
    select id from public.blogs where publish_at <= p_now or unpublish_at <= p_now
    order by least(publish_at, unpublish_at), id limit p_limit for update skip locked
  );
  begin
    v_slugs := private.run_due(v_ids, p_now);
  exception when others then
    foreach v_id in array v_ids loop
      begin
        v_slugs := v_slugs || private.run_due(array[v_id], p_now);
      exception when others then
        v_failed := v_failed + 1;
        raise warning 'Post % is due but could not be changed: %', v_id, sqlerrm;
      end;
    end loop;
  end;
  if v_slugs <> '{}' then
    -- Tags are named as in lib/cache-tags.ts.
    perform public.expire_tags(array['posts'] || array(select 'post:' || slug from unnest(v_slugs) as slug));
  end if;
  perform public.record_job_run('schedule');
  return jsonb_build_object('count', cardinality(v_ids) - v_failed, 'slugs', v_slugs, 'failed', v_failed);
end
$$;
