-- `email_search` is for finding an email by its value or a prefix, as a bytewise range: `>=` the
-- prefix and `<` the first value after it. `search_text` is scanned for substrings, because
-- row-level security rules out text indexes: their operators might leak what a policy hides.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  username text check (username ~ '^[A-Za-z0-9_-]{3,50}$'),
  email text,
  email_search text collate "C" generated always as (lower(email)) stored,
  search_text text not null generated always as (
    lower(coalesce(email, '') || ' ' || coalesce(username, ''))
  ) stored,
  created_at timestamptz not null default now()
);

create index profiles_by_email on public.profiles (email);
create index profiles_newest on public.profiles (created_at desc, id);
create index profiles_by_email_search on public.profiles (email_search);

revoke all on public.profiles from public, anon, authenticated, service_role;
alter table public.profiles enable row level security;

-- Session details that Supabase lacks: whether to remember the session, and the browser. Supabase's
-- own user_agent is that of this site's server.
create table private.session_details (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null,
  -- Null for a sign-in that bypassed the site and went straight to the auth server.
  browser text check (private.is_one_line(browser) and char_length(browser) <= 60),
  remembered boolean not null default false,
  -- When the password was last re-entered.
  confirmed_at timestamptz,
  -- When the site last allowed a password change in this session.
  password_allowed_at timestamptz
);

revoke all on private.session_details from public, anon, authenticated, service_role;
alter table private.session_details enable row level security;

-- Returns when a session expires: 180 days after the sign-in, or 12 hours for an admin who did not
-- ask to be remembered.
create function private.session_end(p_user uuid, p_created_at timestamptz, p_remembered boolean)
returns timestamptz language sql stable set search_path = '' as $$
  select p_created_at + case
    when not p_remembered and exists (select from public.profiles where id = p_user and is_admin)
      then interval '12 hours'
    else interval '180 days'
  end
$$;

-- An unused session expires after 30 days.
create view private.open_sessions as
select *
from (
  select session.id, session.user_id, session.created_at,
    coalesce(session.refreshed_at at time zone 'UTC', session.created_at) as used_at,
    coalesce(details.remembered, false) as remembered, details.browser
  from auth.sessions as session
  left join private.session_details as details on details.session_id = session.id
) as session
where used_at > now() - interval '30 days'
  and now() < private.session_end(user_id, created_at, remembered);

revoke all on private.open_sessions from public, anon, authenticated, service_role;

-- An access token stays valid until it expires, even if its session has already ended.
create function private.session_is_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.open_sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = (select auth.uid())
  )
$$;

-- Runs as its owner, because a policy on profiles that reads profiles would recurse. An admin who
-- has yet to enter a code or enrol a second factor has no rights.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles where id = (select auth.uid()) and is_admin
  ) and private.session_is_open() and private.second_factor_step() is null;
end
$$;

-- Whether the user signed in or re-entered the password within that time. Required for anything
-- that could lock out the owner of a stolen cookie.
create function private.is_recent(p_session uuid, p_within interval default '10 minutes') returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions left join private.session_details on session_id = id
    where id = p_session and greatest(sessions.created_at, confirmed_at) > now() - p_within
  )
$$;

-- Sign-up data is user input: an invalid name is dropped instead of raising an error.
create function private.username_from(p_metadata jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_metadata -> 'username') = 'string'
      then substring(left(p_metadata ->> 'username', 50) from '^[A-Za-z0-9_-]{3,50}$')
  end
$$;

-- Copies only the username from the sign-up data: an is_admin in it has no effect.
create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, username)
  values (new.id, new.email, private.username_from(new.raw_user_meta_data))
  on conflict (id) do update set email = excluded.email;
  return null;
end
$$;

grant execute on function private.session_is_open(), private.is_admin() to authenticated;

create trigger keep_profile
  after insert or update of email on auth.users
  for each row execute function private.keep_profile();

-- A project may already have users before its first migration.
insert into public.profiles (id, email, username)
select id, email, private.username_from(raw_user_meta_data) from auth.users
on conflict (id) do nothing;

grant select on public.profiles to authenticated, service_role;
-- Only the server's secret key can make an admin, never a session.
grant update (is_admin) on public.profiles to service_role;

create policy "members read their own profile, admins every one" on public.profiles
  for select to authenticated
  using (
    (id = (select auth.uid()) and (select private.session_is_open()))
    or (select private.is_admin())
  );

-- Requires an admin, in functions that run as their owner, to which no policy applies.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise 'only an admin may do this' using errcode = '42501';
  end if;
end
$$;

