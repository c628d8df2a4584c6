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

select private.expose('list_years', 'anon');
select private.expose('list_year', 'anon');
