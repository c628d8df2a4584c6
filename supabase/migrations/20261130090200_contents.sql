-- Contents that owners publish over the defaults in the site's files: one row per entry of a kind
-- (lib/content/kinds.ts). An entry without a row is shown as in the files.
create sequence private.content_keys start 10;
revoke all on sequence private.content_keys from public, anon, authenticated, service_role;

create table public.contents (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 60),
  locale text not null default '' check (char_length(locale) <= 20),
  -- A draft shows the default, if there is one; a hidden entry isn't shown at all.
  status text not null check (status in ('draft', 'published', 'hidden')),
  -- Name in lists.
  title text not null check (char_length(title) <= 200),
  published jsonb check (octet_length(published::text) <= 500000),
  schema_no integer not null check (schema_no > 0),
  -- The version with unpublished changes, if any.
  draft_version integer,
  -- An editor may only save over the version it opened.
  version integer not null default 0,
  -- Place among the entries of its kind, once they have been ordered.
  position integer,
  -- Whether there is no default for this key.
  is_added boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references public.profiles (id) on delete set null,
  published_at timestamptz,
  media uuid[] not null generated always as (private.media_of('', coalesce(published::text, ''))) stored,
  unique (kind, key, locale),
  check (status <> 'published' or published is not null)
);

create index contents_by_editor on public.contents (updated_by);

-- Versions outlive their entry: its history goes on after a return to the default. `conflict` is a
-- text that was sent after another version had been saved.
create table public.content_versions (
  kind text not null,
  key text not null,
  locale text not null default '',
  no integer not null,
  event text not null check (event in ('saved', 'published', 'restored', 'conflict')),
  value jsonb not null check (octet_length(value::text) <= 500000),
  schema_no integer not null,
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  media uuid[] not null generated always as (private.media_of('', value::text)) stored,
  primary key (kind, key, locale, no)
);

create index content_versions_by_author on public.content_versions (author_id);

revoke all on public.contents, public.content_versions from public, anon, authenticated, service_role;
alter table public.contents enable row level security;
alter table public.content_versions enable row level security;
-- Visitors read through list_contents.
grant select on public.contents, public.content_versions to authenticated;

create policy "editors read contents" on public.contents
  for select to authenticated using ((select private.may('contents')));
create policy "editors read versions of contents" on public.content_versions
  for select to authenticated using ((select private.may('contents')));

create trigger audit after insert or update of status, published, draft_version or delete on public.contents
  for each row when (auth.uid() is not null)
  execute function private.audit_row('content', 'kind', 'key', 'title', 'status');

-- Returns the given pictures that are no longer in the library.
create function private.missing_media(p_media uuid[]) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(picture), '{}') from unnest(p_media) as picture
  where not exists (select from public.media where id = picture)
$$;

-- Lists a kind's entries as visitors see them: [{id, key, status, position, schemaNo, value, missing}].
-- `value` is null unless published, `missing` are its pictures that are no longer in the library.
create function private.list_contents(p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', id, 'key', key, 'status', status, 'position', position, 'schemaNo', schema_no,
      'value', case status when 'published' then published end, 'missing', private.missing_media(media)
    ))
    from public.contents
    where kind = p_kind and locale = '' and (status <> 'draft' or not is_added)
  ), '[]');
end
$$;

-- Lists a kind's entries, or the one with p_key, for their forms: as in list_contents, but `value` is
-- the draft, if there is one, and each has {published, title, version, isAdded, isDraft, updatedAt,
-- updatedBy}.
create function private.list_content_drafts(p_kind text, p_key text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('contents');
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', entry.id, 'key', entry.key, 'status', status, 'position', position,
      'schemaNo', coalesce(draft.schema_no, entry.schema_no), 'value', coalesce(draft.value, published),
      'missing', private.missing_media(coalesce(draft.media, entry.media)),
      'published', published, 'title', title, 'version', version, 'isAdded', is_added,
      'isDraft', draft_version is not null, 'updatedAt', updated_at,
      'updatedBy', (select email from public.profiles where profiles.id = updated_by)
    ))
    from public.contents as entry
    left join public.content_versions as draft
      on (draft.kind, draft.key, draft.locale, draft.no) = (entry.kind, entry.key, entry.locale, entry.draft_version)
    where entry.kind = p_kind and entry.locale = '' and (p_key is null or entry.key = p_key)
  ), '[]');
