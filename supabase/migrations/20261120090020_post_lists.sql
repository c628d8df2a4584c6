-- The lists that posts belong to, including drafts: '' is the blog, '/sitemap' its posts in the
-- sitemap, any other name is a tag's slug.
create table private.listed_posts (
  list text not null,
  created_at timestamptz not null,
  post_id uuid not null,
  published boolean not null,
  primary key (list, post_id)
);
create index listed_posts_published on private.listed_posts (list, created_at desc, post_id)
  where published;

-- Number of published posts per list, for each month, day and hour (UTC). Pages of a list are
-- located with these counts, so that the last page of 100,000 posts is as fast as the first.
create table private.list_counts (
  list text not null,
  unit text not null check (unit in ('month', 'day', 'hour')),
  start timestamp not null,
  posts integer not null,
  primary key (list, unit, start) include (posts)
);

revoke all on private.listed_posts, private.list_counts from public, anon, authenticated, service_role;
alter table private.listed_posts enable row level security;
alter table private.list_counts enable row level security;

create type private.listing as (
  post_id uuid, created_at timestamptz, published boolean, lists text[]
);

-- Moves changed posts from their old lists to their new ones.
create function private.relist(p_before private.listing[], p_after private.listing[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- One at a time: two writers could deadlock on each other's counts.
  perform pg_advisory_xact_lock(hashtextextended('post lists', 0));
  delete from private.listed_posts as listed using unnest(p_before) as before, unnest(before.lists) as stood_in
  where listed.list = stood_in and listed.post_id = before.post_id;
  insert into private.listed_posts (list, created_at, post_id, published)
  select list, created_at, post_id, published from unnest(p_after), unnest(lists) as list;

  insert into private.list_counts as known (list, unit, start, posts)
  select list, unit, date_trunc(unit, created_at at time zone 'UTC'), sum(step)
  from (select -1 as step, * from unnest(p_before) union all select 1, * from unnest(p_after)) as change,
    unnest(lists) as list, unnest(array['month', 'day', 'hour']) as unit
  where published group by 1, 2, 3 having sum(step) <> 0
  on conflict (list, unit, start) do update set posts = known.posts + excluded.posts;

  update public.tags set posts = posts + change.all_posts, published = published + change.published_posts
  from (
    select list, sum(step) as all_posts, coalesce(sum(step) filter (where published), 0) as published_posts
    from (select -1 as step, * from unnest(p_before) union all select 1, * from unnest(p_after)) as change,
      unnest(lists) as list
    group by list
  ) as change where slug = list;
end
$$;

create function private.lists_of(p_tags text[], p_noindex boolean, p_canonical text) returns text[]
language sql immutable set search_path = '' as $$
  select array[''] || case when not p_noindex and p_canonical is null then array['/sitemap'] end || p_tags
$$;

-- Runs per statement: per row, it would rewrite an hour's count for each of its posts.
create function private.list_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist('{}', array(
    select row(new_post.id, new_post.created_at, new_post.published, private.lists_of(new_post.tag_slugs, new_post.noindex, new_post.canonical_url))::private.listing from new_post
  ));
  return null;
end
$$;

create function private.list_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before private.listing[];
  v_after private.listing[];
begin
  select
    array_agg(row(old_post.id, old_post.created_at, old_post.published, private.lists_of(old_post.tag_slugs, old_post.noindex, old_post.canonical_url))::private.listing),
    array_agg(row(new_post.id, new_post.created_at, new_post.published, private.lists_of(new_post.tag_slugs, new_post.noindex, new_post.canonical_url))::private.listing)
  into v_before, v_after from old_post join new_post using (id)
  where (old_post.created_at, old_post.published, old_post.tag_slugs, old_post.noindex, old_post.canonical_url)
    is distinct from
    (new_post.created_at, new_post.published, new_post.tag_slugs, new_post.noindex, new_post.canonical_url);
  if v_before is not null then
    perform private.relist(v_before, v_after);
  end if;
  return null;
end
$$;

create function private.list_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relist(array(
    select row(old_post.id, old_post.created_at, old_post.published, private.lists_of(old_post.tag_slugs, old_post.noindex, old_post.canonical_url))::private.listing from old_post
  ), '{}');
  return null;
end
$$;

create trigger list_created after insert on public.blogs
  referencing new table as new_post for each statement execute function private.list_created();
create trigger list_changed after update on public.blogs
  referencing old table as old_post new table as new_post
  for each statement execute function private.list_changed();
create trigger list_deleted after delete on public.blogs
  referencing old table as old_post for each statement execute function private.list_deleted();

-- Returns the ids of p_size published posts of a list, newest first, skipping the first p_from.
create function private.page_of(p_list text, p_from bigint, p_size integer) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  v_unit text;
  v_start timestamp := '-infinity';
  v_end timestamp := 'infinity';
  v_from bigint := p_from;
  v_before bigint;
begin
  foreach v_unit in array array['month', 'day', 'hour'] loop
    select start, upto - posts into v_start, v_before from (
      select start, posts, sum(posts) over (order by start desc) as upto from private.list_counts
      where list = p_list and unit = v_unit and start >= v_start and start < v_end
    ) as counted
    where upto > v_from order by start desc limit 1;
    if not found then
      return '{}';
    end if;
    v_from := v_from - v_before;
    v_end := v_start + ('1 ' || v_unit)::interval;
  end loop;
  return array(
    select post_id from private.listed_posts
    where list = p_list and published and created_at < v_end at time zone 'UTC'
    order by created_at desc, post_id offset v_from limit p_size
  );
end
$$;

-- Returns a page of the published posts of the blog (p_tag '') or a tag, newest first, with the
-- total: {count, posts: [{id, title, slug, cover_image, cover_alt, excerpt, preview, noindex,
-- canonical_url, published, created_at, updated_at}]}.
create function private.list_published(p_from integer, p_size integer, p_tag text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_page uuid[];
begin
  perform private.require(
    p_from >= 0 and p_size between 1 and 100, 'p_from must be at least 0 and p_size 1 to 100'
  );
  v_page := private.page_of(p_tag, p_from, p_size);
  return jsonb_build_object('count', (
    select coalesce(sum(posts), 0) from private.list_counts where list = p_tag and unit = 'month'
  ), 'posts', coalesce((
    select jsonb_agg(to_jsonb(post) order by created_at desc, id) from (
      select id, title, slug, cover_image, cover_alt, excerpt, preview, noindex, canonical_url, published,
        created_at, updated_at
      from public.blogs where id = any (v_page)
    ) as post
  ), '[]'));
end
$$;

select private.expose('list_published', 'anon');
