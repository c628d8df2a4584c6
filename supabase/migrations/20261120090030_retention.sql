-- Last run and outcome of each job.
create table private.job_runs (
  name text primary key check (name ~ '^[a-z]+([-_][a-z]+)*$'),
  ran_at timestamptz not null,
  outcome jsonb not null
);

revoke all on private.job_runs from public, anon, authenticated, service_role;
alter table private.job_runs enable row level security;

-- Deletes rows older than their period in p_periods: {messages, bookings, waitlist, unconfirmed,
-- mail, sign_in_log, limits, deleted, deleted_posts, drafts, audit, draft_links, missing_paths,
-- imports}, each an interval of at least a day (content/retention.ts). Returns the number of
-- deleted rows per kind, and stores it in job_runs.
create function public.expire_rows(p_periods jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kinds constant text[] := array[
    'messages', 'bookings', 'waitlist', 'unconfirmed', 'mail', 'sign_in_log', 'limits',
    'deleted', 'deleted_posts', 'drafts', 'audit', 'draft_links', 'missing_paths', 'imports'
  ];
  v_kind text;
  v_period interval;
  v_count integer;
  v_more integer;
  v_outcome jsonb := '{}';
begin
  foreach v_kind in array v_kinds loop
    v_period := p_periods ->> v_kind;
    perform private.require(v_period >= interval '1 day', 'every kind needs a period of a day at least');
    v_more := 0;

    case v_kind
    when 'messages' then
      delete from public.messages where created_at <= now() - v_period;
    when 'bookings' then
      delete from public.bookings where ends_at <= now() - v_period;
    when 'waitlist' then
      delete from public.waitlist where created_at <= now() - v_period;
    when 'unconfirmed' then
      v_more := private.expire_subscriptions(v_period);
      delete from auth.users
      where email_confirmed_at is null and last_sign_in_at is null and created_at <= now() - v_period;
    when 'mail' then
      -- Keep mails that are still waiting to be sent.
      delete from public.email_outbox
      where status in ('sent', 'dead', 'suppressed') and created_at <= now() - v_period;
    when 'sign_in_log' then
      delete from auth.audit_log_entries where created_at <= now() - v_period;
    when 'limits' then
      delete from private.sign_in_attempts where expires_at <= now();
      get diagnostics v_more = row_count;
      delete from private.submissions where expires_at <= now();
      get diagnostics v_count = row_count;
      v_more := v_more + v_count;
      delete from private.limit_hits where expires_at <= now() or hit_at <= now() - v_period;
    when 'deleted' then
      delete from private.deleted_rows where source <> 'blogs' and deleted_at <= now() - v_period;
    when 'deleted_posts' then
      delete from private.deleted_rows where source = 'blogs' and deleted_at <= now() - v_period;
    when 'drafts' then
      delete from private.post_versions
      where not exists (select from public.blogs where id = post_id)
        and not exists (select from private.deleted_rows where row_id = post_id);
      get diagnostics v_more = row_count;
      delete from private.post_editors where seen_at <= now() - v_period;
    when 'audit' then
      delete from private.audit_log where created_at <= now() - v_period;
    when 'draft_links' then
      delete from public.draft_links where least(expires_at, revoked_at) <= now() - v_period;
    when 'missing_paths' then
      delete from public.missing_paths where last_seen_at <= now() - v_period;
    when 'imports' then
      delete from public.import_runs where created_at <= now() - v_period;
    end case;

    get diagnostics v_count = row_count;
    v_outcome := v_outcome || jsonb_build_object(v_kind, v_count + v_more);
  end loop;

  insert into private.job_runs (name, ran_at, outcome) values ('daily', now(), v_outcome)
  on conflict (name) do update set ran_at = excluded.ran_at, outcome = excluded.outcome;
  return v_outcome;
end
$$;

grant execute on function public.expire_rows(jsonb) to service_role;
