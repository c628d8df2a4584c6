-- {tags: [{slug, name}], redirects: [{slug, tag}]}.
create function public.export_tags() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tags', (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by slug), '[]') from public.tags),
    'redirects', (select coalesce(jsonb_agg(to_jsonb(redirect) order by slug), '[]') from public.tag_redirects as redirect)
  )
$$;

-- Puts in what export_tags gave, beside the tags that are there.
create function public.import_tags(p_tags jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.tags (slug, name)
  select slug, name from jsonb_to_recordset(p_tags -> 'tags') as tag (slug text, name text)
  on conflict do nothing;
  insert into public.tag_redirects (slug, tag)
  select slug, tag from jsonb_to_recordset(p_tags -> 'redirects') as redirect (slug text, tag text)
  where exists (select from public.tags where tags.slug = redirect.tag)
    and not exists (select from public.tags where tags.slug = redirect.slug)
  on conflict do nothing;
$$;

-- Lets paths where posts stood before, [{path, since, post_id}], lead to them. Answers those that do.
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

-- [{source, target, status, created_at}] of the redirects that no post has left behind.
create function public.export_redirects() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'source', source, 'target', target, 'status', status, 'created_at', created_at
  ) order by source), '[]') from public.redirects where post_id is null
$$;

-- Why a redirect of an export is not put in: as store_redirects says it, or "unchanged".
create function private.import_conflict(p_redirect public.redirects) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_known public.redirects;
begin
  select * into v_known from public.redirects where source = p_redirect.source;
  if found then
    return case when v_known.target is distinct from p_redirect.target then 'taken' else 'unchanged' end;
  elsif private.is_page(p_redirect.source) then
    return 'page';
  end if;
  return private.redirect_conflict(null, p_redirect.source, p_redirect.target) ->> 'reason';
end
$$;

-- Puts in what export_redirects gave, beside what is there. Answers [{source, reason}] of what is left
-- out, with a reason of store_redirects.
create function public.import_redirects(p_redirects jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_left_out jsonb;
  v_half constant integer := jsonb_array_length(p_redirects) / 2;
  v_lines jsonb;
begin
  with line as materialized (
    select redirect.*, private.import_conflict(redirect) as reason
    from jsonb_populate_recordset(null::public.redirects, p_redirects) as redirect
  ), stored as (
    insert into public.redirects (source, target, status, created_at)
    select source, target, status, created_at from line where reason is null
  )
  select coalesce(jsonb_agg(jsonb_build_object('source', source, 'reason', reason)), '[]') into v_left_out
  from line where reason <> 'unchanged';
  return v_left_out;
exception when integrity_constraint_violation or data_exception then
  if v_half = 0 then
    return jsonb_build_array(jsonb_build_object('source', p_redirects -> 0 -> 'source', 'reason', 'invalid'));
  end if;
  -- One that cannot be stored is found by halves: a statement for each would take minutes for 20,000.
  v_left_out := '[]';
  for v_lines in
    select jsonb_agg(value order by place)
    from jsonb_array_elements(p_redirects) with ordinality as line (value, place)
    group by place > v_half order by place > v_half
  loop
    v_left_out := v_left_out || public.import_redirects(v_lines);
  end loop;
  return v_left_out;
end
$$;

grant execute on function
  public.export_tags(), public.import_tags(jsonb), public.import_earlier_paths(jsonb),
  public.export_redirects(), public.import_redirects(jsonb)
  to service_role;