end
$$;

-- Saves a text of an entry over version p_version, 0 if it has no row. p_event is "saved",
-- "restored", or "published" with the validated value in p_published. A new entry has no p_key.
-- Returns {status: "saved", key, version}, or {status: "conflict", key, version} if another version
-- had been saved: the text is then kept as that version, and changes nothing.
create function private.save_content(
  p_kind text, p_version integer, p_event text, p_title text, p_schema_no integer, p_value jsonb,
  p_key text default null, p_published jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_entry public.contents;
  v_is_new boolean := p_key is null;
  v_no integer;
  v_event text := p_event;
begin
  perform private.require_permission('contents');
  perform private.require(
    p_event in ('saved', 'restored', 'published') and (p_event = 'published') = (p_published is not null),
    'p_published is for p_event "published"'
  );
  p_key := coalesce(p_key, nextval('private.content_keys')::text);
  -- An entry without a row can't be locked.
  perform pg_advisory_xact_lock(hashtextextended('content:' || p_kind || ':' || p_key, 0));
  select * into v_entry from public.contents where kind = p_kind and key = p_key and locale = '';
  if coalesce(v_entry.version, 0) <> p_version then
    -- A retry after a lost response is no conflict.
    if exists (
      select from public.content_versions
      where kind = p_kind and key = p_key and locale = '' and no = v_entry.version
        and value = p_value and event = p_event and author_id = auth.uid()
    ) then
      return jsonb_build_object('status', 'saved', 'key', p_key, 'version', v_entry.version);
    end if;
    v_event := 'conflict';
  end if;

  select greatest(coalesce(v_entry.version, 0), coalesce(max(no), 0)) + 1 into v_no
  from public.content_versions where kind = p_kind and key = p_key and locale = '';
  insert into public.content_versions (kind, key, no, event, value, schema_no, author_id)
  values (p_kind, p_key, v_no, v_event, p_value, p_schema_no, auth.uid());
  if v_event = 'conflict' then
    return jsonb_build_object('status', 'conflict', 'key', p_key, 'version', v_no);
  end if;

  insert into public.contents as entry (
    kind, key, status, title, published, schema_no, draft_version, version, is_added, updated_by, published_at
  ) values (
    p_kind, p_key, case p_event when 'published' then 'published' else 'draft' end, p_title, p_published,
    p_schema_no, case when p_published is null then v_no end, v_no, v_is_new, auth.uid(),
    case when p_published is not null then now() end
  )
  on conflict (kind, key, locale) do update set
    title = excluded.title, draft_version = excluded.draft_version, version = excluded.version,
    status = case when p_published is null then entry.status else 'published' end,
    published = coalesce(p_published, entry.published),
    schema_no = case when p_published is null then entry.schema_no else p_schema_no end,
    updated_at = now(), updated_by = excluded.updated_by,
    published_at = coalesce(excluded.published_at, entry.published_at);
  delete from public.content_versions
  where kind = p_kind and key = p_key and locale = '' and event <> 'published' and no <= v_no - 50;
  return jsonb_build_object('status', 'saved', 'key', p_key, 'version', v_no);
end
$$;

-- Changes an entry without a new text. p_change is "discard" (the draft; it stays among the
-- versions), "hide" or "show". Returns whether version p_version was still the current one.
create function private.change_content(p_id uuid, p_version integer, p_change text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('contents');
  perform private.require(p_change in ('discard', 'hide', 'show'), 'p_change must be discard, hide or show');
  update public.contents set
    draft_version = case when p_change <> 'discard' then draft_version end,
    status = case p_change
      when 'hide' then 'hidden'
      when 'show' then case when published is null then 'draft' else 'published' end
      else status
    end,
    version = version + 1, updated_at = now(), updated_by = auth.uid()
  where id = p_id and version = p_version;
  return found;
end
$$;

-- Orders the entries of a kind: all keys, with the titles for those that have no row yet.
create function private.order_contents(p_kind text, p_keys text[], p_titles text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('contents');
  perform private.require(cardinality(p_keys) <= 1000, 'p_keys must have at most 1000 keys');
  insert into public.contents as entry (kind, key, status, title, schema_no, position, updated_by)
  select p_kind, key, 'draft', title, 1, place, auth.uid()
  from unnest(p_keys, p_titles) with ordinality as ordered (key, title, place)
  on conflict (kind, key, locale) do update set position = excluded.position;
end
$$;

-- Lists the versions of an entry, newest first: [{no, event, createdAt, author}]. `author` is an
-- email, null once the account is deleted.
create function private.list_content_versions(p_kind text, p_key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('contents');
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'no', no, 'event', event, 'createdAt', version.created_at, 'author', email
    ) order by no desc)
    from public.content_versions as version left join public.profiles on profiles.id = author_id
    where kind = p_kind and key = p_key and locale = ''
  ), '[]');
