-- Returns the number of sitemap URLs for posts and for tag pages of p_per_page posts: {posts,
-- tags}.
create function private.count_sitemap(p_per_page integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('posts', (
    select coalesce(sum(posts), 0) from private.list_counts where list = '/sitemap' and unit = 'month'
  ), 'tags', (
    select coalesce(sum(ceil(published::numeric / p_per_page)), 0) from public.tags where published > 0
  ))
$$;

-- Returns a sitemap part of p_size posts that search engines may index, starting with the oldest:
-- [{slug, title, cover_image, updated_at}]. A newly published post only changes the last part.
create function private.sitemap_posts(p_part integer, p_size integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_total bigint;
  v_from bigint := (p_part - 1)::bigint * p_size;
  v_size integer;
begin
  perform private.require(
    p_part >= 1 and p_size between 1 and 5000, 'p_part must be at least 1 and p_size 1 to 5000'
  );
  select coalesce(sum(posts), 0) into v_total from private.list_counts where list = '/sitemap' and unit = 'month';
  v_size := greatest(0, least(p_size, v_total - v_from));
  return coalesce((
    select jsonb_agg(jsonb_build_object('slug', slug, 'title', title, 'cover_image', cover_image,
      'updated_at', updated_at) order by created_at, id desc)
    from public.blogs where id = any (private.page_of('/sitemap', greatest(0, v_total - v_from - v_size), v_size))
  ), '[]');
end
$$;

-- Returns a sitemap part of p_size tag pages with p_per_page posts each: [{slug, page}].
create function private.sitemap_tags(p_part integer, p_size integer, p_per_page integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from bigint := (p_part - 1)::bigint * p_size;
begin
  perform private.require(
    p_part >= 1 and p_size between 1 and 5000 and p_per_page >= 1,
    'p_part and p_per_page must be at least 1 and p_size 1 to 5000'
  );
  return coalesce((
    select jsonb_agg(jsonb_build_object('slug', slug, 'page', page) order by slug, page)
    from (
      select slug, pages, sum(pages) over (order by slug) - pages as before
      from (
        select slug, ceil(published::numeric / p_per_page) as pages from public.tags where published > 0
      ) as tag
    ) as counted, generate_series(
      greatest(1, v_from - before + 1)::bigint, least(pages, v_from + p_size - before)::bigint
    ) as page
  ), '[]');
end
$$;

-- Paths that are yet to be submitted to search engines.
create table private.index_now (
  path text primary key check (path ~ '^/[^\s]*$' and char_length(path) <= 300),
  changed_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);

create index index_now_due on private.index_now (next_attempt_at);

revoke all on private.index_now from public, anon, authenticated, service_role;
alter table private.index_now enable row level security;

-- Queues paths, but not those of posts hidden from search engines, unless they are in p_indexed:
-- search engines that have a post must learn that it is now hidden.
create function public.queue_index_now(p_paths text[], p_indexed text[] default '{}') returns void
language sql security definer set search_path = '' as $$
  insert into private.index_now (path) select distinct path from unnest(p_paths) as path
  where path = any (p_indexed) or not exists (
    select from public.blogs
    where path like '/blog/%' and slug = substr(path, 7) and (noindex or canonical_url is not null)
  )
  on conflict (path) do update set changed_at = now(), attempts = 0, next_attempt_at = now()
$$;

-- Claims paths that are due. Failed ones are retried with exponential backoff, capped at six hours,
-- for up to a day after the change.
create function public.claim_index_now(p_limit integer, p_retry_seconds integer) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  v_paths text[];
begin
  perform private.require(
    p_limit between 1 and 10000 and p_retry_seconds >= 1,
    'p_limit must be 1 to 10000 and p_retry_seconds at least 1'
  );
  delete from private.index_now where changed_at < now() - interval '1 day';
  with claimed as (
    update private.index_now set attempts = attempts + 1,
      next_attempt_at = now() + least(
        make_interval(secs => p_retry_seconds * 2 ^ least(attempts, 20)), interval '6 hours'
      )
    where path in (
      select path from private.index_now where next_attempt_at <= now()
      order by next_attempt_at limit p_limit for update skip locked
    )
    returning path
  )
  select coalesce(array_agg(path), '{}') into v_paths from claimed;
  return v_paths;
end
$$;

-- Removes submitted paths, except any queued again since they were claimed.
create function public.complete_index_now(p_paths text[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.index_now where path = any (p_paths) and attempts > 0
$$;

grant execute on function public.queue_index_now(text[], text[]), public.claim_index_now(integer, integer),
  public.complete_index_now(text[]) to service_role;

select private.expose('anon', 'count_sitemap', 'sitemap_posts', 'sitemap_tags');
