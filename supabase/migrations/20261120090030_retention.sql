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
