create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  is_admin boolean not null default false,
  username text check (username ~ '^[A-Za-z0-9_-]{3,50}$'),
  email text,
  created_at timestamptz not null default now()
);

revoke all on public.profiles from public, anon, authenticated, service_role;
alter table public.profiles enable row level security;

-- Runs as its owner: a policy on profiles that read profiles would call itself.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles where id = (select auth.uid()) and is_admin
  )
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

revoke all on function private.is_admin(), private.username_from(jsonb), private.keep_profile()
  from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

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
  using (id = (select auth.uid()) or (select private.is_admin()));
