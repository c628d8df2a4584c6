-- Whether a post has been edited since it was imported.
create function private.import_is_edited(p_post public.blogs) returns boolean
language sql stable set search_path = '' as $$
  select p_post.draft_version is not null or not exists (
    select from private.post_versions
    where post_id = p_post.id and no = p_post.imported_version and fields = private.post_fields(p_post)
  )
$$;

-- Returns posts for an export, including drafts, by id after p_after: the fields that authors edit,
-- and {id, published, publish_at, unpublish_at, created_at, updated_at, author, earlier_paths:
-- [{path, since}], imported: {from, hash, edited} | null, changes}. `changes` are unpublished;
-- `author` is an email.
create function public.export_posts(p_size integer, p_after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(p_size between 1 and 100, 'p_size must be 1 to 100');
  return coalesce((
    select jsonb_agg(private.post_fields(post) || jsonb_build_object(
      'id', post.id, 'published', post.published, 'publish_at', publish_at, 'unpublish_at', unpublish_at,
      'created_at', post.created_at, 'updated_at', post.updated_at,
      'author', (select email from public.profiles where profiles.id = post.author_id),
      'earlier_paths', (
        select coalesce(jsonb_agg(jsonb_build_object('path', source, 'since', created_at) order by source), '[]')
        from public.redirects where post_id = post.id
      ),
      'imported', case when imported_from is not null then jsonb_build_object(
        'from', imported_from, 'hash', imported_hash, 'edited', private.import_is_edited(post)
      ) end,
      'changes', (select fields from private.post_versions where post_id = post.id and no = draft_version)
    ) order by post.id)
    from (
      select * from public.blogs where p_after is null or id > p_after order by id limit p_size
    ) as post
  ), '[]');
end
$$;

-- Imports a post, or finds it. A post from a site export is identified by its id and imported as it
-- was. Any other is identified by `from`, imported as a draft with its schedule, and replaces an
-- earlier import unless that was edited or published ("edited"). A schedule that was changed on
-- this site is kept. Returns {status: "created" | "updated" | "unchanged" | "edited", id, slug}.
create function private.import_post(p_post jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_own boolean := p_post ? 'id';
  v_post public.blogs;
  v_next public.blogs;
  v_status text := 'unchanged';
begin
  -- Drops a publishing time that has since passed, which would publish the post immediately.
  if (p_post ->> 'publish_at')::timestamptz <= now() then
    p_post := p_post || '{"publish_at": null}';
  end if;
  select * into v_post from public.blogs
  where case when v_is_own then id = (p_post ->> 'id')::uuid else imported_from = p_post ->> 'from' end
  for update;

  if not found then
    v_next := jsonb_populate_record(null::public.blogs, p_post);
    if exists (select from public.blogs where slug = v_next.slug) then
      v_next.slug := private.free_slug(v_next.slug);
      v_next.published := false;
      v_next.publish_at := null;
    end if;
    v_next.id := coalesce(v_next.id, gen_random_uuid());
    perform private.insert_row('blogs', jsonb_strip_nulls(private.post_fields(v_next) || jsonb_build_object(
      'id', v_next.id, 'published', v_is_own and v_next.published,
      'publish_at', v_next.publish_at, 'unpublish_at', v_next.unpublish_at,
      'created_at', v_next.created_at, 'updated_at', v_next.updated_at,
      'author_id', (select id from public.profiles where email = p_post ->> 'author'),
      'imported_from', coalesce(p_post ->> 'from', p_post #>> '{imported,from}'),
      'imported_hash', coalesce(p_post ->> 'hash', p_post #>> '{imported,hash}'),
      'imported_version', case when not coalesce((p_post #>> '{imported,edited}')::boolean, v_is_own) then 1 end
    )));
    select * into v_post from public.blogs where id = v_next.id;
    if p_post -> 'changes' <> 'null' then
      update public.blogs
      set draft_version = private.add_version(v_post.id, 'saved', p_post -> 'changes', v_post.author_id)
      where id = v_post.id;
    end if;
    v_status := 'created';
  elsif v_is_own then
    v_next := jsonb_populate_record(v_post, p_post);
    if v_next is distinct from v_post or p_post -> 'changes' is distinct from coalesce((
      select fields from private.post_versions where post_id = v_post.id and no = v_post.draft_version
    ), 'null') then
      v_status := 'edited';
    end if;
  elsif v_post.published or private.import_is_edited(v_post) then
    v_status := 'edited';
  elsif v_post.imported_hash is distinct from p_post ->> 'hash' then
    v_next := jsonb_populate_record(v_post, p_post - 'slug');
    v_next.published := false;
    perform private.update_post(v_next);
    update public.blogs set created_at = v_next.created_at, imported_hash = p_post ->> 'hash',
      publish_at = case date_trunc('minute', created_at) when publish_at then v_next.publish_at else publish_at end,
      imported_version = private.version_of(id, private.post_fields(blogs))
    where id = v_post.id returning * into v_next;
    if private.post_fields(v_next) <> private.post_fields(v_post) or v_next.created_at <> v_post.created_at then
      v_status := 'updated';
    end if;
  end if;
  return jsonb_build_object('status', v_status, 'id', v_post.id, 'slug', v_post.slug);
end
$$;

-- Imports posts and returns for each the result of private.import_post, or {status: "failed",
-- error}. Without p_apply, returns the same but changes nothing. p_actor is the importing account.
create function public.import_posts(p_posts jsonb, p_apply boolean, p_actor uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post jsonb;
  v_answer jsonb;
  v_answers jsonb := '[]';
  v_slugs text[] := '{}';
begin
  perform private.act_as(p_actor);
  for v_post in select value from jsonb_array_elements(p_posts) loop
    begin
      v_answer := private.import_post(v_post);
      if not p_apply then
        raise 'not applied' using errcode = 'KDRY0';
      end if;
      if v_answer ->> 'status' = 'created' and (v_post ->> 'published')::boolean then
        v_slugs := v_slugs || (v_answer ->> 'slug');
      end if;
    exception
      -- Variables survive the rollback.
      when sqlstate 'KDRY0' then null;
      when others then v_answer := jsonb_build_object('status', 'failed', 'error', sqlerrm);
    end;
    v_answers := v_answers || v_answer;
  end loop;
  if v_slugs <> '{}' then
    -- Tags are named as in lib/cache-tags.ts.
    perform public.expire_tags(array['posts'] || array(select 'post:' || slug from unnest(v_slugs) as slug));
  end if;
  return v_answers;
end
$$;

-- Returns the hashes of what was imported from these sources: {from: hash}.
create function public.imported_hashes(p_from text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(imported_from, imported_hash), '{}')
  from public.blogs where imported_from = any (p_from)
$$;

grant execute on function
  public.export_posts(integer, uuid), public.import_posts(jsonb, boolean, uuid), public.imported_hashes(text[])
  to service_role;

-- Returns {tags: [{slug, name}], redirects: [{slug, tag}]}.
create function public.export_tags() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tags', (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by slug), '[]') from public.tags),
    'redirects', (select coalesce(jsonb_agg(to_jsonb(redirect) order by slug), '[]') from public.tag_redirects as redirect)
  )
$$;

-- Imports the result of export_tags and keeps existing tags.
create function public.import_tags(p_tags jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.tags (slug, name)
  select slug, name from jsonb_to_recordset(p_tags -> 'tags') as tag (slug text, name text)
  where private.are_tags(array[name])
  on conflict do nothing;
  insert into public.tag_redirects (slug, tag)
  select slug, tag from jsonb_to_recordset(p_tags -> 'redirects') as redirect (slug text, tag text)
  where exists (select from public.tags where tags.slug = redirect.tag)
    and not exists (select from public.tags where tags.slug = redirect.slug)
  on conflict do nothing
$$;

-- Redirects the former paths of posts, [{path, since, post_id}], to the posts. Returns the paths
-- that redirect now.
create function public.import_earlier_paths(p_paths jsonb) returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.redirects (source, target, post_id, created_at)
  select path, '/blog/' || slug, post_id, coalesce(since, now())
  from jsonb_to_recordset(p_paths) as earlier (path text, since timestamptz, post_id uuid)
  join public.blogs on blogs.id = post_id
  where not private.is_page(path)
  on conflict do nothing;
  return array(
    select path from jsonb_to_recordset(p_paths) as earlier (path text, post_id uuid)
    join public.redirects on source = path and redirects.post_id = earlier.post_id
  );
end
$$;

-- Returns the redirects without a post: [{source, target, status, created_at}].
create function public.export_redirects() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'source', source, 'target', target, 'status', status, 'created_at', created_at
  ) order by source), '[]') from public.redirects where post_id is null
$$;

-- Imports the result of export_redirects for p_actor, replacing nothing. Returns the same as
-- store_redirects; without p_apply, changes nothing.
create function public.import_redirects(p_redirects jsonb, p_apply boolean, p_actor uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answers jsonb;
begin
  perform private.act_as(p_actor);
  v_answers := private.store_each_redirect(p_redirects, false);
  if not p_apply then
    raise 'not applied' using errcode = 'KDRY0';
  end if;
  return v_answers;
exception when sqlstate 'KDRY0' then
  return v_answers;
end
$$;

grant execute on function
  public.export_tags(), public.import_tags(jsonb), public.import_earlier_paths(jsonb),
  public.export_redirects(), public.import_redirects(jsonb, boolean, uuid)
  to service_role;

-- Imports started in the admin. Each file gets a dry run before it is imported.
create table public.import_runs (
  id uuid primary key,
  created_at timestamptz not null default now(),
  file_name text not null check (char_length(file_name) between 1 and 200),
  -- URL of the source, if its file doesn't contain it.
  site_url text check (char_length(site_url) <= 500),
  state text not null check (state in ('checking', 'checked', 'importing', 'done', 'failed', 'stopped')),
  -- False for the dry run.
  is_applied boolean not null default false,
  -- The latest start. A run outlives the account that started it.
  started_by uuid references public.profiles (id) on delete set null,
  started_at timestamptz not null default now(),
  -- Number of starts: only the latest one continues.
  attempt integer not null default 1,
  -- Progress in posts, while it runs.
  done integer not null default 0,
  total integer not null default 0,
  -- When its server last reported progress.
  seen_at timestamptz not null default now(),
  -- Result of the last finished attempt: the kind of file, a one-line summary, a report and its
  -- posts.
  kind text,
  summary text,
  report jsonb,
  posts jsonb,
  failure text
);

create unique index import_runs_one_at_a_time on public.import_runs ((true))
  where state in ('checking', 'importing');
create index import_runs_by_time on public.import_runs (created_at desc);
create index import_runs_by_starter on public.import_runs (started_by);

revoke all on public.import_runs from public, anon, authenticated, service_role;
alter table public.import_runs enable row level security;
grant select on public.import_runs to authenticated;

create policy "admins read imports" on public.import_runs
  for select to authenticated using ((select private.is_admin()));

create function private.record_import(p_actor uuid, p_run public.import_runs, p_before text) returns void
language sql set search_path = '' as $$
  select private.record_event(
    p_actor, case when p_before is null then 'created' else 'changed' end, 'import', p_run.id::text,
    p_before => case when p_before is not null then jsonb_build_object('state', p_before) end,
    p_after => jsonb_build_object('state', p_run.state)
      || case when p_before is null then jsonb_build_object('file_name', p_run.file_name) else '{}' end
  )
$$;

-- Starts the dry run of a new file, if a name is given. Otherwise starts p_id again: a checked file
-- is imported, a stopped or failed run restarts. Returns {status: "started", attempt, is_applied,
-- site_url, started_by}, {status: "busy", id, by, since} while any import is running, or {status:
-- "gone"} if the run was deleted or is done.
create function private.start_import(p_id uuid, p_file_name text default null, p_site_url text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.import_runs;
  v_before text;
begin
  perform private.require_admin();
  perform private.lock_key('start_import');

  select * into v_run from public.import_runs where state in ('checking', 'importing') for update;
  if found and v_run.seen_at > now() - interval '60 seconds' then
    return jsonb_build_object(
      'status', 'busy', 'id', v_run.id, 'since', v_run.started_at,
      'by', (select email from public.profiles where id = v_run.started_by)
    );
  elsif found then
    -- Its server has stopped responding.
    v_before := v_run.state;
    update public.import_runs set state = 'stopped' where id = v_run.id returning * into v_run;
    perform private.record_import(null, v_run, v_before);
  end if;

  if p_file_name is not null then
    insert into public.import_runs (id, file_name, site_url, state, started_by)
    values (p_id, p_file_name, p_site_url, 'checking', auth.uid()) returning * into v_run;
    perform private.record_import(auth.uid(), v_run, null);
  else
    select * into v_run from public.import_runs where id = p_id for update;
    if not found or v_run.state = 'done' then
      return jsonb_build_object('status', 'gone');
    end if;
    v_before := v_run.state;
    update public.import_runs set
      is_applied = is_applied or state = 'checked',
      state = case when is_applied or state = 'checked' then 'importing' else 'checking' end,
      started_by = auth.uid(), started_at = now(), seen_at = now(),
      attempt = attempt + 1, done = 0, total = 0, failure = null
    where id = p_id returning * into v_run;
    perform private.record_import(auth.uid(), v_run, v_before);
  end if;
  return jsonb_build_object(
    'status', 'started', 'attempt', v_run.attempt, 'is_applied', v_run.is_applied, 'site_url', v_run.site_url,
    'started_by', v_run.started_by
  );
end
$$;

-- Deletes an import that is neither running nor done. Returns whether it did.
create function private.discard_import(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.import_runs;
begin
  perform private.require_admin();
  delete from public.import_runs
  where id = p_id and state <> 'done'
    and (state not in ('checking', 'importing') or seen_at < now() - interval '60 seconds')
  returning * into v_run;
  if not found then
    return false;
  end if;
  perform private.record_event(
    auth.uid(), 'deleted', 'import', p_id::text,
    p_before => jsonb_build_object('state', v_run.state, 'file_name', v_run.file_name)
  );
  return true;
end
$$;

-- Returns posts of an import's report after p_from, only those with p_outcome if given: {total,
-- posts}.
create function private.list_import_posts(p_id uuid, p_from integer, p_size integer, p_outcome text default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require(p_size between 1 and 100, 'p_size must be 1 to 100');
  return (
    select jsonb_build_object(
      'total', count(*),
      'posts', coalesce(jsonb_agg(post order by place) filter (where place > p_from and place <= p_from + p_size), '[]')
    )
    from (
      select post, row_number() over (order by no) as place
      from public.import_runs, jsonb_array_elements(posts) with ordinality as known (post, no)
      where id = p_id and (p_outcome is null or post ->> 'outcome' = p_outcome)
    ) as found
  );
end
$$;

-- Records the progress of an import. Returns false if it should end, because a later start replaced
-- it or it was stopped.
create function public.note_import(p_id uuid, p_attempt integer, p_done integer, p_total integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.import_runs set done = p_done, total = p_total, seen_at = now()
  where id = p_id and attempt = p_attempt and state in ('checking', 'importing');
  return found;
end
$$;

-- Ends an import with p_state and any of {kind, summary, report, posts, failure, actor} in p_end. A
-- stopped import gets its report, and stays stopped unless it had finished. Returns false if a
-- later start replaced it.
create function public.end_import(p_id uuid, p_attempt integer, p_state text, p_end jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.import_runs;
  v_before text;
begin
  select state into v_before from public.import_runs
  where id = p_id and attempt = p_attempt and state in ('checking', 'importing', 'stopped') for update;
  if not found then
    return false;
  end if;
  update public.import_runs set
    state = case when v_before = 'stopped' and p_state not in ('checked', 'done') then v_before else p_state end,
    failure = p_end ->> 'failure', seen_at = now(),
    kind = coalesce(p_end ->> 'kind', kind), summary = coalesce(p_end ->> 'summary', summary),
    report = coalesce(p_end -> 'report', report), posts = coalesce(p_end -> 'posts', posts)
  where id = p_id returning * into v_run;
  perform private.record_import((p_end ->> 'actor')::uuid, v_run, v_before) where v_before <> v_run.state;
  return true;
end
$$;

grant execute on function
  public.note_import(uuid, integer, integer, integer), public.end_import(uuid, integer, text, jsonb)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'imports', 'public.import_runs', 'created_at <= now() - $1');

select private.expose('authenticated', 'start_import', 'discard_import', 'list_import_posts');
