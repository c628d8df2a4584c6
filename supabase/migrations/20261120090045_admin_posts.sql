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

select private.expose('list_posts', 'authenticated');
select private.expose('tag_posts', 'authenticated');