end
$$;

-- Returns all entries for an export, with their draft: [{kind, key, status, title, published,
-- schema_no, position, is_added, published_at, draft, draft_schema_no}].
create function public.export_contents() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(entry) - array['id', 'locale', 'version', 'draft_version', 'updated_by', 'media']
    || jsonb_build_object('draft', draft.value, 'draft_schema_no', draft.schema_no)
    order by entry.kind, entry.key), '[]')
  from public.contents as entry
  left join public.content_versions as draft
    on (draft.kind, draft.key, draft.locale, draft.no) = (entry.kind, entry.key, entry.locale, entry.draft_version)
$$;

-- Stores exported entries, as in export_contents, that have no row here. Returns [{kind, key}] of
-- those; without p_is_applied, of those that it would store.
create function public.import_contents(p_entries jsonb, p_is_applied boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_entry public.contents;
  v_given jsonb;
  v_stored jsonb := '[]';
  v_no integer;
begin
  for v_given in select * from jsonb_array_elements(p_entries) loop
    v_entry := jsonb_populate_record(null::public.contents, v_given);
    continue when exists (
      select from public.contents where (kind, key, locale) = (v_entry.kind, v_entry.key, '')
    );
    v_stored := v_stored || jsonb_build_object('kind', v_entry.kind, 'key', v_entry.key);
    continue when not p_is_applied;
    select coalesce(max(no), 0) into v_no from public.content_versions
    where (kind, key, locale) = (v_entry.kind, v_entry.key, '');
    if v_entry.published is not null then
      v_no := v_no + 1;
      insert into public.content_versions (kind, key, no, event, value, schema_no)
      values (v_entry.kind, v_entry.key, v_no, 'published', v_entry.published, v_entry.schema_no);
    end if;
    if v_given ->> 'draft' is not null then
      v_no := v_no + 1;
      insert into public.content_versions (kind, key, no, event, value, schema_no)
      values (v_entry.kind, v_entry.key, v_no, 'saved', v_given -> 'draft', (v_given ->> 'draft_schema_no')::integer);
      v_entry.draft_version := v_no;
    end if;
    insert into public.contents (
      kind, key, status, title, published, schema_no, draft_version, version, position, is_added, published_at
    ) values (
      v_entry.kind, v_entry.key, v_entry.status, v_entry.title, v_entry.published, v_entry.schema_no,
      v_entry.draft_version, v_no, v_entry.position, coalesce(v_entry.is_added, false), v_entry.published_at
    );
    -- A later entry must not get this key.
    if v_entry.is_added then
      perform setval('private.content_keys', greatest(v_entry.key::bigint, (select last_value from private.content_keys)));
    end if;
  end loop;
  return v_stored;
end
$$;

grant execute on function public.export_contents(), public.import_contents(jsonb, boolean) to service_role;

insert into private.row_rules (purpose, kind, source, permission) values
  ('delete', 'contents', 'public.contents', 'contents');

select private.expose('anon', 'list_contents');
select private.expose(
  'authenticated', 'list_content_drafts', 'save_content', 'change_content', 'order_contents', 'list_content_versions'
);

-- Returns the contents that use a picture, in what is published or in their draft.
create function private.contents_with(p_id uuid) returns setof public.contents
language sql stable set search_path = '' as $$
  select entry.* from public.contents as entry
  where media @> array[p_id] or exists (
    select from public.content_versions as draft
    where (draft.kind, draft.key, draft.locale, no) = (entry.kind, entry.key, entry.locale, draft_version)
      and draft.media @> array[p_id]
  )
$$;

-- Whether a picture is used by a post, draft or content, by unpublished changes, or by one of these
-- that can be restored.
create or replace function private.media_is_used(p_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.blogs where media @> array[p_id])
    or exists (select from private.media_of_changes() where media @> array[p_id])
    or exists (select from private.deleted_posts_with(p_id))
    or exists (select from private.contents_with(p_id))
    or exists (select from private.deleted_rows where source = 'contents' and content -> 'media' ? p_id::text)
$$;

-- Returns a page of the library for an admin, newest first, with the total: {count, pictures: [{id,
-- name, alt, path, bytes, created_at, added_by, used, deleted, earlier, uses: [{id, title,
-- published}], contents: [{kind, key, title}]}]}. `added_by` is an email, `used` the number of posts
-- and contents with the picture, `uses` the newest 10 posts. `deleted` counts deleted posts that can
-- be restored, `earlier` posts that use it only in an older version. p_search matches part of a name
-- or alternative text; null matches every picture.
create or replace function private.list_media(
  p_from integer, p_size integer, p_search text default null, p_unused boolean default false
) returns jsonb
language plpgsql stable security definer
set plan_cache_mode = force_custom_plan set search_path = '' as $$
begin
  perform private.require_permission('media.add');
  perform private.require(
    p_from >= 0 and p_size between 1 and 100, 'p_from must be at least 0 and p_size 1 to 100'
  );
  return (
    with changes as materialized (
      select * from private.media_of_changes()
    ), found as materialized (
      select * from public.media
      where (p_search is null or strpos(lower(name || ' ' || alt), lower(p_search)) > 0)
        and not (p_unused and private.media_is_used(media.id))
    ), page as (
      select *, array(
        select blogs.id from public.blogs where blogs.media @> array[found.id]
        union select post_id from changes where changes.media @> array[found.id]
      ) as posts, array(select private.deleted_posts_with(found.id)) as deleted, array(
        select jsonb_build_object('kind', kind, 'key', key, 'title', title)
        from private.contents_with(found.id)
      ) as contents
      from found order by created_at desc, id offset p_from limit p_size
    )
    select jsonb_build_object('count', (select count(*) from found), 'pictures', coalesce(
      jsonb_agg(
        to_jsonb(page) - array['posts'] || jsonb_build_object(
          'added_by', (select email from public.profiles where profiles.id = page.added_by),
          'used', cardinality(posts || deleted) + cardinality(contents), 'deleted', cardinality(deleted),
          'earlier', (
            select count(distinct post_id) from private.post_versions as version
            where version.media @> array[page.id] and post_id <> all (posts || deleted)
          ),
          'uses', array(
            select jsonb_build_object('id', blogs.id, 'title', title, 'published', published)
            from public.blogs where blogs.id = any (posts) and (published or private.may_edit(blogs))
            order by blogs.created_at desc, blogs.id limit 10
          )
        )
        order by created_at desc, id
      ), '[]'
    ))
    from page
  );
end
$$;
