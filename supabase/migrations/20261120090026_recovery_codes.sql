-- Codes that replace a lost second factor. Each works once and is then deleted. They have 80 random
-- bits, so an unsalted hash is safe.
create table private.recovery_codes (
  user_id uuid not null references private.second_factors (user_id) on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

revoke all on private.recovery_codes from public, anon, authenticated, service_role;
alter table private.recovery_codes enable row level security;

-- Replaces the recovery codes with ten new ones: four groups of five hexadecimal digits.
create function private.make_recovery_codes(p_user uuid) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_codes text[];
begin
  select array_agg(regexp_replace(digits, '(.{5})(?=.)', '\1-', 'g')) into v_codes
  from (
    -- The first eight digits of a random UUID are all random.
    select left(gen_random_uuid()::text, 8) || left(gen_random_uuid()::text, 8)
      || left(gen_random_uuid()::text, 4) as digits
    from generate_series(1, 10)
  ) as made;
  delete from private.recovery_codes where user_id = p_user;
  insert into private.recovery_codes (user_id, hash)
  select p_user, sha256(convert_to(code, 'UTF8')) from unnest(v_codes) as code;
  return v_codes;
end
$$;

-- Accepts a recovery code instead of a code from the app: 5 tries an hour per session. There is no
-- limit per account, which could lock out its owner, because nobody can guess 80 bits. Ends the
-- other sessions; this one has to enrol a new factor. Returns {status: "done" | "wrong"}, or
-- {status: "limited", retry_after: seconds}.
create function public.use_recovery_code(p_user uuid, p_session uuid, p_code text, p_mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer := private.hit_limit('recovery-code:' || p_session, 5, interval '1 hour');
begin
  if v_wait > 0 then
    return jsonb_build_object('status', 'limited', 'retry_after', v_wait);
  end if;
  delete from private.recovery_codes
  where user_id = p_user and hash = sha256(convert_to(p_code, 'UTF8'));
  if not found then
    perform private.record_factor('refused', 'recovery-code', p_user, p_session);
    return jsonb_build_object('status', 'wrong');
  end if;
  perform private.record_factor('deleted', 'recovery-code', p_user, p_session);
  perform private.replace_factor(p_user, p_session);
  perform private.queue_mails(p_mails);
  return jsonb_build_object('status', 'done');
end
$$;

-- Called after a valid code. Returns null for an account without a factor.
create function public.renew_recovery_codes(p_user uuid, p_session uuid) returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors where user_id = p_user and factor_id is not null) then
    return null;
  end if;
  perform private.record_factor('created', 'recovery-code', p_user, p_session);
  return private.make_recovery_codes(p_user);
end
$$;

-- Returns how many recovery codes the caller has left; null without a second factor.
create function private.count_recovery_codes() returns integer
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select (select count(*)::integer from private.recovery_codes where user_id = known.user_id)
  from private.second_factors as known where user_id = (select auth.uid());
$$;

select private.expose('count_recovery_codes', 'authenticated');
grant execute on function
  public.use_recovery_code(uuid, uuid, text, jsonb), public.renew_recovery_codes(uuid, uuid)
  to service_role;
