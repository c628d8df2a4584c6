-- Rows that admins deleted from lists, kept for as long as they can be restored.
create table private.deleted_rows (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  content jsonb not null,
  deleted_at timestamptz not null default now(),
  -- The row's own id, and its name in lists.
  row_id uuid generated always as ((content ->> 'id')::uuid) stored,
  name text generated always as (coalesce(
    content ->> 'title', content ->> 'email', content ->> 'user_email', content ->> 'name',
    content ->> 'source',
    (content ->> 'subject') || ', to ' || (content ->> 'to_address')
  )) stored
);

create index deleted_rows_newest on private.deleted_rows (deleted_at desc, id);
create index deleted_rows_by_row on private.deleted_rows (row_id);
create index deleted_posts_by_media on private.deleted_rows using gin ((content -> 'media'))
  where source = 'blogs';

revoke all on private.deleted_rows from public, anon, authenticated, service_role;
alter table private.deleted_rows enable row level security;

-- Deletes a row of p_source, a table with a rule for it. Returns the id for restoring it, or null if
-- nothing was deleted: an upcoming consultation has to be cancelled first, and an email being sent
-- or a picture used by a post, even a restorable one, can't be deleted.
create function private.delete_row(p_source text, p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_rule private.row_rules;
  v_content jsonb;
  v_deleted uuid;
begin
  perform private.require_admin();
  select * into v_rule from private.row_rules where purpose = 'delete' and kind = p_source;
  perform private.require(found, 'p_source must be a table whose rows may be deleted');
  execute format(
    'delete from %s as stored where id = $1 and (%s) returning to_jsonb(stored)',
    v_rule.source, v_rule.condition
  ) into v_content using p_id;
  if v_content is not null then
    insert into private.deleted_rows (source, content) values (p_source, v_content)
    returning id into v_deleted;
  end if;
  return v_deleted;
end
$$;

-- Inserts a row; columns that p_content lacks get their defaults.
create function private.insert_row(p_source text, p_content jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_columns text := (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = format('public.%I', p_source)::regclass
      and attnum > 0 and attgenerated = '' and p_content ? attname
  );
begin
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    p_source, v_columns
  ) using p_content;
end
$$;

-- Restores a deleted row. Returns {status: "restored" | "missing"}, or "taken" if it now conflicts
-- with another row, such as a new entry with the same email. For posts, see restore_posts.
create function private.restore_row(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.deleted_rows;
begin
  perform private.require_admin();
  delete from private.deleted_rows where id = p_id and source <> 'blogs' returning * into v_row;
  if not found then
    return jsonb_build_object('status', 'missing');
  end if;
  -- The account that added it may have been deleted.
  if not exists (select from public.profiles where id::text = v_row.content ->> 'added_by') then
    v_row.content := v_row.content || '{"added_by": null}';
  end if;
  perform private.insert_row(v_row.source, v_row.content);
  -- A trigger couldn't distinguish it from a mail sent by an admin's action.
  if v_row.source = 'email_outbox' then
    perform private.record_event(auth.uid(), 'created', 'mail', v_row.row_id::text);
  end if;
  return jsonb_build_object('status', 'restored');
exception when unique_violation or exclusion_violation or foreign_key_violation then
  return jsonb_build_object('status', 'taken');
end
$$;

-- Like delete_row, for many rows. Returns the ids for restoring them.
create function private.delete_rows(p_source text, p_ids uuid[]) returns uuid[]
language plpgsql security definer set search_path = '' as $$
begin
  return array(
    select deleted from unnest(p_ids) as id, private.delete_row(p_source, id) as deleted
    where deleted is not null
  );
end
$$;

-- Like restore_row, for many rows. Returns the names of those restored; for redirects, their paths.
create function private.restore_rows(p_ids uuid[]) returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return array(
    select name from private.deleted_rows, private.restore_row(id) as answer
    where id = any (p_ids) and answer ->> 'status' = 'restored'
  );
end
$$;

-- Returns the 200 most recently deleted rows: [{id, source, row_id, name, deleted_at}].
create function private.list_deleted_rows() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select id, source, row_id, name, deleted_at
      from private.deleted_rows order by deleted_at desc, id limit 200
    ) as listed
  );
end
$$;

select private.expose('delete_row', 'authenticated');
select private.expose('restore_row', 'authenticated');
select private.expose('list_deleted_rows', 'authenticated');
select private.expose('delete_rows', 'authenticated');
select private.expose('restore_rows', 'authenticated');

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'deleted', 'private.deleted_rows', $$source <> 'blogs' and deleted_at <= now() - $1$$),
  ('expire', 'deleted_posts', 'private.deleted_rows', $$source = 'blogs' and deleted_at <= now() - $1$$);

-- Deleted posts are the site's own content, not data about a person.
insert into private.row_rules (purpose, kind, source, condition, shown) values
  ('person', 'deleted', 'private.deleted_rows', $$source <> 'blogs' and private.names_address(content::text, $1)$$,
    $$content - array['email_search', 'search_text', 'confirmations', 'html'] || jsonb_build_object('deleted_at', deleted_at)$$);