-- Grants or revokes admin rights and queues emails about it; revoking ends the user's sessions.
-- Returns a status of "done", "missing", or "stale" (the session isn't recent); for the caller's
-- own account, which can't be changed, "own" or "last" (there is no other admin). The server calls
-- this with its key, because it writes the emails, but the rights are those of p_session.
create function public.set_admin(
  p_admin uuid, p_session uuid, p_id uuid, p_is_admin boolean, p_mails jsonb default '[]'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', p_admin, 'session_id', p_session, 'aal', (select aal from auth.sessions where id = p_session)
  )::text, true);
  perform private.require_admin();
  perform private.require(p_is_admin is not null, 'p_is_admin is required');

  -- If two admins revoke each other at once, the second one waits here and is then rejected.
  perform from public.profiles where is_admin order by id for update;
  perform private.require_admin();
  if not private.is_recent(p_session) then
    return '{"status": "stale"}';
  end if;

  if p_id = (select auth.uid()) then
    return jsonb_build_object('status', case
      when p_is_admin or exists (select from public.profiles where is_admin and id <> p_id)
        then 'own'
      else 'last'
    end);
  end if;
  if not p_is_admin then
    -- A stolen cookie must not work again if admin rights are granted later.
    delete from auth.sessions where user_id = p_id;
  end if;
  update public.profiles set is_admin = p_is_admin where id = p_id;
  if found and p_mails <> '[]' then
    perform private.queue_mails(p_mails);
  end if;
  return jsonb_build_object('status', case when found then 'done' else 'missing' end);
end
$$;

grant execute on function public.set_admin(uuid, uuid, uuid, boolean, jsonb) to service_role;

-- Failed sign-ins per account and IP. Eight within ten minutes are allowed; after that, each
-- attempt has to wait twice as long as the one before.
create table private.sign_in_attempts (
  key bytea primary key,
  -- Times of the attempts in the last ten minutes.
  recent timestamptz[] not null,
  -- Number of waits so far, and when the last one ends.
  waits integer not null default 0,
  free_at timestamptz,
  expires_at timestamptz not null
);
create index sign_in_attempts_expired on private.sign_in_attempts (expires_at);

revoke all on private.sign_in_attempts from public, anon, authenticated, service_role;
alter table private.sign_in_attempts enable row level security;

create function private.require_email(p_email text) returns void
language sql set search_path = '' as $$
  select private.require(char_length(p_email) between 1 and 320, 'p_email must have 1 to 320 characters')
$$;

-- Counts unknown accounts too, so that limits don't reveal which exist. The lock makes concurrent
-- attempts count one after the other.
create function private.sign_in_key(p_email text, p_ip text) returns bytea
language sql set search_path = '' as $$
  select private.require_email(p_email);
  select private.require_ip(p_ip);
  select private.lock_key(jsonb_build_array('sign-in', lower(btrim(p_email)), p_ip)::text);
$$;

-- Removes the newest hit of a key.
create function private.forget_hit(p_key text) returns void
language plpgsql set search_path = '' as $$
declare
  v_key bytea := private.lock_key(p_key);
begin
  delete from private.limit_hits where id = (
    select id from private.limit_hits where key = v_key order by hit_at desc limit 1
  );
end
$$;

-- Counts a hit for both limits and returns 0. If either is reached, counts neither and returns the
-- whole seconds to wait.
create function private.hit_both(
  p_key text, p_max integer, p_window interval, p_other text, p_other_max integer, p_other_window interval
) returns integer
language plpgsql set search_path = '' as $$
declare
  v_wait integer := private.hit_limit(p_key, p_max, p_window);
begin
  if v_wait = 0 then
    v_wait := private.hit_limit(p_other, p_other_max, p_other_window);
    if v_wait > 0 then
      perform private.forget_hit(p_key);
    end if;
  end if;
  return v_wait;
end
$$;

