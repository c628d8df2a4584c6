-- Returns the admin dashboard in one call: {posts: {total, published, drafts}, recent: [{id, title,
-- published, created_at}], new_messages, pending_waitlist, undelivered, next_bookings: [{id,
-- starts_at, name, plan}], without_link}.
create function private.admin_dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'posts', (
      select jsonb_build_object(
        'total', count(*),
        'published', count(*) filter (where published),
        'drafts', count(*) filter (where not published)
      ) from public.blogs
    ),
    'recent', coalesce((
      select jsonb_agg(to_jsonb(post) order by created_at desc, id) from (
        select id, title, published, created_at from public.blogs
        order by created_at desc, id limit 5
      ) as post
    ), '[]'),
    'new_messages', (select count(*) from public.messages where read_at is null and not is_spam),
    'pending_waitlist', (select count(*) from public.waitlist where status = 'pending'),
    'undelivered', (select count(*) from public.email_outbox where status in ('pending', 'sending', 'dead')),
    'next_bookings', coalesce((
      select jsonb_agg(to_jsonb(booking) order by starts_at) from (
        select id, starts_at, name, plan from public.bookings
        where status = 'confirmed' and starts_at > now()
        order by starts_at limit 3
      ) as booking
    ), '[]'),
    'without_link', (
      select count(*) from public.bookings
      where status = 'confirmed' and starts_at > now()
        and coalesce(call_link, (select call_link from public.settings)) is null
    )
  );
end
$$;

-- Returns the counts of open items for every admin page, by kind. Each stops at 100, so that the cost
-- doesn't grow with the number of rows.
create function private.admin_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rule private.row_rules;
  v_count integer;
  v_counts jsonb := '{}';
begin
  perform private.require_admin();
  for v_rule in select * from private.row_rules where purpose = 'count' loop
    execute format(
      'select count(*) from (select from %s as stored where %s limit 100) as open',
      v_rule.source, v_rule.condition
    ) into v_count;
    v_counts := v_counts || jsonb_build_object(v_rule.kind, v_count);
  end loop;
  return v_counts;
end
$$;

-- Last run and outcome of each job.
create table private.job_runs (
  name text primary key check (name ~ '^[a-z]+([-_][a-z]+)*$'),
  ran_at timestamptz not null,
  outcome jsonb not null
);

revoke all on private.job_runs from public, anon, authenticated, service_role;
alter table private.job_runs enable row level security;

