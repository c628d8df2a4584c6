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

select private.expose('restore_posts', 'authenticated');
