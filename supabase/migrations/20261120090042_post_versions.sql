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

select private.expose('get_edited_post', 'authenticated');
select private.expose('list_versions', 'authenticated');
select private.expose('get_version', 'authenticated');

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'drafts', 'private.post_versions',
    $$not exists (select from public.blogs where id = post_id)
      and not exists (select from private.deleted_rows where row_id = post_id)$$);
