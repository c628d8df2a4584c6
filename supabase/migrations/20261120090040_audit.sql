-- Log of changes, sign-ins, refusals and exports. It stores ids, states and column names, but no
-- emails or texts of visitors.
create table private.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for the server or someone unknown. No foreign key, because entries outlive accounts.
  actor_id uuid,
  -- The account that the entry is about, if any.
  account_id uuid,
  action text not null check (action in ('created', 'changed', 'deleted', 'refused', 'exported')),
  subject text not null check (subject ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text,
  -- Values of the changed columns. A column that is null in both has values that are not stored.
  before jsonb,
  after jsonb,
  browser text
);

create index audit_log_by_time on private.audit_log (created_at);
create index audit_log_by_subject on private.audit_log (subject, id desc);
create index audit_log_by_actor on private.audit_log (actor_id, id desc);
create index audit_log_by_account on private.audit_log (account_id, id desc);

revoke all on private.audit_log from public, anon, authenticated, service_role;
revoke all on sequence private.audit_log_id_seq from public, anon, authenticated, service_role;
alter table private.audit_log enable row level security;

-- Rejects changes to the log, even by the owner, whose privileges the functions have.
create function private.keep_audit_log() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise 'the audit log can only grow' using errcode = '42501';
end
$$;

create trigger never_changed before update or truncate on private.audit_log
  for each statement execute function private.keep_audit_log();
create trigger kept_for_a_year before delete on private.audit_log
  for each row when (old.created_at > now() - interval '12 months')
  execute function private.keep_audit_log();

-- p_browser defaults to that of the caller's session.
create function private.record_event(
  p_actor uuid, p_action text, p_subject text, p_subject_id text default null,
  p_account uuid default null, p_before jsonb default null, p_after jsonb default null,
  p_browser text default null
) returns void
language sql set search_path = '' as $$
  insert into private.audit_log
    (actor_id, account_id, action, subject, subject_id, before, after, browser)
  values (p_actor, p_account, p_action, p_subject, p_subject_id, p_before, p_after, coalesce(p_browser, (
    select browser from private.session_details where session_id = (auth.jwt() ->> 'session_id')::uuid
  )))
$$;

