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

select private.expose('list_own_sessions', 'authenticated');
select private.expose('end_own_sessions', 'authenticated');
grant execute on function
  public.describe_session(uuid, text, boolean), public.expire_sessions(), public.delete_account(uuid)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition, shown) values
  ('person', 'sessions', 'auth.sessions', 'user_id in (select id from auth.users where lower(email) = $1)',
    $$jsonb_build_object(
      'created_at', created_at, 'used_at', coalesce(refreshed_at at time zone 'UTC', created_at),
      'browser', (select browser from private.session_details where session_id = stored.id)
    )$$);
