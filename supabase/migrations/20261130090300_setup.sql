-- Names the link that creates the first owner; null once there is one. Changes with every grant of
-- admin rights, so a used link never works again.
create function public.setup_id() returns text
language sql stable security definer set search_path = '' as $$
  select left(encode(private.hash_key('setup:' || coalesce(max(id), 0)), 'hex'), 32)
  from private.audit_log where subject = 'user' and after @> '{"is_admin": true}'
  having not exists (select from public.profiles where is_admin)
$$;

-- Makes an account the first owner. Returns whether it is one; false if another one came first.
create function public.create_first_owner(p_user uuid, p_notification_address text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_key('first owner');
  if not exists (select from public.profiles where is_admin) then
    perform private.act_as(p_user);
    update public.profiles set is_admin = true where id = p_user;
    update public.settings set notification_address = p_notification_address where found;
  end if;
  return exists (select from public.profiles where id = p_user and is_admin);
end
$$;

-- Returns which steps of the setup are done: {step: boolean}.
create function private.setup_progress() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings');
  return jsonb_build_object(
    'notifications', (select notification_address is not null from public.settings),
    'post', exists (select from public.blogs where published),
    'second_factor', exists (select from private.second_factors where user_id = auth.uid() and factor_id is not null),
    'mail', exists (select from public.email_outbox where status = 'sent'),
    'backup', exists (select from private.job_runs where name = 'backup')
  );
end
$$;

-- Returns what lib/doctor checks: {now, migrations: [version], jobs: {name: ran_at}, mail: {status,
-- created_at}, owners: {total, protected}, offsets: {zone: [minutes ahead of UTC, at noon UTC of
-- today and the next p_days days]}}. `mail` is the newest; unknown zones are omitted.
create function public.doctor_facts(p_zones text[], p_days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_zone text; v_offsets jsonb := '{}'; v_migrations jsonb := '[]';
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    select coalesce(jsonb_agg(version order by version), '[]') into v_migrations
    from supabase_migrations.schema_migrations;
  end if;
  foreach v_zone in array p_zones loop
    begin
      v_offsets := v_offsets || jsonb_build_object(v_zone, (
        select jsonb_agg(extract(epoch from noon at time zone v_zone - noon at time zone 'UTC')::integer / 60 order by noon)
        from generate_series(12, 12 + 24 * p_days, 24) as hour,
          lateral (select date_trunc('day', now(), 'UTC') + make_interval(hours => hour)) as at (noon)
      ));
    exception when invalid_parameter_value then null;
    end;
  end loop;
  return jsonb_build_object(
    'now', clock_timestamp(),
    'migrations', v_migrations,
    'jobs', (select coalesce(jsonb_object_agg(name, ran_at), '{}') from private.job_runs),
    'mail', (select jsonb_build_object('status', status, 'created_at', created_at)
      from public.email_outbox where status <> 'suppressed' order by created_at desc, id limit 1),
    'owners', (select jsonb_build_object('total', count(*), 'protected', count(factor_id))
      from public.profiles left join private.second_factors on user_id = id where is_admin),
    'offsets', v_offsets
  );
end
$$;

grant execute on function public.setup_id(), public.create_first_owner(uuid, text),
  public.doctor_facts(text[], integer) to service_role;

select private.expose('authenticated', 'setup_progress');