-- Deletes rows by their rules. p_periods has an interval of at least a day for each kind
-- (content/retention.ts). Returns the number of deleted rows per kind, and stores it in job_runs.
create function public.expire_rows(p_periods jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kind text;
  v_deletions text[];
  v_deletion text;
  v_period interval;
  v_count integer;
  v_total integer;
  v_outcome jsonb := '{}';
begin
  for v_kind, v_deletions in
    select kind, array_agg(format('delete from %s as stored where %s', source, condition) order by id)
    from private.row_rules where purpose = 'expire' group by kind order by min(id)
  loop
    v_period := p_periods ->> v_kind;
    perform private.require(v_period >= interval '1 day', 'every kind needs a period of a day at least');
    v_total := case v_kind when 'unconfirmed' then private.expire_subscriptions(v_period) else 0 end;
    foreach v_deletion in array v_deletions loop
      execute v_deletion using v_period;
      get diagnostics v_count = row_count;
      v_total := v_total + v_count;
    end loop;
    v_outcome := v_outcome || jsonb_build_object(v_kind, v_total);
  end loop;

  insert into private.job_runs (name, ran_at, outcome) values ('daily', now(), v_outcome)
  on conflict (name) do update set ran_at = excluded.ran_at, outcome = excluded.outcome;
  return v_outcome;
end
$$;

grant execute on function public.expire_rows(jsonb) to service_role;

-- Whether a text contains this exact (lower-case) email address, not just as part of a longer one.
create function private.names_address(p_text text, p_email text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(lower(p_text), p_email) > 0 and lower(p_text) ~ (
    '(?<![a-z0-9._%+-])' || regexp_replace(p_email, '([.^$*+?\[\]{}|])', '\\\1', 'g')
    || '(?![a-z0-9]|[.-][a-z0-9])'
  )
$$;

-- Returns why an email can't be erased: "admin", because the rights have to be revoked first,
-- "agency", because its notifications are about other people, or null.
create function private.erasure_obstacle(p_email text) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (select from public.profiles where email_search = p_email and is_admin) then 'admin'
    when exists (select from public.settings where lower(notification_address) = p_email) then 'agency'
  end
$$;

-- Returns everything stored about an email: {rows: {kind: [newest first]}, obstacle, is_erased}.
-- Kinds without rows are omitted.
create function private.find_person(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_place private.row_rules;
  v_found jsonb;
  v_rows jsonb := '{}';
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  for v_place in select * from private.row_rules where purpose = 'person' order by id loop
    execute format(
      'select jsonb_agg(shown order by shown ->> ''created_at'' desc) from (
         select %s as shown from %s as stored where %s
       ) as found',
      v_place.shown, v_place.source, v_place.condition
    ) into v_found using v_email;
    if v_found is not null then
      v_rows := v_rows || jsonb_build_object(v_place.kind, v_found);
    end if;
  end loop;
  return jsonb_build_object(
    'rows', v_rows,
    'obstacle', private.erasure_obstacle(v_email),
    'is_erased', private.is_erased(v_email)
  );
end
$$;

-- Deletes everything about an email address and stores a hash of it, so that it isn't emailed
-- again. Returns {status: "erased" | "missing"}, or the result of erasure_obstacle as the status.
create function private.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_place private.row_rules;
  v_obstacle text := private.erasure_obstacle(v_email);
  v_count integer;
  v_is_known boolean := false;
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  if v_obstacle is not null then
    return jsonb_build_object('status', v_obstacle);
  end if;

  for v_place in select * from private.row_rules where purpose = 'person' order by id loop
    execute format('delete from %s as stored where %s', v_place.source, v_place.condition) using v_email;
    get diagnostics v_count = row_count;
    v_is_known := v_is_known or v_count > 0;
  end loop;
  if not v_is_known then
    return jsonb_build_object('status', 'missing');
  end if;
  insert into private.erased_addresses (hash) values (private.address_hash(v_email))
  on conflict (hash) do nothing;
  perform private.record_event(auth.uid(), 'created', 'erasure');
  return jsonb_build_object('status', 'erased');
end
$$;

-- Allows mail to an erased email again. Returns whether it was erased.
create function private.allow_address(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  delete from private.erased_addresses where hash = private.address_hash(p_email);
  if not found then
    return false;
  end if;
  perform private.record_event(auth.uid(), 'deleted', 'erasure');
  return true;
end
$$;

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

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'deleted', 'private.deleted_rows', $$source <> 'blogs' and deleted_at <= now() - $1$$),
  ('expire', 'deleted_posts', 'private.deleted_rows', $$source = 'blogs' and deleted_at <= now() - $1$$);

-- Deleted posts are the site's own content, not data about a person.
insert into private.row_rules (purpose, kind, source, condition, shown) values
  ('person', 'deleted', 'private.deleted_rows', $$source <> 'blogs' and private.names_address(content::text, $1)$$,
    $$content - array['email_search', 'search_text', 'confirmations', 'html'] || jsonb_build_object('deleted_at', deleted_at)$$);

-- Records a run of a job that leaves no other trace, at most every 30 seconds.
create function public.record_job_run(p_name text) returns void
language sql security definer set search_path = '' as $$
  insert into private.job_runs (name, ran_at, outcome) values (p_name, now(), '{}')
  on conflict (name) do update set ran_at = excluded.ran_at
  where job_runs.ran_at < now() - interval '30 seconds'
$$;

grant execute on function public.record_job_run(text) to service_role;

-- Returns the site's status for admins: {jobs: {name: ran_at}, mails: {waiting, waiting_since,
-- dead}, pictures: {count, bytes}, database: {version, bytes}, migrations: [version]}. `dead`
-- counts the emails that failed for good in the last 24 hours.
create function private.system_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_migrations jsonb := '[]';
begin
  perform private.require_admin();
  -- The table is missing if the migrations were run manually.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select coalesce(jsonb_agg(version order by version), '[]') into v_migrations
    from supabase_migrations.schema_migrations;
  end if;

  return jsonb_build_object(
    'jobs', (select coalesce(jsonb_object_agg(name, ran_at), '{}') from private.job_runs),
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where status <> 'dead'),
        'waiting_since', min(created_at) filter (where status <> 'dead'),
        'dead', count(*) filter (where status = 'dead' and next_attempt_at > now() - interval '24 hours')
      ) from public.email_outbox where status in ('pending', 'sending', 'dead')
    ),
    'pictures', (
      select jsonb_build_object(
        'count', count(*), 'bytes', coalesce(sum((metadata ->> 'size')::bigint), 0)
      ) from storage.objects
    ),
    'database', jsonb_build_object(
      'version', current_setting('server_version'),
      'bytes', pg_database_size(current_database())
    ),
    'migrations', v_migrations
  );
end
$$;

select private.expose(
  'authenticated', 'admin_dashboard', 'admin_counts', 'find_person', 'erase_person', 'allow_address',
  'delete_row', 'restore_row', 'list_deleted_rows', 'delete_rows', 'restore_rows', 'system_status'
);
