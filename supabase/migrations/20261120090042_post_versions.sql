-- Returns the fields of a post that authors edit, as stored in its versions.
create function private.post_fields(p_post public.blogs) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(p_post))
  where key = any (private.post_field_names())
$$;

-- Versions of posts: the newest 50 of each, and all that were published. There is no foreign key,
-- because versions outlive a deleted post until it is removed from the bin.
create table private.post_versions (
  post_id uuid not null,
  no integer not null,
  -- `published` once visitors have seen it.
  kind text not null check (kind in ('saved', 'published', 'restored')),
  fields jsonb not null,
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  media uuid[] not null generated always as (
    private.media_of(fields ->> 'cover_image', fields ->> 'content')
  ) stored,
  primary key (post_id, no)
);

create index post_versions_author on private.post_versions (author_id);
create index post_versions_by_media on private.post_versions using gin (media);

revoke all on private.post_versions from public, anon, authenticated, service_role;
alter table private.post_versions enable row level security;

-- Returns the newest version with these fields, or null.
create function private.version_of(p_post uuid, p_fields jsonb) returns integer
language sql stable set search_path = '' as $$
  select max(no) from private.post_versions where post_id = p_post and fields = p_fields
$$;

create function private.latest_version(p_post uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(no), 0) from private.post_versions where post_id = p_post
$$;

-- Returns the number of the new version. The caller must hold the lock on the post's row.
create function private.add_version(p_post uuid, p_kind text, p_fields jsonb, p_author uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  v_no integer := private.latest_version(p_post) + 1;
begin
  insert into private.post_versions (post_id, no, kind, fields, author_id)
  values (p_post, v_no, p_kind, p_fields, p_author);
  delete from private.post_versions
  where post_id = p_post and kind <> 'published' and no <= v_no - 50
    and not exists (select from public.blogs where id = p_post and draft_version = no);
  return v_no;
end
$$;

-- Runs per statement, because many posts may be inserted at once. A restored post already has its
-- versions.
create function private.keep_first_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.post_versions (post_id, no, kind, fields, author_id)
  select new_post.id, 1, case when new_post.published then 'published' else 'saved' end,
    private.post_fields(blogs), new_post.author_id
  from new_post join public.blogs using (id)
  on conflict do nothing;
  return null;
end
$$;

-- Stores a changed post as a new version. Marks it as published if visitors see it.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb := private.post_fields(new);
  v_no integer := private.version_of(new.id, v_fields);
begin
  if v_no = private.latest_version(new.id) or v_fields = private.post_fields(old) then
    update private.post_versions set kind = 'published'
    where post_id = new.id and no = v_no and new.published and kind <> 'published';
  else
    perform private.add_version(
      new.id, case when new.published then 'published' else 'saved' end, v_fields, auth.uid()
    );
  end if;
  return null;
end
$$;

-- An unpublished post has a single draft: unpublished changes become its text, so that every way of
-- publishing publishes what the editor shows. The slug stays if another post has taken the new one.
create function private.adopt_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb := private.edited_fields(new);
begin
  if exists (select from public.blogs where slug = v_fields ->> 'slug' and id <> new.id) then
    v_fields := v_fields - 'slug';
  end if;
  new := jsonb_populate_record(new, v_fields);
  new.draft_version := null;
  return new;
end
$$;

-- Triggers run in alphabetical order, so tags are resolved after this.
create trigger adopt_changes before insert or update on public.blogs
  for each row when (not new.published and new.draft_version is not null)
  execute function private.adopt_changes();
create trigger keep_first_versions after insert on public.blogs
  referencing new table as new_post for each statement execute function private.keep_first_versions();
create trigger keep_version after update on public.blogs
  for each row execute function private.keep_version();

-- Returns the fields of the unpublished changes, or of the post if there are none.
create function private.edited_fields(p_post public.blogs) returns jsonb
language sql stable set search_path = '' as $$
  select private.post_fields(p_post) || coalesce((
    select fields from private.post_versions where post_id = p_post.id and no = p_post.draft_version
  ), '{}')
$$;

-- Returns what the editor shows: the columns of private.post_fields, with unpublished changes if
-- there are any, and {id, published, live_slug, updated_at, draft_version, draft_at, version}.
-- `version` is the newest one by any author.
create function private.edited_post(p_post public.blogs) returns jsonb
language sql stable set search_path = '' as $$
  select private.edited_fields(p_post) || jsonb_build_object(
    'id', p_post.id, 'published', p_post.published, 'live_slug', p_post.slug,
    'updated_at', p_post.updated_at, 'draft_version', p_post.draft_version,
    'draft_at', (
      select created_at from private.post_versions where post_id = p_post.id and no = p_post.draft_version
    ),
    'version', private.latest_version(p_post.id)
  )
$$;

-- Returns null if there is no such post.
create function private.get_edited_post(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select private.edited_post(post) from public.blogs as post where id = p_id);
end
$$;

-- Returns versions without text, newest first: [{no, kind, createdAt, author, title, isLive,
-- isEdited}]. `author` is an email, null once the account is deleted; isLive marks what visitors
-- see, isEdited what the editor shows.
create function private.list_versions(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_post public.blogs;
  v_current integer;
begin
  perform private.require_admin();
  select * into v_post from public.blogs where id = p_id;
  v_current := private.version_of(p_id, private.post_fields(v_post));
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'no', no, 'kind', kind, 'createdAt', version.created_at, 'author', email,
      'title', fields ->> 'title', 'isLive', v_post.published and no = v_current,
      'isEdited', no = coalesce(v_post.draft_version, v_current)
    ) order by no desc)
    from private.post_versions as version left join public.profiles on profiles.id = version.author_id
    where post_id = v_post.id
  ), '[]');
