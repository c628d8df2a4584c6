-- The source of an imported post, a hash of the original, and the version that was imported.
alter table public.blogs
  add column imported_from text unique check (char_length(imported_from) <= 2000),
  add column imported_hash text check (char_length(imported_hash) <= 100),
  add column imported_version integer;

-- Whether a post has been edited since it was imported.
create function private.import_is_edited(p_post public.blogs) returns boolean
language sql stable set search_path = '' as $$
  select p_post.draft_version is not null or not exists (
    select from private.post_versions
    where post_id = p_post.id and no = p_post.imported_version and fields = private.post_fields(p_post)
  )
$$;

-- Returns posts for an export, including drafts, by id after p_after: the fields that authors edit,
-- and {id, published, publish_at, unpublish_at, created_at, updated_at, author, earlier_paths:
-- [{path, since}], imported: {from, hash, edited} | null, changes}. `changes` are unpublished;
-- `author` is an email.
create function public.export_posts(p_size integer, p_after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(p_size between 1 and 100, 'p_size must be 1 to 100');
  return coalesce((
    select jsonb_agg(private.post_fields(post) || jsonb_build_object(
      'id', post.id, 'published', post.published, 'publish_at', publish_at, 'unpublish_at', unpublish_at,
      'created_at', post.created_at, 'updated_at', post.updated_at,
      'author', (select email from public.profiles where profiles.id = post.author_id),
      'earlier_paths', (
        select coalesce(jsonb_agg(jsonb_build_object('path', source, 'since', created_at) order by source), '[]')
        from public.redirects where post_id = post.id
      ),
      'imported', case when imported_from is not null then jsonb_build_object(
        'from', imported_from, 'hash', imported_hash, 'edited', private.import_is_edited(post)
      ) end,
      'changes', (select fields from private.post_versions where post_id = post.id and no = draft_version)
    ) order by post.id)
    from (
      select * from public.blogs where p_after is null or id > p_after order by id limit p_size
    ) as post
  ), '[]');
end
$$;

-- Imports a post, or finds it. A post from a site export is identified by its id and imported as it
-- was. Any other is identified by `from`, imported as a draft with its schedule, and replaces an
-- earlier import unless that was edited or published ("edited"). A schedule that was changed on
-- this site is kept. Returns {status: "created" | "updated" | "unchanged" | "edited", id, slug}.
create function private.import_post(p_post jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_own boolean := p_post ? 'id';
  v_post public.blogs;
  v_next public.blogs;
  v_status text := 'unchanged';
begin
  -- Drops a publishing time that has since passed, which would publish the post immediately.
  if (p_post ->> 'publish_at')::timestamptz <= now() then
    p_post := p_post || '{"publish_at": null}';
  end if;
  select * into v_post from public.blogs
  where case when v_is_own then id = (p_post ->> 'id')::uuid else imported_from = p_post ->> 'from' end
  for update;

  if not found then
    v_next := jsonb_populate_record(null::public.blogs, p_post);
    if exists (select from public.blogs where slug = v_next.slug) then
      v_next.slug := private.free_slug(v_next.slug);
      v_next.published := false;
      v_next.publish_at := null;
    end if;
    v_next.id := coalesce(v_next.id, gen_random_uuid());
    perform private.insert_row('blogs', jsonb_strip_nulls(private.post_fields(v_next) || jsonb_build_object(
      'id', v_next.id, 'published', v_is_own and v_next.published,
      'publish_at', v_next.publish_at, 'unpublish_at', v_next.unpublish_at,
      'created_at', v_next.created_at, 'updated_at', v_next.updated_at,
      'author_id', (select id from public.profiles where email = p_post ->> 'author'),
      'imported_from', coalesce(p_post ->> 'from', p_post #>> '{imported,from}'),
      'imported_hash', coalesce(p_post ->> 'hash', p_post #>> '{imported,hash}'),
      'imported_version', case when not coalesce((p_post #>> '{imported,edited}')::boolean, v_is_own) then 1 end
    )));
    select * into v_post from public.blogs where id = v_next.id;
    if p_post -> 'changes' <> 'null' then
      update public.blogs
      set draft_version = private.add_version(v_post.id, 'saved', p_post -> 'changes', v_post.author_id)
      where id = v_post.id;
    end if;
    v_status := 'created';
  elsif v_is_own then
    v_next := jsonb_populate_record(v_post, p_post);
    if v_next is distinct from v_post or p_post -> 'changes' is distinct from coalesce((
      select fields from private.post_versions where post_id = v_post.id and no = v_post.draft_version
    ), 'null') then
      v_status := 'edited';
    end if;
  elsif v_post.published or private.import_is_edited(v_post) then
    v_status := 'edited';
  elsif v_post.imported_hash is distinct from p_post ->> 'hash' then
    v_next := jsonb_populate_record(v_post, p_post - 'slug');
    v_next.published := false;
    perform private.update_post(v_next);
    update public.blogs set created_at = v_next.created_at, imported_hash = p_post ->> 'hash',
      publish_at = case date_trunc('minute', created_at) when publish_at then v_next.publish_at else publish_at end,
      imported_version = private.version_of(id, private.post_fields(blogs))
    where id = v_post.id returning * into v_next;
    if private.post_fields(v_next) <> private.post_fields(v_post) or v_next.created_at <> v_post.created_at then
      v_status := 'updated';
    end if;
  end if;
  return jsonb_build_object('status', v_status, 'id', v_post.id, 'slug', v_post.slug);
end
$$;

-- Imports posts and returns for each the result of private.import_post, or {status: "failed",
-- error}. Without p_apply, returns the same but changes nothing. p_actor is the importing account.
create function public.import_posts(p_posts jsonb, p_apply boolean, p_actor uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post jsonb;
  v_answer jsonb;
  v_answers jsonb := '[]';
  v_slugs text[] := '{}';
begin
  perform private.act_as(p_actor);
  for v_post in select value from jsonb_array_elements(p_posts) loop
    begin
      v_answer := private.import_post(v_post);
      if not p_apply then
        raise 'not applied' using errcode = 'KDRY0';
      end if;
      if v_answer ->> 'status' = 'created' and (v_post ->> 'published')::boolean then
        v_slugs := v_slugs || (v_answer ->> 'slug');
      end if;
    exception
      -- Variables survive the rollback.
      when sqlstate 'KDRY0' then null;
      when others then v_answer := jsonb_build_object('status', 'failed', 'error', sqlerrm);
    end;
    v_answers := v_answers || v_answer;
  end loop;
  if v_slugs <> '{}' then
    -- Tags are named as in lib/cache-tags.ts.
    perform public.expire_tags(array['posts'] || array(select 'post:' || slug from unnest(v_slugs) as slug));
  end if;
  return v_answers;
end
$$;

-- Returns the hashes of what was imported from these sources: {from: hash}.
create function public.imported_hashes(p_from text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(imported_from, imported_hash), '{}')
  from public.blogs where imported_from = any (p_from)
$$;

grant execute on function
  public.export_posts(integer, uuid), public.import_posts(jsonb, boolean, uuid), public.imported_hashes(text[])
  to service_role;
