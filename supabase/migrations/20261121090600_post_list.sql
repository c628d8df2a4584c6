-- A page of all posts for an admin, newest first, and how many there are: {count, posts: [{id,
-- title, slug, published, created_at, preview}]}. p_search are words, or beginnings of words, that
-- the title has; null is every title. p_published null is published posts and drafts.
--
-- A query of the table itself would be slow where there are many posts. Row-level security keeps
-- the index of titles out of use, since its operator might leak what a policy hides; and on a late
-- page every row before it would be fetched, with all its columns.
create function public.list_posts(
  p_from integer, p_size integer, p_search text default null, p_published boolean default null
) returns jsonb
language plpgsql stable security definer
-- Planned for the values at hand: a plan for any value could use no index.
set plan_cache_mode = force_custom_plan set search_path = '' as $$
declare
  v_words tsquery;
  v_count bigint;
  v_page uuid[];
begin
  perform private.require_admin();
  if coalesce(p_from, -1) < 0 or coalesce(p_size, 0) not between 1 and 100 then
    raise 'p_from must be at least 0 and p_size 1 to 100' using errcode = '22023';
  end if;

  if p_search is null then
    select count(*) into v_count from public.blogs
    where p_published is null or published = p_published;
    v_page := array(
      select id from public.blogs where p_published is null or published = p_published
      order by created_at desc, id offset p_from limit p_size
    );
  else
    select coalesce(string_agg(quote_literal(lexeme) || ':*', ' & '), '')::tsquery into v_words
    from unnest(to_tsvector('simple', left(p_search, 200)));
    -- Found once for both: in the order of the list, a rare word would be looked for in every title.
    with found as materialized (
      select id, created_at from public.blogs
      where title_search @@ v_words and (p_published is null or published = p_published)
    )
    select (select count(*) from found),
      array(select id from found order by created_at desc, id offset p_from limit p_size)
    into v_count, v_page;
  end if;

  return jsonb_build_object('count', v_count, 'posts', coalesce((
    select jsonb_agg(to_jsonb(post) order by created_at desc, id) from (
      select id, title, slug, published, created_at, preview from public.blogs
      where id = any (v_page)
    ) as post
  ), '[]'));
end
$$;

revoke all on function public.list_posts(integer, integer, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.list_posts(integer, integer, text, boolean) to authenticated;