-- Makes triggers attribute the server's changes in this transaction to an account.
create function private.act_as(p_actor uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if p_actor is not null then
    perform set_config('request.jwt.claim.sub', p_actor::text, true);
  end if;
end
$$;

-- Trigger arguments: the subject, then the columns whose values may be stored.
create function private.audit_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_id text := coalesce(v_new, v_old) ->> case tg_argv[0] when 'tag' then 'slug' when 'settings' then null else 'id' end;
  v_before jsonb;
  v_after jsonb;
begin
  select jsonb_object_agg(name, case when is_kept then v_old -> name end),
    jsonb_object_agg(name, case when is_kept then v_new -> name end)
  into v_before, v_after
  from (
    select name, name = any (tg_argv[1:]) as is_kept from jsonb_object_keys(coalesce(v_new, v_old)) as name
  ) as known
  where case
    when tg_op <> 'UPDATE' then is_kept and coalesce(v_new, v_old) -> name <> 'null'
    -- Ignore columns derived from others.
    when name in ('updated_at', 'preview', 'title_search', 'tag_slugs', 'media', 'email_search', 'search_text',
      'imported_hash', 'imported_version', 'ends_at', 'time_set_at', 'sequence', 'cancelled_at') then false
    else v_old -> name is distinct from v_new -> name
  end;
  if v_before is null then
    return null;
  end if;

  perform private.record_event(
    auth.uid(),
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_argv[0],
    case when tg_argv[0] <> 'user' then v_id end,
    case when tg_argv[0] = 'user' then v_id::uuid end,
    case when tg_op <> 'INSERT' then v_before end,
    case when tg_op <> 'DELETE' then v_after end
  );
  return null;
end
$$;

-- Visitors' submissions and the server's own changes have no user, so they aren't logged.
create trigger audit after insert or update or delete on public.blogs
  for each row when (auth.uid() is not null)
  execute function private.audit_row('post', 'title', 'slug', 'published', 'publish_at', 'unpublish_at', 'created_at',
    'noindex', 'canonical_url');
create trigger audit after insert or delete or update of name on public.tags
  for each row when (auth.uid() is not null) execute function private.audit_row('tag', 'name');
create trigger audit after insert or update or delete on public.media
  for each row when (auth.uid() is not null) execute function private.audit_row('picture', 'name');
create trigger audit after insert or update or delete on public.waitlist
  for each row when (auth.uid() is not null) execute function private.audit_row('waitlist', 'status');
create trigger audit after insert or update or delete on public.messages
  for each row when (auth.uid() is not null) execute function private.audit_row('message', 'is_spam');
create trigger audit after insert or update or delete on public.subscribers
  for each row when (auth.uid() is not null) execute function private.audit_row('subscriber', 'status');
create trigger audit after insert or update or delete on public.bookings
  for each row when (auth.uid() is not null) execute function private.audit_row('booking', 'status');
create trigger audit after update or delete on public.email_outbox
  for each row when (auth.uid() is not null) execute function private.audit_row('mail', 'kind', 'status');
create trigger audit after update on public.settings
  for each row when (auth.uid() is not null)
  execute function private.audit_row('settings', 'exchange_rate', 'require_second_factor');

-- Logged for every actor, because the server's key can make admins too.
create trigger audit after delete or update of is_admin on public.profiles
  for each row execute function private.audit_row('user', 'is_admin');

-- Records an account's action at the auth server; for members at most once an hour, so that nobody
-- can flood the log.
create function private.record_account_event(
  p_user uuid, p_action text, p_subject text, p_id text default null, p_browser text default null
) returns void
language sql set search_path = '' as $$
  select private.record_event(coalesce(auth.uid(), p_user), p_action, p_subject, p_id, p_user, p_browser => p_browser)
  where exists (select from public.profiles where id = p_user and is_admin)
    or private.hit_limit(concat_ws(':', 'event', p_action, p_subject, p_user), 1, interval '1 hour') = 0
$$;

-- Records a sign-in and the end of its session, by sign-out, from another session or by expiry. The
-- browser only becomes known after the sign-in, so it is logged at the end.
create function private.audit_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_session private.session_details := coalesce(new, old);
begin
  perform private.record_account_event(
    v_session.user_id, case tg_op when 'INSERT' then 'created' else 'deleted' end,
    'session', v_session.session_id::text, v_session.browser
  );
  return null;
end
$$;

create trigger audit after insert or delete on private.session_details
  for each row execute function private.audit_session();

-- Logs a rate-limited sign-in at most once every ten minutes per account, with one shared limit for
-- all unknown emails, so that nobody can flood the log.
create function private.record_refusal(p_email text) returns void
language plpgsql set search_path = '' as $$
declare
  v_account uuid := (select id from public.profiles where email = lower(btrim(p_email)));
begin
  if private.hit_limit('refusal:' || coalesce(v_account::text, ''), 1, interval '10 minutes') = 0 then
    perform private.record_event(null, 'refused', 'sign-in', p_account => v_account);
  end if;
end
$$;

-- Called before a list is exported as a file.
create function private.record_export(p_list text) returns void
language sql security definer set search_path = '' as $$
  select private.require_admin();
  select private.require(
    p_list in ('people', 'site')
      or exists (select from private.row_rules where purpose = 'export' and kind = p_list),
    'p_list must be a list with an export'
  );
  select private.record_event(auth.uid(), 'exported', 'list', p_list);
$$;

-- Returns the newest p_size entries before the id p_before, by or about accounts whose email starts
-- with p_email, with p_subject, since p_since; null means any: [{id, created_at, actor_id, actor,
-- account_id, account, action, subject, subject_id, before, after, browser, title}]. `actor` and
-- `account` are emails, null once the account is deleted.
create function private.list_audit_log(
  p_size integer, p_before bigint default null, p_email text default null,
  p_subject text default null, p_since timestamptz default null
) returns jsonb
language plpgsql stable security definer
set plan_cache_mode = force_custom_plan set search_path = '' as $$
declare
  v_accounts uuid[];
begin
  perform private.require_admin();
  perform private.require(p_size between 1 and 1000, 'p_size must be 1 to 1000');
  if p_email is not null then
    v_accounts := array(
      select id from public.profiles
      where email_search >= lower(p_email) and email_search < lower(p_email) || chr(1114111)
    );
  end if;
  return coalesce((
    select jsonb_agg(to_jsonb(entry) order by id desc) from (
      select log.id, log.created_at, actor_id, actor.email as actor, account_id,
        account.email as account, action, subject, subject_id, before, after,
        coalesce(log.browser, session.browser) as browser, case
          when subject in ('post', 'draft-link') then (select title from public.blogs where id = (
            case subject when 'post' then subject_id else coalesce(after, before) ->> 'post_id' end)::uuid)
          when subject = 'tag' then (select name from public.tags where slug = subject_id)
          when subject = 'picture' then (select name from public.media where id = subject_id::uuid)
          when subject = 'import' then (select file_name from public.import_runs where id = subject_id::uuid)
        end as title
      from private.audit_log as log
      left join public.profiles as actor on actor.id = actor_id
      left join public.profiles as account on account.id = account_id
      left join private.session_details as session
        on session.session_id = case when subject = 'session' then subject_id::uuid end
      where (p_before is null or log.id < p_before)
        and (p_subject is null or subject = p_subject)
        and (p_since is null or log.created_at >= p_since)
        and (v_accounts is null or actor_id = any (v_accounts) or account_id = any (v_accounts))
      order by log.id desc limit p_size
    ) as entry
  ), '[]');
end
$$;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'audit', 'private.audit_log', 'created_at <= now() - $1'),
  ('export', 'audit', 'private.audit_log', default);

select private.expose('authenticated', 'record_export', 'list_audit_log');
