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
