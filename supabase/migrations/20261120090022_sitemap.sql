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

select private.expose('count_sitemap', 'anon');
select private.expose('sitemap_posts', 'anon');
select private.expose('sitemap_tags', 'anon');
