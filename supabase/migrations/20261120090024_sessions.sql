-- Adds a row for every session, including those opened directly at the auth server.
create function private.keep_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.session_details (session_id, user_id) values (new.id, new.user_id);
  return null;
end
$$;

create trigger keep_session after insert on auth.sessions
  for each row execute function private.keep_session();

-- A new password ends every session in the same transaction, so its user has to sign in again. The
-- auth server would accept one with any token, so an admin's is only stored right after the site
-- allows it.
create function private.end_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.profiles where id = new.id and is_admin) and not exists (
    select from private.session_details where user_id = new.id and password_allowed_at > now() - interval '30 seconds'
  ) then
    raise 'only the site sets the password of an admin' using errcode = '42501';
  end if;
  delete from auth.sessions where user_id = new.id;
  perform private.record_account_event(new.id, 'changed', 'password');
  return null;
end
$$;

create trigger end_sessions
  after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_sessions();

-- Stores the sign-in details of a session created by the auth server, and tells that server when to
-- reject its refresh token.
create function public.describe_session(p_id uuid, p_browser text, p_remembered boolean) returns void
language sql security definer set search_path = '' as $$
  update private.session_details set browser = p_browser, remembered = p_remembered
  where session_id = p_id;
  update auth.sessions set not_after = private.session_end(user_id, created_at, p_remembered)
  where id = p_id;
$$;

-- Returns up to 50 of the caller's sessions, the current one first, then by last use:
-- [{id, created_at, used_at, browser or null, remembered, current}].
create function private.list_own_sessions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select coalesce(jsonb_agg(to_jsonb(session)), '[]') from (
    select id, created_at, used_at, browser, remembered,
      id = (auth.jwt() ->> 'session_id')::uuid as current
    from private.open_sessions where user_id = (select auth.uid())
    order by current desc, used_at desc, id limit 50
  ) as session;
$$;

-- Ends the caller's other session with this id, or all others if it is null. Returns how many.
create function private.end_own_sessions(p_id uuid default null) returns integer
language sql security definer set search_path = '' as $$
  select private.require_admin();
  with ended as (
    delete from auth.sessions
    where user_id = (select auth.uid()) and id <> (auth.jwt() ->> 'session_id')::uuid
      and (p_id is null or id = p_id)
    returning id
  )
  select count(*)::integer from ended;
$$;

-- Deletes expired sessions, which also ends them at the auth server. Returns how many.
create function public.expire_sessions() returns integer
language sql security definer set search_path = '' as $$
  with expired as (
    delete from auth.sessions where id not in (select id from private.open_sessions) returning id
  )
  select count(*)::integer from expired;
$$;

-- Deletes an account with its profile and sessions; its posts stay, without an author. Returns
-- whether it existed.
create function public.delete_account(p_id uuid) returns boolean
language sql security definer set search_path = '' as $$
  with deleted as (delete from auth.users where id = p_id returning id)
  select exists (select from deleted);
$$;

grant execute on function
  public.describe_session(uuid, text, boolean), public.expire_sessions(), public.delete_account(uuid)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition, shown) values
  ('person', 'sessions', 'auth.sessions', 'user_id in (select id from auth.users where lower(email) = $1)',
    $$jsonb_build_object(
      'created_at', created_at, 'used_at', coalesce(refreshed_at at time zone 'UTC', created_at),
      'browser', (select browser from private.session_details where session_id = stored.id)
    )$$);

-- Second factors of admins. The auth server stores the secret and raises a session to aal2 after a
-- code. It lets anyone with the password of an account without a factor enrol one, so only the
-- factor recorded here counts.
create table private.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Null while a replacement has to be enrolled.
  factor_id uuid,
  -- The only session that may enrol the replacement.
  enrolling_session uuid references auth.sessions (id) on delete set null
);

create index second_factors_by_session on private.second_factors (enrolling_session);

revoke all on private.second_factors from public, anon, authenticated, service_role;
alter table private.second_factors enable row level security;

