-- Stores the fields of p_post and whether it is published, and drops unpublished changes. Returns
-- the stored row.
create function private.update_post(p_post public.blogs) returns public.blogs
language plpgsql set search_path = '' as $$
declare
  v_post public.blogs;
begin
  execute format(
    'update public.blogs as stored set (%1$s, published, draft_version) =
       (select %1$s, published, null::integer from (select ($1).*) as post)
     where stored.id = ($1).id returning stored.*',
    array_to_string(private.post_field_names(), ', ')
  ) into v_post using p_post;
  return v_post;
end
$$;

-- Saves p_fields, the columns of private.post_fields, over the version that was opened, identified
-- by p_updated_at and p_draft_version from get_edited_post. A new post has no p_id. With p_aside,
-- changes to a published post are saved without publishing them. Returns {status: "saved" |
-- "conflict", post} with the post as in get_edited_post; a conflict saves nothing, and `post` is
-- the other version. Returns {status: "deleted"} if there is no such post.
create function private.save_post(
  p_fields jsonb, p_published boolean, p_aside boolean default false, p_id uuid default null,
  p_updated_at timestamptz default null, p_draft_version integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post public.blogs;
  v_next public.blogs;
  v_fields jsonb;
begin
  perform private.require_admin();
  if p_id is null then
    v_fields := private.post_fields(jsonb_populate_record(null::public.blogs, p_fields));
    p_id := gen_random_uuid();
    perform private.insert_row('blogs', jsonb_strip_nulls(v_fields) || jsonb_build_object(
      'id', p_id, 'published', p_published, 'author_id', auth.uid()
    ));
    select * into v_post from public.blogs where id = p_id;
    return jsonb_build_object('status', 'saved', 'post', private.edited_post(v_post));
  end if;

  select * into v_post from public.blogs where id = p_id for update;
  if not found then
    return jsonb_build_object('status', 'deleted');
  end if;
  v_next := jsonb_populate_record(v_post, p_fields);
  v_fields := private.post_fields(v_next);
  if (v_post.updated_at, v_post.draft_version) is distinct from (p_updated_at, p_draft_version) then
    -- Equal values, such as from a retry after a lost response, are no conflict.
    return jsonb_build_object(
      'status', case
        when private.edited_fields(v_post) = v_fields and v_post.published = p_published
          and (p_aside or v_post.draft_version is null) then 'saved'
        else 'conflict'
      end,
      'post', private.edited_post(v_post)
    );
  end if;

  if p_aside and v_post.published then
    if exists (select from public.blogs where slug = v_next.slug and id <> p_id) then
      raise unique_violation using message = 'another post has this slug';
    end if;
    if private.edited_fields(v_post) <> v_fields then
      update public.blogs
      set draft_version = private.add_version(p_id, 'saved', v_fields, auth.uid())
      where id = p_id returning * into v_post;
    end if;
  else
    v_next.published := p_published and not p_aside;
    v_post := private.update_post(v_next);
  end if;
  return jsonb_build_object('status', 'saved', 'post', private.edited_post(v_post));
end
$$;

-- Discards the unpublished changes to a published post; they stay in its versions. Returns the same
-- as save_post.
create function private.discard_changes(
  p_id uuid, p_updated_at timestamptz, p_draft_version integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post public.blogs;
begin
  perform private.require_admin();
  update public.blogs set draft_version = null
  where id = p_id and updated_at = p_updated_at and draft_version = p_draft_version
  returning * into v_post;
  if found then
    return jsonb_build_object('status', 'saved', 'post', private.edited_post(v_post));
  end if;
  select * into v_post from public.blogs where id = p_id;
  return case when found
    then jsonb_build_object('status', 'conflict', 'post', private.edited_post(v_post))
    else jsonb_build_object('status', 'deleted')
  end;
end
$$;

-- Restores an old version, as the text of a draft or as unpublished changes to a published post.
-- Publishes nothing, and keeps the slug, because another post may have taken the old one. Returns
-- "restored" or "missing".
create function private.restore_version(p_id uuid, p_no integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_post public.blogs;
  v_slug text;
  v_fields jsonb;
begin
  perform private.require_admin();
  select * into v_post from public.blogs where id = p_id for update;
  v_slug := private.edited_post(v_post) ->> 'slug';
  select private.post_fields(jsonb_populate_record(v_post, fields || jsonb_build_object('slug', v_slug)))
  into v_fields
  from private.post_versions where post_id = v_post.id and no = p_no;
  if not found then
    return 'missing';
  end if;

  if v_post.published then
    update public.blogs set draft_version = case
      -- What visitors already see needs no draft.
      when v_fields <> private.post_fields(v_post)
      then private.add_version(p_id, 'restored', v_fields, auth.uid())
    end
    where id = p_id;
  else
    perform private.save_post(v_fields, false, false, p_id, v_post.updated_at, v_post.draft_version);
    update private.post_versions set kind = 'restored'
    where post_id = p_id and no = private.latest_version(p_id) and kind = 'saved';
  end if;
  return 'restored';
end
$$;

-- Undoes unpublishing: visitors see the last published text again, and any later edits become
-- unpublished changes. Returns [{id, title, slug, published}].
create function private.republish_posts(p_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post public.blogs;
  v_seen jsonb;
  v_posts jsonb := '[]';
begin
  perform private.require_admin();
  for v_post in select * from public.blogs where id = any (p_ids) and not published order by id for update loop
    select fields into v_seen from private.post_versions
    where post_id = v_post.id and kind = 'published' order by no desc limit 1;
    if exists (select from public.blogs where slug = v_seen ->> 'slug' and id <> v_post.id) then
      v_seen := v_seen - 'slug';
    end if;
    perform private.save_post(coalesce(v_seen, '{}'), true, false, v_post.id, v_post.updated_at);
    update public.blogs set draft_version = private.version_of(id, private.post_fields(v_post))
    where id = v_post.id and private.post_fields(blogs) <> private.post_fields(v_post);
    select v_posts || to_jsonb(shown) into v_posts
    from (select id, title, slug, published from public.blogs where id = v_post.id) as shown;
  end loop;
  return v_posts;
end
$$;

select private.expose('save_post', 'authenticated');
select private.expose('discard_changes', 'authenticated');
select private.expose('restore_version', 'authenticated');
select private.expose('republish_posts', 'authenticated');
