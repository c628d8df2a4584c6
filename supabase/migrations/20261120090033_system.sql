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

select private.expose('system_status', 'authenticated');
