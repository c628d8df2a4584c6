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

-- Returns what to read after a published post: {related: [{title, slug, created_at}], newer:
-- {title, slug}, older: {title, slug}}. Related posts share the most tags, then words of the title,
-- among the newest 50 of each tag and the newest 200 of the blog.
create function private.list_further(p_slug text, p_size integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_custom_plan set search_path = '' as $$
declare
  v_post record;
  v_words tsquery;
begin
  select id, title_search, tag_slugs, created_at into v_post from public.blogs
  where slug = p_slug and published;
  if not found then
    return jsonb_build_object('related', '[]'::jsonb);
  end if;
  -- Shorter words rarely say anything about the subject.
  select string_agg(quote_literal(lexeme), ' | ')::tsquery into v_words
  from unnest(v_post.title_search) where char_length(lexeme) > 3;
  return jsonb_build_object('related', coalesce((
    select jsonb_agg(to_jsonb(near) - 'shared' - 'likeness'
      order by shared desc, likeness desc, created_at desc)
    from (
      select title, slug, created_at,
        cardinality(array(select unnest(tag_slugs) intersect select unnest(v_post.tag_slugs))) as shared,
        coalesce(ts_rank(title_search, v_words), 0) as likeness
      from public.blogs where id <> v_post.id and id in (
        select post_id from unnest(array[''] || v_post.tag_slugs) as tag, lateral (
          select post_id from private.listed_posts where list = tag and published
          order by created_at desc, post_id limit case tag when '' then 200 else 50 end
        ) as newest
      )
      order by shared desc, likeness desc, created_at desc limit p_size
    ) as near where shared > 0 or likeness > 0
  ), '[]'), 'newer', (
    select jsonb_build_object('title', title, 'slug', slug) from public.blogs
    where published and created_at >= v_post.created_at
      and (created_at > v_post.created_at or id < v_post.id)
    order by created_at, id desc limit 1
  ), 'older', (
    select jsonb_build_object('title', title, 'slug', slug) from public.blogs
    where published and created_at <= v_post.created_at
      and (created_at < v_post.created_at or id > v_post.id)
    order by created_at desc, id limit 1
  ));
end
$$;

-- Counts the blog's published posts from p_moment or later.
create function private.posts_since(p_moment timestamptz) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  v_moment timestamp := p_moment at time zone 'UTC';
  v_unit text;
  v_end timestamp := 'infinity';
  v_total bigint := 0;
begin
  foreach v_unit in array array['month', 'day', 'hour'] loop
    v_total := v_total + coalesce((
      select sum(posts) from private.list_counts
      where list = '' and unit = v_unit and start > date_trunc(v_unit, v_moment) and start < v_end
    ), 0);
    v_end := date_trunc(v_unit, v_moment) + ('1 ' || v_unit)::interval;
  end loop;
  return v_total + (
    select count(*) from private.listed_posts
    where list = '' and published and created_at >= p_moment
      and created_at < v_end at time zone 'UTC'
  );
end
$$;

-- Returns the years with published posts in the time zone p_zone, newest first: [{year, posts}].
create function private.list_years(p_zone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_year integer;
  v_later bigint := 0;
  v_since bigint;
  v_years jsonb := '[]';
begin
  for v_year in
    -- In the time zone, a post may belong to the year before or after.
    select distinct year + shift from (
      select distinct extract(year from start)::integer as year from private.list_counts
      where list = '' and unit = 'month'
    ) as counted, unnest(array[-1, 0, 1]) as shift
    order by 1 desc
  loop
    v_since := private.posts_since(make_timestamptz(v_year, 1, 1, 0, 0, 0, p_zone));
    if v_since > v_later then
      v_years := v_years || jsonb_build_object('year', v_year, 'posts', v_since - v_later);
    end if;
    v_later := v_since;
  end loop;
  return v_years;
end
$$;

-- Returns a page of a year's published posts, newest first, with the total: {count, posts: [{title,
-- slug, created_at}]}.
create function private.list_year(p_year integer, p_zone text, p_from integer, p_size integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_after bigint;
  v_count bigint;
  v_page uuid[];
begin
  perform private.require(
    p_year between 1 and 9999 and p_from >= 0 and p_size between 1 and 100,
    'p_year must be 1 to 9999, p_from at least 0 and p_size 1 to 100'
  );
  v_after := private.posts_since(make_timestamptz(p_year + 1, 1, 1, 0, 0, 0, p_zone));
  v_count := private.posts_since(make_timestamptz(p_year, 1, 1, 0, 0, 0, p_zone)) - v_after;
  v_page := private.page_of(
    '', v_after + p_from, greatest(0, least(p_size, v_count - p_from))::integer
  );
  return jsonb_build_object('count', v_count, 'posts', coalesce((
    select jsonb_agg(jsonb_build_object('title', title, 'slug', slug, 'created_at', created_at)
      order by created_at desc, id)
    from public.blogs where id = any (v_page)
  ), '[]'));
end
$$;

select private.expose('anon', 'list_published', 'list_further', 'list_years', 'list_year');