-- Returns the step that an admin's session still needs: 'code', 'enrol', or null. Checks the
-- session too, because the token only reflects the state when it was issued.
create function private.second_factor_step() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when known.user_id is null then
      case when coalesce((select require_second_factor from public.settings), true) then 'enrol' end
    when auth.jwt() ->> 'aal' = 'aal2' and session.aal::text = 'aal2' and session.factor_id = known.factor_id
      then null
    when known.enrolling_session = session.id then 'enrol'
    else 'code'
  end
  from (select auth.uid() as id, (auth.jwt() ->> 'session_id')::uuid as session_id) as caller
  left join private.second_factors as known on known.user_id = caller.id
  left join auth.sessions as session on session.id = caller.session_id
$$;

-- Returns the caller if their session is open: {id, email, is_admin, step, is_recent}, or null.
-- is_admin is false while the session still needs a step.
create function private.get_viewer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'email', email,
    'is_admin', is_admin and step is null,
    'step', case when is_admin then step end,
    'is_recent', private.is_recent((auth.jwt() ->> 'session_id')::uuid)
  )
  from public.profiles, private.second_factor_step() as step
  where id = (select auth.uid()) and private.session_is_open()
$$;

-- Records refusals only once every ten minutes, so that nobody can flood the log.
create function private.record_factor(p_action text, p_subject text, p_user uuid, p_session uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if p_action = 'refused' and private.hit_limit(p_subject || '-refusal:' || p_user, 1, interval '10 minutes') > 0 then
    return;
  end if;
  perform private.record_event(
    p_user, p_action, p_subject, p_account => p_user,
    p_browser => (select browser from private.session_details where session_id = p_session)
  );
end
$$;

-- Records that the password was re-entered in this session.
create function public.confirm_session(p_id uuid) returns void
language sql security definer set search_path = '' as $$
  update private.session_details set confirmed_at = now() where session_id = p_id;
$$;

-- Lets the session's account set a password within 30 seconds. Deletes a factor that was enrolled
-- outside the site, because the auth server would reject a new password without its code.
create function public.allow_password(p_session uuid) returns void
language sql security definer set search_path = '' as $$
  update private.session_details set password_allowed_at = now() where session_id = p_session;
  delete from auth.mfa_factors where user_id = (select user_id from auth.sessions where id = p_session)
    and user_id not in (select user_id from private.second_factors);
$$;

-- Returns the key for counting codes: per account, but per session during enrolment, so that nobody
-- else can block the owner.
create function private.code_key(p_user uuid, p_session uuid) returns text
language sql stable set search_path = '' as $$
  select 'code:' || coalesce(
    (select user_id from private.second_factors where user_id = p_user and factor_id is not null), p_session
  )
$$;

-- Counts a code before the auth server checks it: 5 in ten minutes, 20 a day, and each code only
-- once. Returns {status: "due", factor_id}, {status: "used"}, or {status: "limited", retry_after:
-- seconds}. factor_id is null for an account without a factor.
create function public.begin_code(p_user uuid, p_session uuid, p_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_key text := private.code_key(p_user, p_session);
  v_wait integer;
begin
  perform private.require(p_code ~ '^\d{6}$', 'p_code must have 6 digits');
  v_wait := private.hit_both(v_key, 5, '10 minutes', v_key || ':day', 20, '1 day');
  if v_wait > 0 then
    return jsonb_build_object('status', 'limited', 'retry_after', v_wait);
  end if;
  -- The auth server accepts a code for 90 seconds, any number of times.
  if private.hit_limit('code:' || p_user || ':' || p_code, 1, interval '2 minutes') > 0 then
    return jsonb_build_object('status', 'used');
  end if;
  return jsonb_build_object(
    'status', 'due',
    'factor_id', (select factor_id from private.second_factors where user_id = p_user)
  );
end
$$;

-- Records whether the auth server accepted a code. An accepted one no longer counts.
create function public.end_code(p_user uuid, p_session uuid, p_accepted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_key text := private.code_key(p_user, p_session);
begin
  if p_accepted then
    perform private.forget_hit(v_key), private.forget_hit(v_key || ':day');
  else
    perform private.record_factor('refused', 'second-factor', p_user, p_session);
  end if;
end
$$;

-- Whether this session may enrol a factor; the first one only if the session is recent. Deletes
-- factors that don't count, so that the auth server allows it, but keeps the one being replaced.
create function public.begin_enrolment(p_user uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_is_first boolean := not exists (select from private.second_factors where user_id = p_user);
begin
  if exists (
    select from private.second_factors
    where user_id = p_user and (factor_id is not null or enrolling_session is distinct from p_session)
  )
    or (v_is_first and not private.is_recent(p_session))
  then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = p_user and (v_is_first or status::text = 'unverified');
  return true;
end
$$;

-- Makes the factor that raised this session to aal2 the account's only one, and ends the other
-- sessions. Returns recovery codes, or null if the session may not enrol; this session gets ten
-- extra minutes to set up the app.
create function public.confirm_enrolment(p_user uuid, p_session uuid, p_mails jsonb) returns text[]
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.second_factors as known (user_id, factor_id)
  select session.user_id, factor.id
  from auth.sessions as session
  join auth.mfa_factors as factor on factor.id = session.factor_id and factor.user_id = session.user_id
  join public.profiles on profiles.id = session.user_id and profiles.is_admin
  where session.id = p_session and session.user_id = p_user
    and session.aal::text = 'aal2' and factor.status::text = 'verified'
    and (private.is_recent(p_session, '20 minutes') or exists (
      select from private.second_factors where user_id = p_user
    ))
  on conflict (user_id) do update set factor_id = excluded.factor_id, enrolling_session = null
  where known.factor_id is null and known.enrolling_session = p_session;
  if not found then
    return null;
  end if;
  delete from auth.mfa_factors where user_id = p_user
    and id <> (select factor_id from private.second_factors where user_id = p_user);
  delete from auth.sessions where user_id = p_user and id <> p_session;
  perform private.record_factor('created', 'second-factor', p_user, p_session);
  perform private.queue_mails(p_mails);
  return private.make_recovery_codes(p_user);
end
$$;

-- Lets only this session enrol the next factor. The auth server keeps the old one until then:
-- without any, it would accept a factor or a new password from anyone with the password. Raising
-- this session to aal2 lets it enrol.
create function private.replace_factor(p_user uuid, p_session uuid) returns void
language sql set search_path = '' as $$
  delete from auth.sessions where user_id = p_user and id <> p_session;
  update auth.sessions set aal = 'aal2' where id = p_session and user_id = p_user;
  update private.second_factors set factor_id = null, enrolling_session = p_session where user_id = p_user;
$$;

-- Called after a valid code. If admins must have a factor, this session must enrol another one.
create function public.remove_second_factor(p_user uuid, p_session uuid, p_mails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.replace_factor(p_user, p_session);
  if not (select require_second_factor from public.settings) then
    delete from private.second_factors where user_id = p_user;
    delete from auth.mfa_factors where user_id = p_user;
    update auth.sessions set aal = 'aal1', factor_id = null where id = p_session and user_id = p_user;
  end if;
  perform private.record_factor('deleted', 'second-factor', p_user, p_session);
  perform private.queue_mails(p_mails);
end
$$;

-- Removes the factor of an admin who has lost both phone and codes; requires the server's key.
create function public.forget_second_factor(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.second_factors where user_id = p_user;
  if not found then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = p_user;
  delete from auth.sessions where user_id = p_user;
  perform private.record_event(null, 'deleted', 'second-factor', p_account => p_user);
  return true;
end
$$;

-- Returns false, and changes nothing, if an admin without a second factor requires one of everyone;
-- null if a session that isn't recent would end the requirement.
create function private.set_second_factor_required(p_required boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require(p_required is not null, 'p_required is required');
  if p_required and not exists (select from private.second_factors where user_id = (select auth.uid())) then
    return false;
  end if;
  if not p_required and (select require_second_factor from public.settings)
    and not private.is_recent((auth.jwt() ->> 'session_id')::uuid)
  then
    return null;
  end if;
  update public.settings set require_second_factor = p_required where id;
  return true;
end
$$;

grant execute on function
  public.begin_code(uuid, uuid, text),
  public.end_code(uuid, uuid, boolean),
  public.begin_enrolment(uuid, uuid),
  public.confirm_enrolment(uuid, uuid, jsonb),
  public.confirm_session(uuid),
  public.allow_password(uuid),
  public.remove_second_factor(uuid, uuid, jsonb),
  public.forget_second_factor(uuid)
  to service_role;

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

grant execute on function
  public.use_recovery_code(uuid, uuid, text, jsonb), public.renew_recovery_codes(uuid, uuid)
  to service_role;

select private.expose(
  'authenticated', 'list_own_sessions', 'end_own_sessions', 'get_viewer',
  'set_second_factor_required', 'count_recovery_codes'
);