end
$$;

-- Returns {kind, createdAt, fields}, or null.
create function private.get_version(p_id uuid, p_no integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('kind', kind, 'createdAt', created_at, 'fields', fields)
    from private.post_versions where post_id = p_id and no = p_no
  );
end
$$;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'drafts', 'private.post_versions',
    $$not exists (select from public.blogs where id = post_id)
      and not exists (select from private.deleted_rows where row_id = post_id)$$);

-- Open editors, with text that was typed in them but not saved.
create table private.post_editors (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Null for a new post.
  post_id uuid,
  -- The post's newest version when last opened or saved in this editor.
  version integer not null,
  typed jsonb check (octet_length(typed::text) <= 2000000),
  is_open boolean not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create index post_editors_by_user on private.post_editors (user_id);
create index post_editors_by_post on private.post_editors (post_id);

revoke all on private.post_editors from public, anon, authenticated, service_role;
alter table private.post_editors enable row level security;

-- Called by an open editor every few seconds; p_typed is null if there is nothing to store. Does
-- not change the post, so that a call in flight while it is published has no effect on it. Returns
-- who else has the post open and who has saved it since: {others: [{email, since}], newer: {email,
-- createdAt} | null}.
create function private.keep_editor(
  p_editor uuid, p_version integer, p_is_open boolean, p_post uuid default null, p_typed jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into private.post_editors as known (id, user_id, post_id, version, typed, is_open)
  values (p_editor, auth.uid(), p_post, p_version, p_typed, p_is_open)
  on conflict (id) do update set
    post_id = coalesce(excluded.post_id, known.post_id),
    version = greatest(known.version, excluded.version), typed = excluded.typed,
    is_open = excluded.is_open, seen_at = now()
  -- Ignore a late text from before the last save.
  where known.user_id = excluded.user_id
    and (known.version <= excluded.version or excluded.typed is null);

  return jsonb_build_object(
    'others', coalesce((
      select jsonb_agg(jsonb_build_object('email', email, 'since', since) order by since)
      from (
        select email, min(opened_at) as since
        from private.post_editors join public.profiles on profiles.id = user_id
        where post_id = p_post and user_id <> auth.uid() and is_open
          and seen_at > now() - interval '1 minute'
        group by email
      ) as other
    ), '[]'),
    'newer', (
      select jsonb_build_object('email', email, 'createdAt', version.created_at)
      from private.post_versions as version left join public.profiles on profiles.id = author_id
      where post_id = p_post and no > p_version order by no desc limit 1
    )
  );
end
$$;

-- Returns the caller's unsaved text for this post, or for new ones, newest first: [{id, typed,
-- seen_at, is_open}]. Omits text that they have saved over since. An editor that was just killed
-- still looks open.
create function private.list_unsaved(p_post uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(to_jsonb(unsaved) order by seen_at desc) from (
      select id, typed, seen_at, is_open and seen_at > now() - interval '30 seconds' as is_open
      from private.post_editors as editor
      where user_id = auth.uid() and post_id is not distinct from p_post and typed is not null
        and not exists (
          select from private.post_versions
          where post_id = p_post and no > editor.version and author_id = auth.uid()
        )
      order by seen_at desc limit 5
    ) as unsaved
  ), '[]');
end
$$;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'drafts', 'private.post_editors', 'seen_at <= now() - $1');

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

select private.expose(
  'authenticated', 'get_edited_post', 'list_versions', 'get_version', 'keep_editor', 'list_unsaved',
  'save_post', 'discard_changes', 'restore_version', 'republish_posts'
);
