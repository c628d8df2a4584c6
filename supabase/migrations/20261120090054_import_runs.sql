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

select private.expose('start_import', 'authenticated');
select private.expose('discard_import', 'authenticated');
select private.expose('list_import_posts', 'authenticated');
grant execute on function
  public.note_import(uuid, integer, integer, integer), public.end_import(uuid, integer, text, jsonb)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'imports', 'public.import_runs', 'created_at <= now() - $1');
