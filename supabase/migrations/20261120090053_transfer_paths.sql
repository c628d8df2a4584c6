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
