-- A post's credited authors: numeric keys of contents of the kind "authors". Their posts are the list
-- '/author/<key>' in private.listed_posts. The account that wrote a post is in author_id.
create function private.are_authors(p_keys text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(p_keys) <= 10 and count(distinct key) = cardinality(p_keys)
    and coalesce(bool_and(key ~ '^[1-9][0-9]{0,11}$'), true)
  from unnest(p_keys) as key
$$;

alter table public.blogs add authors text[] not null default '{}' check (private.are_authors(authors));
grant execute on function private.are_authors(text[]) to authenticated, service_role;
grant select (authors) on public.blogs to anon;
grant insert (authors), update (authors) on public.blogs to authenticated;

create or replace function private.post_field_names() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'title', 'slug', 'content', 'cover_image', 'cover_source', 'cover_alt', 'excerpt', 'meta_title',
    'meta_description', 'share_title', 'share_description', 'canonical_url', 'noindex', 'tags', 'authors'
  ]
$$;

do $$
begin
  execute format('create or replace trigger touch_updated_at before update of %s, published, author_id
    on public.blogs for each row execute function private.touch_updated_at()',
    array_to_string(private.post_field_names(), ', '));
end
$$;

-- Versions need the field too, because they are compared with the post's fields.
update private.post_versions set fields = fields || '{"authors": []}';

update private.post_editors set typed = jsonb_set(typed, '{values,authors}', '[]') where typed is not null;

-- Names of the lists of these authors' posts.
create function private.author_lists(p_authors text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(select '/author/' || key from unnest(p_authors) as key)
$$;

-- Edits functions of earlier migrations, where restating them would hide what changed.
do $$
declare
  v_edit record;
  v_source text;
begin
  for v_edit in
    select * from (values
      ('list_created', '(new_post).tag_slugs', '(\1.tag_slugs || private.author_lists(\1.authors))'),
      ('list_changed', '(old_post|new_post).tag_slugs', '(\1.tag_slugs || private.author_lists(\1.authors))'),
      ('list_deleted', '(old_post).tag_slugs', '(\1.tag_slugs || private.author_lists(\1.authors))'),
      ('list_published', '(noindex, canonical_url, published,)', '\1 authors,'),
      ('list_posts', '(, tags, preview)', '\1, authors')
    ) as edit (name, old, new)
  loop
    v_source := pg_get_functiondef(format('private.%s', v_edit.name)::regproc);
    perform private.require(v_source ~ v_edit.old, v_edit.name || ' lacks ' || v_edit.old);
    execute regexp_replace(v_source, v_edit.old, v_edit.new, 'g');
  end loop;
end
$$;

-- Authors have their own pages. A hidden author keeps its slug.
create unique index contents_author_slugs on public.contents ((published ->> 'slug'))
  where kind = 'authors' and published is not null;

create function public.author_is_known(p_slug text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.contents
    where kind = 'authors' and published ->> 'slug' = p_slug and status = 'published'
  )
$$;

grant execute on function public.author_is_known(text) to service_role;

create or replace function private.is_page(p_path text) returns boolean
language sql stable set search_path = '' as $$
  select p_path like '/blog/%' and (
    exists (select from public.blogs where slug = substr(p_path, 7))
    or exists (select from public.tags where slug = substr(p_path, 11) and p_path like '/blog/tag/%')
    or public.author_is_known(substr(p_path, 14)) and p_path like '/blog/author/%'
  )
$$;

-- Returns the paths with no published post, no tag in use, no author and no redirect.
create function private.missing_pages(p_paths text[]) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('contents');
  perform private.require(cardinality(p_paths) <= 1000, 'p_paths must have at most 1000 paths');
  return array(
    select path from unnest(p_paths) as path where not exists (
      select from public.blogs where published and '/blog/' || slug = path
    ) and not exists (
      select from public.tags where published > 0 and '/blog/tag/' || slug = path
    ) and not exists (
      select from public.tag_redirects where '/blog/tag/' || slug = path
    ) and not exists (
      select from public.redirects where target is not null and source = path
    ) and not (path like '/blog/author/%' and public.author_is_known(substr(path, 14)))
  );
end
$$;

select private.expose('authenticated', 'missing_pages');

-- Redirects an author's former pages, of 12 posts each, and feeds once a new slug is published. As
-- with posts, a visible author replaces a redirect from the same path.
create function private.keep_author_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant text := '/blog/author/' || (old.published ->> 'slug');
  v_new constant text := '/blog/author/' || (new.published ->> 'slug');
begin
  if tg_op = 'UPDATE' and (v_old, old.status) is not distinct from (v_new, new.status) then
    return null;
  end if;
  delete from public.redirects where source = v_new or starts_with(source, v_new || '/');
  insert into public.redirects (source, target)
  select v_old || rest, v_new || rest from (
    select unnest(array['', '/feed.xml', '/atom.xml', '/feed.json'])
    union all select '/page/' || generate_series(2, least(1000, coalesce(ceil(sum(posts) / 12.0), 1)::integer))
    from private.list_counts where list = '/author/' || new.key and unit = 'month'
  ) as moved (rest)
  where v_old <> v_new
  on conflict (source) do update set target = excluded.target, status = 308;
  return null;
end
$$;

create trigger keep_author_redirects after insert or update of published, status on public.contents
  for each row when (new.kind = 'authors' and new.status = 'published')
  execute function private.keep_author_redirects();
