-- `email_search` finds rows by how an e-mail address begins. Row-level security lets an index help only
-- where the operator cannot leak, and of those a comparison by bytes is the one that can tell a beginning:
-- `>=` it, and `<` whatever comes after all that begin so.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  username text check (username ~ '^[A-Za-z0-9_-]{3,50}$'),
  email text,
  email_search text collate "C" generated always as (lower(email)) stored,
  created_at timestamptz not null default now()
);

create index profiles_by_email on public.profiles (email);
create index profiles_newest on public.profiles (created_at desc, id);
create index profiles_by_email_search on public.profiles (email_search);

revoke all on public.profiles from public, anon, authenticated, service_role;
alter table public.profiles enable row level security;

-- An access token stays valid until it expires; its session may have ended before.
create function private.session_exists() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = (select auth.uid())
  )
$$;

-- Runs as its owner: a policy on profiles that read profiles would call itself.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles where id = (select auth.uid()) and is_admin
  ) and private.session_exists()
$$;

-- Sign-up data is written by whoever signs up: an odd name is dropped, never an error.
create function private.username_from(p_metadata jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_metadata -> 'username') = 'string'
      then substring(left(p_metadata ->> 'username', 50) from '^[A-Za-z0-9_-]{3,50}$')
  end
$$;

-- Names its columns, so that an is_admin in the sign-up data reaches nothing.
create function private.keep_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, username)
  values (new.id, new.email, private.username_from(new.raw_user_meta_data))
  on conflict (id) do update set email = excluded.email;
  return null;
end
$$;

grant execute on function private.session_exists(), private.is_admin() to authenticated;

create trigger keep_profile
  after insert or update of email on auth.users
  for each row execute function private.keep_profile();

-- A project may have users from before its first migration.
insert into public.profiles (id, email, username)
select id, email, private.username_from(raw_user_meta_data) from auth.users
on conflict (id) do nothing;

grant select on public.profiles to authenticated, service_role;
-- The only way to make an admin: the server's secret key, never a session.
grant update (is_admin) on public.profiles to service_role;

create policy "members read their own profile, admins every one" on public.profiles
  for select to authenticated
  using (
    (id = (select auth.uid()) and (select private.session_exists()))
    or (select private.is_admin())
  );

-- For functions that run as their owner, where no policy stands in the way.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise 'only an admin may do this' using errcode = '42501';
  end if;
end
$$;

-- Makes somebody an admin, or no admin any more, which ends their sessions. Answers {status: "done" |
-- "missing"}, or, for the caller's own account, which nobody changes, {status: "own"}, "last" when
-- there is no other admin.
create function public.set_admin(p_id uuid, p_is_admin boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require(p_is_admin is not null, 'p_is_admin is required');

  -- Two admins who revoke each other meet here; the second is none by then, and is refused.
  perform from public.profiles where is_admin order by id for update;
  perform private.require_admin();

  if p_id = (select auth.uid()) then
    return jsonb_build_object('status', case
      when p_is_admin or exists (select from public.profiles where is_admin and id <> p_id)
        then 'own'
      else 'last'
    end);
  end if;
  if not p_is_admin then
    -- A copied cookie must not work again when the rights come back.
    delete from auth.sessions where user_id = p_id;
  end if;
  update public.profiles set is_admin = p_is_admin where id = p_id;
  return jsonb_build_object('status', case when found then 'done' else 'missing' end);
end
$$;

grant execute on function public.set_admin(uuid, boolean) to authenticated;
