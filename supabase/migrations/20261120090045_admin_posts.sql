-- Normalises text for searching: lower case, no accents or symbols, single spaces.
create function private.searchable(p_text text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return btrim(private.part_words(lower(extensions.unaccent(p_text))));
end
$$;

-- Sort and search columns of the admin's list of posts, including drafts. Separate from the posts,
-- whose rows are long, so that listing 100,000 of them reads few disk pages.
create table private.admin_posts (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published boolean not null,
  -- Compared bytewise, which is the same on every engine.
  title text collate "C" not null,
  -- Words of title, slug and tags.
  words text not null
);

create index admin_posts_by_creation on private.admin_posts (created_at desc, post_id) include (published);
create index admin_posts_by_change on private.admin_posts (updated_at desc, post_id) include (published);
create index admin_posts_by_title on private.admin_posts (title, post_id) include (published);
create index admin_posts_by_words on private.admin_posts
  using gin (words extensions.gin_trgm_ops) with (fastupdate = off);

revoke all on private.admin_posts from public, anon, authenticated, service_role;
alter table private.admin_posts enable row level security;

create function private.note_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.admin_posts (post_id, created_at, updated_at, published, title, words)
  values (
    new.id, new.created_at, new.updated_at, new.published, private.searchable(new.title),
    private.searchable(concat_ws(' ', new.title, new.slug, array_to_string(new.tags, ' ')))
  )
  on conflict (post_id) do update set created_at = excluded.created_at, updated_at = excluded.updated_at,
    published = excluded.published, title = excluded.title, words = excluded.words;
  return null;
end
$$;

create trigger note_post after insert or update on public.blogs
  for each row execute function private.note_post();

-- Returns a page of all posts for an admin, with the total: {count, posts: [{id, title, slug,
-- cover_image, cover_alt, excerpt, noindex, canonical_url, published, publish_at, created_at,
-- updated_at, tags, preview}]}. Every word of p_search must be part of the title, slug or a tag.
-- p_status is "published" or "draft", p_tag a tag's slug, p_sort "created", "changed" or "title",
-- with a "-" prefix for descending order. Null means any.
--
-- Querying the table itself would be slow with many posts: row-level security rules out the word
-- index, because its operator might leak what a policy hides.
create function private.list_posts(
  p_from integer, p_size integer, p_search text default null, p_status text default null,
  p_tag text default null, p_sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words text[] := array(
    select '%' || word || '%' from regexp_split_to_table(private.searchable(left(p_search, 200)), ' ') as word
    where word <> '' order by char_length(word) desc
  );
  v_order text := case coalesce(p_sort, '-created')
    when '-created' then 'created_at desc, post_id'
    when 'created' then 'created_at, post_id desc'
    when '-changed' then 'updated_at desc, post_id'
    when 'changed' then 'updated_at, post_id desc'
    when 'title' then 'title, post_id'
    when '-title' then 'title desc, post_id desc'
  end;
  v_conditions text := concat_ws(' and ', 'true',
    case p_status when 'published' then 'published' when 'draft' then 'not published' end,
    -- The index can't serve `like all`, so the longest word is matched separately. An empty list of
    -- words matches nothing.
    case when p_search is not null then 'words like $3[1] and words like all ($3)' end,
    case when p_tag is not null then
      'post_id in (select post_id from private.listed_posts where list = $4)' end
  );
  v_count bigint;
  v_page uuid[];
begin
  perform private.require_admin();
  perform private.require(
    p_from >= 0 and p_size between 1 and 100, 'p_from must be at least 0 and p_size 1 to 100'
  );
  perform private.require(v_order is not null, 'p_sort must be an order of posts');
  perform private.require(
    p_status is null or p_status in ('published', 'draft'), 'p_status must be a status of posts'
  );

  execute format(
    'with found as %s (
       select post_id, created_at, updated_at, title from private.admin_posts where %s
     )
     select (select count(*) from found), array(select post_id from found order by %s offset $1 limit $2)',
    -- Materialised for both: in the order of the list, every post would be checked for a rare word.
    case when p_search is null and p_tag is null then 'not materialized' else 'materialized' end,
    v_conditions, v_order
  ) into v_count, v_page using p_from, p_size, v_words, p_tag;

  return jsonb_build_object('count', v_count, 'posts', coalesce((
    select jsonb_agg(to_jsonb(post) - 'place' order by place) from (
      select place, id, title, slug, cover_image, cover_alt, excerpt, noindex, canonical_url, published, publish_at,
        created_at, updated_at, tags, preview
      from unnest(v_page) with ordinality as listed (post_id, place) join public.blogs on id = post_id
    ) as post
  ), '[]'));
end
$$;

-- Returns a post's tags with p_tag added or removed; unchanged if there are already ten.
create function private.with_tag(p_tags text[], p_tag text, p_remove boolean) returns text[]
language sql stable set search_path = '' as $$
  select case
    when p_remove then private.with_tag_renamed(p_tags, private.tag_slug(p_tag), null)
    when cardinality(p_tags) >= 10 or private.tag_slug(p_tag) in (
      select private.tag_slug(name) from unnest(p_tags) as name
    ) then p_tags
    else p_tags || p_tag
  end
$$;

-- Stores a new version of a post's unpublished changes, with p_tag added or removed. Returns its
-- number, or null if there are no changes.
create function private.tag_changes(p_post public.blogs, p_tag text, p_remove boolean) returns integer
language sql set search_path = '' as $$
  select private.add_version(p_post.id, 'saved', fields || jsonb_build_object(
    'tags', private.with_tag(
      array(select jsonb_array_elements_text(fields -> 'tags')), p_tag, p_remove
    )
  ), auth.uid())
  from private.post_versions where post_id = p_post.id and no = p_post.draft_version
$$;

-- Adds a tag to posts, or removes it, and returns the changed ones: [{id, title, slug, published}].
-- Skips posts with ten tags. Also updates unpublished changes, so that publishing doesn't undo
-- this.
create function private.tag_posts(p_ids uuid[], p_tag text, p_remove boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_slug text := private.tag_slug(p_tag);
  v_changed jsonb;
begin
  perform private.require_admin();
  perform private.require(private.are_tags(array[p_tag]), 'p_tag must be a tag');
  with changed as (
    update public.blogs set tags = private.with_tag(tags, p_tag, p_remove),
      draft_version = private.tag_changes(blogs, p_tag, p_remove)
    where id = any (p_ids) and (v_slug = any (tag_slugs)) = p_remove
      and (p_remove or cardinality(tags) < 10)
    returning id, title, slug, published
  )
  select coalesce(jsonb_agg(to_jsonb(changed)), '[]') into v_changed from changed;
  return v_changed;
end
$$;

create index blogs_to_publish on public.blogs (publish_at) where publish_at is not null;
create index blogs_to_unpublish on public.blogs (unpublish_at) where unpublish_at is not null;

grant update (publish_at, unpublish_at, created_at) on public.blogs to authenticated;

-- Publishing a post manually clears publish_at, so that unpublishing doesn't revive it. A future
-- date would keep the post at the top of the blog until then.
create function private.drop_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.publish_at := null;
  new.created_at := least(new.created_at, now());
  return new;
end
$$;

create trigger drop_plan before insert or update of published, publish_at on public.blogs
  for each row when (
    new.published and (new.publish_at is not null or new.created_at > now() and auth.uid() is not null)
  )
  execute function private.drop_plan();

-- Publishes and unpublishes up to p_limit posts that are due at p_now, earliest first. Returns
-- {count, slugs}: how many were due, and the slugs of those whose visibility changed, before and
-- after, because adopting a draft may change one. A post whose whole period is over stays a draft.
--
-- Concurrent calls share the posts between them. Dates are cleared once done, so setting the clock
-- back repeats nothing. Cached pages expire in the same transaction, so that a server that exits
-- right afterwards leaves no stale page.
create function public.run_schedule(p_limit integer, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
  v_slugs text[];
begin
  perform private.require(p_limit between 1 and 1000, 'p_limit must be 1 to 1000');
  with due as materialized (
    select id, slug, published from public.blogs
    where publish_at <= p_now or unpublish_at <= p_now
    order by least(publish_at, unpublish_at), id
    limit p_limit for update skip locked
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
  select (select count(*) from done),
    array(select distinct unnest(slugs) from done where published <> before)
  into v_count, v_slugs;

  if v_slugs <> '{}' then
    -- Tags are named as in lib/cache-tags.ts.
    perform public.expire_tags(array['posts'] || array(select 'post:' || slug from unnest(v_slugs) as slug));
  end if;
  perform public.record_job_run('schedule');
  return jsonb_build_object('count', v_count, 'slugs', v_slugs);
end
$$;

-- Returns when the schedule last ran, for admins; null if never.
create function private.schedule_ran_at() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select ran_at from private.job_runs where name = 'schedule');
end
$$;

grant execute on function public.run_schedule(integer, timestamptz) to service_role;

-- Links that let someone without an account read a draft until they expire. Their URLs contain the
-- id and expiry, signed with the site's key, so stored data alone can't open a draft.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blogs (id) on delete cascade,
  -- A link outlives the account that created it.
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0,
  last_view timestamptz,
  constraint draft_links_end_within_a_year
    check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);

create index draft_links_by_post on public.draft_links (post_id, created_at desc);
create index draft_links_by_author on public.draft_links (created_by);

revoke all on public.draft_links from public, anon, authenticated, service_role;
alter table public.draft_links enable row level security;

grant select, insert (post_id, created_by, expires_at), update (revoked_at)
  on public.draft_links to authenticated;

create policy "admins read links to drafts" on public.draft_links
  for select to authenticated using ((select private.is_admin()));
create policy "admins make links in their own name" on public.draft_links
  for insert to authenticated
  with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins revoke links, for good" on public.draft_links
  for update to authenticated using ((select private.is_admin())) with check (revoked_at is not null);

create trigger audit after insert or delete or update of revoked_at on public.draft_links
  for each row when (auth.uid() is not null)
  execute function private.audit_row('draft-link', 'post_id', 'expires_at', 'revoked_at');

-- Opens a link: {status: "open"}, which counts a view if p_counts; {status: "published", slug} if
-- the post has nothing unpublished; {status: "expired"}, also for a revoked link or a deleted post.
create function public.open_draft_link(p_id uuid, p_counts boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post public.blogs;
begin
  select blogs.* into v_post from public.draft_links join public.blogs on blogs.id = post_id
  where draft_links.id = p_id and revoked_at is null and expires_at > now();
  if not found then
    return jsonb_build_object('status', 'expired');
  elsif v_post.published and v_post.draft_version is null then
    return jsonb_build_object('status', 'published', 'slug', v_post.slug);
  end if;
  if p_counts then
    update public.draft_links set views = views + 1, last_view = now() where id = p_id;
  end if;
  return jsonb_build_object('status', 'open');
end
$$;

-- Returns the draft of an open link, or the post with its unpublished changes: the columns for
-- showing a post, and the link's expiry. Otherwise null.
create function public.read_draft_link(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.post_fields(shown) - 'cover_source' || jsonb_build_object(
    'id', shown.id, 'created_at', shown.created_at, 'updated_at', shown.updated_at, 'published', false,
    'preview', private.preview_of(shown.content), 'expires_at', expires_at,
    'tag_slugs', array(
      select private.tag_slug(name) from unnest(shown.tags) with ordinality as tag (name, place)
      order by place
    )
  )
  from public.draft_links join public.blogs on blogs.id = post_id
  left join private.post_versions as changes on changes.post_id = blogs.id and changes.no = blogs.draft_version
  cross join lateral jsonb_populate_record(blogs, coalesce(changes.fields, '{}')) as shown
  where draft_links.id = p_id and revoked_at is null and expires_at > now()
    and (not blogs.published or blogs.draft_version is not null)
$$;

grant execute on function
  public.open_draft_link(uuid, boolean), public.read_draft_link(uuid)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'draft_links', 'public.draft_links', 'least(expires_at, revoked_at) <= now() - $1');

-- When a session deletes a post, moves it to the bin with its redirects and the pictures of its
-- unpublished changes. Posts deleted with the server's own key are gone for good.
create function private.bin_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_rows (source, content)
  values ('blogs', to_jsonb(old) - array['preview', 'title_search'] || jsonb_build_object(
    'redirects', (
      select coalesce(jsonb_agg(to_jsonb(redirect)), '[]') from public.redirects as redirect
      where post_id = old.id
    ),
    'media', array(
      select unnest(old.media)
      union select unnest(media) from private.post_versions
      where post_id = old.id and no = old.draft_version
    )
  ));
  return old;
end
$$;

create trigger bin_post before delete on public.blogs
  for each row when (auth.uid() is not null) execute function private.bin_post();

create function private.free_slug(p_slug text) returns text
language sql stable set search_path = '' as $$
  select slug from generate_series(2, 10000) as n, lateral (
    select rtrim(left(p_slug, 190), '-') || '-' || n as slug
  ) as numbered
  where not exists (select from public.blogs where blogs.slug = numbered.slug)
    and not exists (select from public.redirects where source = '/blog/' || numbered.slug)
  limit 1
$$;

-- Restores posts from the bin: [{id, title, slug, published, is_moved}]. A post whose slug has been
-- taken comes back as a draft with a free slug. One that has been imported again stays in the bin.
create function private.restore_posts(p_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_content jsonb;
  v_is_moved boolean;
  v_restored jsonb := '[]';
begin
  perform private.require_admin();
  for v_content in
    delete from private.deleted_rows where id in (
      select distinct on (row_id) id from private.deleted_rows
      where source = 'blogs' and row_id = any (p_ids)
        and not exists (select from public.blogs where blogs.id = row_id)
      order by row_id, deleted_at desc
    ) returning content
  loop
    v_is_moved := exists (select from public.blogs where slug = v_content ->> 'slug');
    perform private.insert_row('blogs', v_content || jsonb_build_object(
      'slug', case when v_is_moved then private.free_slug(v_content ->> 'slug') else v_content ->> 'slug' end,
      'published', (v_content ->> 'published')::boolean and not v_is_moved,
      -- Drops a publishing time that has since passed, which would publish the post immediately.
      'publish_at', case when (v_content ->> 'publish_at')::timestamptz > now() and not v_is_moved
        then v_content ->> 'publish_at' end,
      -- The account may have been deleted and a tag renamed since.
      'author_id', (select id from public.profiles where id = (v_content ->> 'author_id')::uuid),
      -- The post may have been imported again.
      'imported_from', (
        select v_content ->> 'imported_from'
        where not exists (select from public.blogs where imported_from = v_content ->> 'imported_from')
      ),
      'tags', (
        select coalesce(jsonb_agg(coalesce(renamed.name, known.name) order by place), '[]')
        from jsonb_array_elements_text(v_content -> 'tags') with ordinality as known (name, place)
        left join public.tag_redirects on tag_redirects.slug = private.tag_slug(known.name)
        left join public.tags as renamed on renamed.slug = tag_redirects.tag
      )
    ));
    insert into public.redirects (id, source, target, status, post_id, hits, last_hit_at, created_at)
    select kept.id, source, '/blog/' || slug, status, post_id, hits, last_hit_at, kept.created_at
    from jsonb_populate_recordset(null::public.redirects, v_content -> 'redirects') as kept
    join public.blogs on blogs.id = post_id
    where not exists (select from public.blogs where source = '/blog/' || slug and published)
    on conflict do nothing;
    select v_restored || (to_jsonb(post) || jsonb_build_object('is_moved', v_is_moved)) into v_restored from (
      select id, title, slug, published from public.blogs where id = (v_content ->> 'id')::uuid
    ) as post;
  end loop;
  return v_restored;
end
$$;

select private.expose(
  'authenticated', 'list_posts', 'tag_posts', 'schedule_ran_at', 'restore_posts'
);
