create table public.tags (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null unique check (private.are_tags(array[name])),
  -- Numbers of posts with this tag: all, including drafts, and only published ones.
  posts integer not null default 0,
  published integer not null default 0
);

create index tags_by_use on public.tags (published desc, slug);

-- Former slugs of tags that were renamed or merged.
create table public.tag_redirects (
  slug text primary key,
  tag text not null references public.tags (slug) on delete cascade
);

create index tag_redirects_by_tag on public.tag_redirects (tag);

revoke all on public.tags, public.tag_redirects from public, anon, authenticated, service_role;
alter table public.tags enable row level security;
alter table public.tag_redirects enable row level security;
grant select (slug, name, published) on public.tags to anon;
grant select on public.tags, public.tag_redirects to authenticated;

-- The name of a tag that only drafts have could reveal a draft.
create policy "visitors read tags of published posts" on public.tags
  for select to anon using (published > 0);
create policy "admins read tags" on public.tags
  for select to authenticated using ((select private.is_admin()));
create policy "admins read redirects of tags" on public.tag_redirects
  for select to authenticated using ((select private.is_admin()));

-- Returns the words of a name in ASCII. If that loses anything, a hash is added to keep slugs
-- distinct.
create function private.tag_slug(p_name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_name text := lower(normalize(btrim(p_name), NFKD));
  v_spelled text := replace(replace(replace(replace(replace(replace(
    translate(v_name, 'øđðłı', 'oddli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '+', ' plus '), '#', ' sharp ');
  v_ascii text := regexp_replace(v_spelled, '[\u0027\u0300-\u036f\u2000-\u206f]', '', 'g');
  v_words text := btrim(regexp_replace(v_ascii, '[^a-z0-9]+', '-', 'g'), '-');
begin
  if v_words <> '' and char_length(v_words) <= 100 and v_ascii !~ '[^\x01-\x7f]' then
    return v_words;
  end if;
  return coalesce(nullif(btrim(left(v_words, 100), '-'), ''), 'tag')
    || '-' || left(md5(regexp_replace(v_name, '\s+', ' ', 'g')), 8);
end
$$;

-- Returns the tag with this name or its slug, and creates it if there is none.
create function private.ensure_tag(p_name text) returns public.tags
language plpgsql set search_path = '' as $$
declare
  v_tag public.tags;
begin
  select * into v_tag from public.tags where name = p_name;
  if found then
    return v_tag;
  end if;
  insert into public.tags (slug, name) values (private.tag_slug(p_name), btrim(p_name))
  on conflict (slug) do nothing returning * into v_tag;
  if found then
    delete from public.tag_redirects where slug = v_tag.slug;
  else
    select * into strict v_tag from public.tags where slug = private.tag_slug(p_name);
  end if;
  return v_tag;
end
$$;

-- Replaces a post's tag names with the canonical ones, without duplicates.
create function private.resolve_tags() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_name text;
  v_tag public.tags;
  v_names text[] := '{}';
  v_slugs text[] := '{}';
begin
  foreach v_name in array new.tags loop
    v_tag := private.ensure_tag(v_name);
    if v_tag.slug <> all (v_slugs) then
      v_names := v_names || v_tag.name;
      v_slugs := v_slugs || v_tag.slug;
    end if;
  end loop;
  new.tags := v_names;
  new.tag_slugs := v_slugs;
  return new;
end
$$;

create trigger resolve_tags before insert or update of tags, tag_slugs, published, draft_version
  on public.blogs
  for each row when (new.tags <> '{}' or new.tag_slugs <> '{}')
  execute function private.resolve_tags();

-- Also renames the tag in unpublished changes: publishing them would recreate the old tag.
create function private.retag(p_from public.tags, p_to text) returns void
language plpgsql set search_path = '' as $$
begin
  update public.blogs set tags = case when p_to is null then array_remove(tags, p_from.name)
    else array_replace(tags, p_from.name, p_to) end
  where id in (select post_id from private.listed_posts where list = p_from.slug);
  with changes as materialized (
    select blogs.id, fields, array(select jsonb_array_elements_text(fields -> 'tags')) as names
    from public.blogs join private.post_versions on post_id = blogs.id and no = draft_version
    where draft_version is not null
  )
  update public.blogs set draft_version = private.add_version(
    changes.id, 'saved', fields || jsonb_build_object('tags', private.with_tag_renamed(names, p_from.slug, p_to)),
    auth.uid()
  )
  from changes
  where blogs.id = changes.id
    and p_from.slug in (select private.tag_slug(name) from unnest(names) as name);
end
$$;

-- Renames the tag with p_slug to p_to, or removes it if p_to is null. Each name appears once.
create function private.with_tag_renamed(p_tags text[], p_slug text, p_to text) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select renamed from unnest(p_tags) with ordinality as tag (name, place), lateral (
      select case when private.tag_slug(name) = p_slug then p_to else name end as renamed
    ) as named
    where renamed is not null group by renamed order by min(place)
  )
$$;

-- Renames a tag or, with p_merge, moves its posts to the tag with that name. Returns {status:
-- "changed", slug, posts} with the new slug, or a status of "missing" (no such tag), "taken"
-- (another tag has the name) or "unknown" (no tag to merge with).
create function private.change_tag(p_slug text, p_name text, p_merge boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tag public.tags;
  v_target public.tags;
begin
  perform private.require_admin();
  perform private.require(private.are_tags(array[p_name]), 'p_name must be a tag');
  select * into v_tag from public.tags where slug = p_slug for update;
  if not found then
    return jsonb_build_object('status', 'missing');
  end if;
  select * into v_target from public.tags where slug = private.tag_slug(p_name);
  if p_merge and (v_target.slug is null or v_target.slug = p_slug) then
    return jsonb_build_object('status', 'unknown');
  elsif not p_merge and v_target.slug <> p_slug then
    return jsonb_build_object('status', 'taken');
  elsif v_target.slug = p_slug then
    update public.tags set name = p_name where slug = p_slug returning * into v_target;
  else
    v_target := private.ensure_tag(p_name);
  end if;
  perform private.retag(v_tag, v_target.name);
  if v_target.slug <> p_slug then
    update public.tag_redirects set tag = v_target.slug where tag = p_slug;
    delete from public.tags where slug = p_slug;
    insert into public.tag_redirects (slug, tag) values (p_slug, v_target.slug);
  end if;
  return jsonb_build_object('status', 'changed', 'slug', v_target.slug, 'posts', v_tag.posts);
end
$$;

-- Deletes a tag and removes it from its posts. Returns their number, or null if there is no such
-- tag.
create function private.delete_tag(p_slug text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_tag public.tags;
begin
  perform private.require_admin();
  select * into v_tag from public.tags where slug = p_slug for update;
  if found then
    perform private.retag(v_tag, null);
    delete from public.tags where slug = p_slug;
  end if;
  return v_tag.posts;
end
$$;

-- Finds a tag of published posts by its current or former slug: {slug, name}, or null.
create function private.find_tag(p_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('slug', slug, 'name', name) from public.tags
  where published > 0
    and slug = coalesce((select tag from public.tag_redirects where slug = p_slug), p_slug)
$$;

select private.expose('anon, service_role', 'find_tag');
select private.expose('authenticated', 'change_tag', 'delete_tag');