-- Counts an attempt before its password is checked and returns 0; during a wait, counts nothing and
-- returns the whole seconds left. There are also limits of 30 in 10 minutes per IP and 50 an hour
-- per account. Waits start at 60 s and double up to an hour. They are reset only a day after the
-- last attempt, so that waiting doesn't earn another eight attempts.
create function public.begin_sign_in(p_email text, p_ip text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_key bytea := private.sign_in_key(p_email, p_ip);
  v_now timestamptz := clock_timestamp();
  v_recent timestamptz[];
  v_waits integer;
  v_free_at timestamptz;
  v_has_to_wait boolean;
  v_wait integer;
begin
  delete from private.sign_in_attempts where key in (
    select key from private.sign_in_attempts where expires_at <= v_now
    order by expires_at limit 100 for update skip locked
  );

  select recent, waits, free_at into v_recent, v_waits, v_free_at
  from private.sign_in_attempts where key = v_key and expires_at > v_now;
  v_wait := case when v_free_at > v_now then ceil(extract(epoch from v_free_at - v_now))
    else private.hit_both(
      'sign-in-ip:' || p_ip, 30, '10 minutes', 'sign-in-account:' || lower(btrim(p_email)), 50, '1 hour'
    )
  end;
  if v_wait > 0 then
    perform private.record_refusal(p_email);
    return v_wait;
  end if;

  v_recent := v_now || array(
    select made_at from unnest(v_recent) as made_at
    where made_at > v_now - interval '10 minutes'
    order by made_at desc limit 7
  );
  v_waits := coalesce(v_waits, 0);
  v_has_to_wait := v_waits > 0 or cardinality(v_recent) = 8;
  v_free_at := case when v_has_to_wait
    then v_now + make_interval(secs => least(60 * 2 ^ least(v_waits, 10), 3600))
  end;
  insert into private.sign_in_attempts as kept (key, recent, waits, free_at, expires_at)
  values (
    v_key, v_recent, v_waits + v_has_to_wait::integer, v_free_at,
    v_now + case when v_has_to_wait then interval '1 day' else interval '10 minutes' end
  )
  on conflict (key) do update set
    recent = excluded.recent, waits = excluded.waits, free_at = excluded.free_at,
    expires_at = excluded.expires_at;
  return 0;
end
$$;

-- Called after a successful sign-in: clears the failures of this account and IP, and removes the
-- attempt from the rate limits.
create function public.clear_sign_in(p_email text, p_ip text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_key bytea := private.sign_in_key(p_email, p_ip);
begin
  delete from private.sign_in_attempts where key = v_key;
  perform private.forget_hit('sign-in-ip:' || p_ip);
  perform private.forget_hit('sign-in-account:' || lower(btrim(p_email)));
end
$$;

-- Limits emailed sign-in links, an alternative to waiting: one an hour per account, known or not,
-- and ten per IP. Returns 'due' if a link should be sent, 'sent' if the account already got one, or
-- 'limited'.
create function public.take_sign_in_link(p_email text, p_ip text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_key text := 'sign-in-link:' || lower(btrim(p_email));
begin
  perform private.require_email(p_email);
  perform private.require_ip(p_ip);
  if private.hit_limit(v_key, 1, interval '1 hour') > 0 then
    return 'sent';
  end if;
  if private.hit_limit('sign-in-link-ip:' || p_ip, 10, interval '1 hour') > 0 then
    perform private.forget_hit(v_key);
    return 'limited';
  end if;
  return 'due';
end
$$;

-- Allows an account another link after the last one was used or could not be sent.
create function public.forget_sign_in_link(p_email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_email(p_email);
  perform private.forget_hit('sign-in-link:' || lower(btrim(p_email)));
end
$$;

-- Counts a password reset request: 4 an hour per account, known or not, and 4 an hour per IP.
-- Returns 0 or the whole seconds to wait.
create function public.count_reset(p_email text, p_ip text) returns integer
language sql security definer set search_path = '' as $$
  select private.require_email(p_email);
  select private.require_ip(p_ip);
  select private.hit_both(
    'reset-ip:' || p_ip, 4, '1 hour', 'reset-account:' || lower(btrim(p_email)), 4, '1 hour'
  );
$$;

-- Whether the token of an emailed link is from an invitation or from a reset requested through this
-- site. The auth server would accept the tokens of other links too.
create function public.link_sets_password(p_token_hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users left join private.limit_hits
      on key = private.hash_key('reset-account:' || lower(email)) and abs(extract(epoch from recovery_sent_at - hit_at)) < 15
    where (recovery_token = p_token_hash and hit_at is not null)
      or (confirmation_token = p_token_hash and invited_at is not null)
  )
$$;

-- Counts a sign-up: 5 in 10 minutes per IP. Returns 0 or the whole seconds to wait.
create function public.count_sign_up(p_ip text) returns integer
language sql security definer set search_path = '' as $$
  select private.require_ip(p_ip);
  select private.hit_limit('sign-up:' || p_ip, 5, interval '10 minutes');
$$;

-- Handles a sign-up with an email address that may have an account: the form's response is always
-- the same, but the owner gets an email. Queues p_mails for an existing account, at most once an
-- hour, and returns whether there is one. For the server only: visitors must not learn the result.
create function public.remind_of_account(p_email text, p_mails jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_email(p_email);
  -- The auth server stores emails in lower case.
  if not exists (select from public.profiles where email = lower(btrim(p_email))) then
    return false;
  end if;
  if private.hit_limit('reminder:' || lower(btrim(p_email)), 1, interval '1 hour') = 0 then
    perform private.queue_mails(p_mails);
  end if;
  return true;
end
$$;

grant execute on function
  public.begin_sign_in(text, text),
  public.clear_sign_in(text, text),
  public.take_sign_in_link(text, text),
  public.forget_sign_in_link(text),
  public.count_reset(text, text),
  public.link_sets_password(text),
  public.count_sign_up(text),
  public.remind_of_account(text, jsonb)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'limits', 'private.sign_in_attempts', 'expires_at <= now()'),
  ('expire', 'sign_in_log', 'auth.audit_log_entries', 'created_at <= now() - $1'),
  ('expire', 'unconfirmed', 'auth.users',
    'email_confirmed_at is null and last_sign_in_at is null and created_at <= now() - $1'),
  ('person', 'sign_in_log', 'auth.audit_log_entries', 'private.names_address(payload::text, $1)');

insert into private.row_rules (purpose, kind, source, condition, shown) values
  ('person', 'account', 'auth.users', 'lower(email) = $1', $$(
    select to_jsonb(profile) - array['email_search', 'search_text'] from public.profiles as profile
    where profile.id = stored.id
  ) || jsonb_build_object(
    'last_sign_in_at', last_sign_in_at, 'email_confirmed_at', email_confirmed_at,
    'posts', array(select title from public.blogs where author_id = stored.id order by created_at),
    'pictures', array(select name from public.media where added_by = stored.id order by created_at)
  )$$);
