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

select private.expose('list_further', 'anon');
