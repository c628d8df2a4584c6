-- Paths that returned 404, and how often; 1,000 at most.
create table public.missing_paths (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (char_length(path) between 2 and 500 and path ~ '^/[!-~]+$'),
  hits bigint not null default 0,
  is_ignored boolean not null default false,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create index missing_paths_by_time on public.missing_paths (last_seen_at);

revoke all on public.missing_paths from public, anon, authenticated, service_role;
alter table public.missing_paths enable row level security;
grant select, update (is_ignored) on public.missing_paths to authenticated;

create policy "admins read missing paths" on public.missing_paths
  for select to authenticated using ((select private.is_admin()));
create policy "admins ignore missing paths" on public.missing_paths
  for update to authenticated using ((select private.is_admin()));

-- Counts changes to redirects, so that a server knows whether it is up to date.
create table private.redirect_version (version bigint primary key);
insert into private.redirect_version values (1);

revoke all on private.redirect_version from public, anon, authenticated, service_role;
alter table private.redirect_version enable row level security;

-- Returns the path of a target without query and fragment; null for another site.
create function private.path_of(p_target text) returns text
language sql immutable set search_path = '' as $$
  select case when p_target like '/%' then regexp_replace(p_target, '[?#].*$', '') end
$$;

-- Whether a path is a post's or tag's page, which takes precedence over a redirect.
create function private.is_page(p_path text) returns boolean
language sql stable set search_path = '' as $$
  select p_path like '/blog/%' and (
    exists (select from public.blogs where slug = substr(p_path, 7))
    or exists (select from public.tags where slug = substr(p_path, 11) and p_path like '/blog/tag/%')
  )
$$;

-- Returns why a redirect can't be stored: {reason: "loop" | "chain", source, target}, with the
-- redirect that its target leads to, or null.
create function private.redirect_conflict(p_id uuid, p_source text, p_target text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_path constant text := private.path_of(p_target);
  v_next public.redirects;
begin
  if v_path = p_source then
    return jsonb_build_object('reason', 'loop');
  end if;
  select * into v_next from public.redirects
  where source = v_path and id is distinct from p_id and not private.is_page(v_path);
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'reason', case when private.path_of(v_next.target) = p_source then 'loop' else 'chain' end,
    'source', v_next.source, 'target', v_next.target
  );
end
$$;

create function private.check_redirect() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.post_id is not null then
    new.target := coalesce((select '/blog/' || slug from public.blogs where id = new.post_id), new.target);
  -- Changes by other triggers are already valid, and must not stop a post from changing its slug.
  elsif pg_trigger_depth() = 1 and private.redirect_conflict(new.id, new.source, new.target) is not null then
    raise 'a redirect leads to no other redirect' using errcode = 'exclusion_violation';
  end if;
  return new;
end
$$;

create trigger check_redirect before insert or update of source, target on public.redirects
  for each row execute function private.check_redirect();

-- Avoids chains: redirects to the new source now point directly at its target.
create function private.shorten_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.redirects set
    target = new.target, status = case when new.target is null then 410 else status end
  where regexp_replace(target, '[?#].*$', '') = new.source and id <> new.id
    and source is distinct from private.path_of(new.target);
  delete from public.missing_paths where path = new.source;
  return null;
end
$$;

create trigger shorten_redirects after insert or update of source, target on public.redirects
  for each row execute function private.shorten_redirects();

create function private.count_redirect_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.redirect_version set version = version + 1;
  return null;
end
$$;

create trigger count_change after insert or delete or update of source, target, status, post_id
  on public.redirects for each statement execute function private.count_redirect_change();

-- Redirects from a post's former slugs are logged with the post, not on their own.
create trigger audit_change after insert or update of source, target, status on public.redirects
  for each row when (auth.uid() is not null and new.post_id is null)
  execute function private.audit_row('redirect', 'source', 'target', 'status');
create trigger audit_end after delete on public.redirects
  for each row when (auth.uid() is not null and (old.post_id is null or pg_trigger_depth() = 0))
  execute function private.audit_row('redirect', 'source', 'target', 'status');
create trigger audit after update of is_ignored on public.missing_paths
  for each row when (auth.uid() is not null) execute function private.audit_row('missing-path', 'is_ignored');

create function private.store_redirect(p_line jsonb, p_replaces boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_id uuid := p_line ->> 'id';
  v_source constant text := p_line ->> 'source';
  v_target constant text := p_line ->> 'target';
  v_status constant smallint := p_line ->> 'status';
  v_created_at constant timestamptz := p_line ->> 'created_at';
  v_known public.redirects;
  v_other public.redirects;
  v_conflict jsonb;
begin
  select * into v_known from public.redirects
  where case when v_id is null then source = v_source else id = v_id end;
  if v_id is not null and v_known.id is null then
    return jsonb_build_object('reason', 'missing');
  end if;
  select * into v_other from public.redirects where source = v_source;
  if v_known.source = v_source and v_known.target is not distinct from v_target and v_known.status = v_status then
    return jsonb_build_object('status', 'unchanged');
  elsif v_other.id <> v_known.id or v_other.id is not null and not p_replaces and v_id is null then
    return jsonb_build_object('reason', 'taken', 'source', v_other.source, 'target', v_other.target);
  elsif private.is_page(v_source) then
    return jsonb_build_object('reason', 'page');
  end if;
  v_conflict := private.redirect_conflict(v_known.id, v_source, v_target);
  if v_conflict is not null then
    -- An earlier call has already stored it with the chain shortened.
    return case when v_conflict ->> 'reason' = 'chain' and v_known.source = v_source
      and v_known.target = v_conflict ->> 'target' and v_known.status = v_status
      then jsonb_build_object('status', 'unchanged') else v_conflict end;
  elsif v_known.id is not null then
    update public.redirects set source = v_source, target = v_target, status = v_status, post_id = null
    where id = v_known.id;
  elsif (select count(*) from public.redirects where post_id is null) >= 20000 then
    return jsonb_build_object('reason', 'full');
  else
    insert into public.redirects (source, target, status, created_at)
    values (v_source, v_target, v_status, coalesce(v_created_at, now()));
  end if;
  return jsonb_build_object('status', 'stored');
exception when check_violation then
  return jsonb_build_object('reason', 'invalid');
end
$$;

-- Stores up to 1,000 of [{source, target, status, id, created_at}] and returns a result for each,
-- in order.
create function private.store_each_redirect(p_redirects jsonb, p_replaces boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_line jsonb;
  v_answers jsonb := '[]';
begin
  perform private.require(
    jsonb_typeof(p_redirects) = 'array' and jsonb_array_length(p_redirects) <= 1000,
    'p_redirects must be a list of 1,000 at the most'
  );
  -- One call at a time: concurrent ones could create a chain.
  lock table public.redirects in share row exclusive mode;
  for v_line in select * from jsonb_array_elements(p_redirects) loop
    v_answers := v_answers || (jsonb_build_object('status', 'refused') || private.store_redirect(v_line, p_replaces));
  end loop;
  return v_answers;
end
$$;

-- Stores up to 1,000 of [{source, target, status, id}]; with an id, that redirect is changed.
-- Returns for each, in order, {status: "stored" | "unchanged"} or {status: "refused", reason,
-- source, target} with the conflicting redirect: "loop", "chain" (the target redirects), "page" (a
-- post or tag has this path), "taken" (another redirect has this path; without p_replaces, also if
-- no id is given), "missing" (no such id), "full" (there are 20,000) or "invalid". The rest is
-- stored regardless.
create function private.store_redirects(p_redirects jsonb, p_replaces boolean default true) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.store_each_redirect(p_redirects, p_replaces);
end
$$;

-- For the server: {version, redirects: [[source, target, status]]}, without the redirects if
-- p_version is current. Post pages handle redirects from former slugs.
create function public.redirects_since(p_version bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when version = p_version then jsonb_build_object('version', version)
    else jsonb_build_object('version', version, 'redirects', (
      select coalesce(jsonb_agg(jsonb_build_array(source, target, status)), '[]')
      from public.redirects where post_id is null or source not like '/blog/%'
    )) end
  from private.redirect_version
$$;

-- Adds a server's counts of redirects and of paths that returned 404, each {path: count} with at
-- most 500. Keeps the missing paths with the most hits, then the latest.
create function public.count_paths(p_hits jsonb, p_missing jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two servers at once could deadlock on each other's rows.
  perform private.lock_key('count_paths');
  update public.redirects set hits = hits + value::bigint, last_hit_at = now()
  from (select * from jsonb_each_text(p_hits) limit 500) as counted where source = key;
  if p_missing = '{}' then
    return;
  end if;
  insert into public.missing_paths (path, hits)
  select key, value::bigint from jsonb_each_text(p_missing)
  where not exists (select from public.redirects where source = key) limit 500
  on conflict (path) do update set hits = missing_paths.hits + excluded.hits, last_seen_at = now();
  delete from public.missing_paths where id in (
    select id from public.missing_paths order by is_ignored desc, hits desc, last_seen_at desc, id offset 1000
  );
end
$$;

grant execute on function
  public.redirects_since(bigint), public.count_paths(jsonb, jsonb)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'missing_paths', 'public.missing_paths', 'last_seen_at <= now() - $1'),
  ('delete', 'redirects', 'public.redirects', default),
  ('export', 'redirects', 'public.redirects', default);

select private.expose('authenticated', 'store_redirects');
