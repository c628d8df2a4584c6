-- Buckets for the library and for covers stored separately; the site re-encodes all pictures. If a
-- bucket of that name already exists, this fails rather than make its files public.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select name, name, true, 5242880, array['image/avif', 'image/webp']
from unnest(array['covers', 'media']) as name;

-- Files in a public bucket are readable by URL without a policy. Only the server deletes files,
-- once their picture is permanently deleted, because a deletion by a session would not be logged.
create policy "admins list pictures" on storage.objects
  for select to authenticated
  using (bucket_id in ('covers', 'media') and (select private.is_admin()));
create policy "admins add pictures to the library" on storage.objects
  for insert to authenticated with check (bucket_id = 'media' and (select private.is_admin()));

-- The picture library. Its files are in the bucket, in a folder named after the id.
create table public.media (
  -- Derived from the file's hash, so that repeated uploads of a file are one picture.
  id uuid primary key,
  name text not null check (char_length(name) <= 200 and private.is_one_line(name)),
  -- Alternative text; empty until someone writes it.
  alt text not null default '' check (char_length(alt) <= 200 and (alt = '' or private.is_one_line(alt))),
  -- Path of the largest file; it includes the size, and "animated" or the picture's colours.
  path text not null check (
    path ~ ('^/media/' || id || '/[1-9][0-9]{0,4}x[1-9][0-9]{0,4}(-(animated|[A-Za-z0-9_-]{32}))?\.webp$')
  ),
  bytes integer not null check (bytes > 0),
  -- A picture outlives the account that added it.
  added_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);

create index media_newest on public.media (created_at desc, id);
create index media_by_account on public.media (added_by);

revoke all on public.media from public, anon, authenticated, service_role;
alter table public.media enable row level security;
grant select, insert (id, name, alt, path, bytes), update (alt) on public.media to authenticated;
grant select, insert on public.media to service_role;

create policy "admins read the library" on public.media
  for select to authenticated using ((select private.is_admin()));
create policy "admins add to the library in their own name" on public.media
  for insert to authenticated
  with check ((select private.is_admin()) and added_by = (select auth.uid()));
create policy "admins describe pictures" on public.media
  for update to authenticated using ((select private.is_admin()));

-- Returns the library pictures that a post uses as its cover or in its text.
create function private.media_of(p_cover text, p_content text) returns uuid[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct found[1]::uuid), '{}') from regexp_matches(
    coalesce(p_cover, '') || E'\n' || p_content,
    '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g'
  ) as found
$$;
grant execute on function private.media_of(text, text) to authenticated, service_role;

alter table public.blogs
  add media uuid[] not null generated always as (private.media_of(cover_image, content)) stored;
create index blogs_by_media on public.blogs using gin (media);
create index blogs_with_changes on public.blogs (id) where draft_version is not null;

-- Returns the pictures used in unpublished changes to published posts.
create function private.media_of_changes() returns table (post_id uuid, media uuid[])
language plpgsql stable set search_path = '' as $$
begin
  return query
  select blogs.id, changes.media from public.blogs
  join private.post_versions as changes on changes.post_id = blogs.id and no = draft_version
  where draft_version is not null;
end
$$;

-- Returns the deleted posts that use a picture and can still be restored.
create function private.deleted_posts_with(p_id uuid) returns setof uuid
language plpgsql stable set search_path = '' as $$
begin
  return query select row_id from private.deleted_rows
  where source = 'blogs' and content -> 'media' ? p_id::text;
end
$$;

-- Whether a picture is used by a post or draft, by unpublished changes, or by a restorable post.
create function private.media_is_used(p_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.blogs where media @> array[p_id])
    or exists (select from private.media_of_changes() where media @> array[p_id])
    or exists (select from private.deleted_posts_with(p_id))
$$;

-- Returns a page of the library for an admin, newest first, with the total: {count, pictures: [{id,
-- name, alt, path, bytes, created_at, added_by, used, deleted, earlier, uses: [{id, title,
-- published}]}]}. `added_by` is an email, `used` the number of posts with the picture, `uses` the
-- newest 10 of them. `deleted` counts deleted posts that can be restored, `earlier` posts that use
-- it only in an older version. p_search matches part of a name or alternative text; null matches
-- every picture.
create function private.list_media(
  p_from integer, p_size integer, p_search text default null, p_unused boolean default false
) returns jsonb
language plpgsql stable security definer
set plan_cache_mode = force_custom_plan set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require(
    p_from >= 0 and p_size between 1 and 100, 'p_from must be at least 0 and p_size 1 to 100'
  );
  return (
    with changes as materialized (
      select * from private.media_of_changes()
    ), found as materialized (
      select * from public.media
      where (p_search is null or strpos(lower(name || ' ' || alt), lower(p_search)) > 0)
        and not (p_unused and (
          exists (select from public.blogs where blogs.media @> array[media.id])
          or exists (select from changes where changes.media @> array[media.id])
          or exists (select from private.deleted_posts_with(media.id))
        ))
    ), page as (
      select *, array(
        select blogs.id from public.blogs where blogs.media @> array[found.id]
        union select post_id from changes where changes.media @> array[found.id]
      ) as posts, array(select private.deleted_posts_with(found.id)) as deleted
      from found order by created_at desc, id offset p_from limit p_size
    )
    select jsonb_build_object('count', (select count(*) from found), 'pictures', coalesce(
      jsonb_agg(
        to_jsonb(page) - array['posts', 'deleted'] || jsonb_build_object(
          'added_by', (select email from public.profiles where profiles.id = page.added_by),
          'used', cardinality(posts || deleted), 'deleted', cardinality(deleted),
          'earlier', (
            select count(distinct post_id) from private.post_versions as version
            where version.media @> array[page.id] and post_id <> all (posts || deleted)
          ),
          'uses', array(
            select jsonb_build_object('id', blogs.id, 'title', title, 'published', published)
            from public.blogs where blogs.id = any (posts)
            order by blogs.created_at desc, blogs.id limit 10
          )
        )
        order by created_at desc, id
      ), '[]'
    ))
    from page
  );
end
$$;

-- Returns up to p_limit names of files in the bucket whose picture is neither in the library nor
-- restorable. Skips files less than a day old, because an upload stores its files first.
create function public.list_orphaned_media(p_limit integer) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select name from storage.objects as file
    where bucket_id = 'media' and file.created_at < now() - interval '1 day'
      and not exists (select from public.media where media.id::text = split_part(file.name, '/', 1))
      and not exists (
        select from private.deleted_rows
        where source = 'media' and content ->> 'id' = split_part(file.name, '/', 1)
      )
    order by name limit p_limit
  );
end
$$;

grant execute on function public.list_orphaned_media(integer) to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('delete', 'media', 'public.media', 'not private.media_is_used(stored.id)');

select private.expose('authenticated', 'list_media');
