-- Mimics hosted Supabase before the migrations: an owner who is not a superuser, auth and storage
-- schemas owned by other roles, existing users, and default privileges that grant everything.
create role hosted_auth nologin;
create role hosted_storage nologin;
create role hosted_owner nologin createrole bypassrls;
grant create on database hosted to hosted_owner;
alter schema public owner to hosted_owner;
create schema extensions;
grant usage, create on schema extensions to hosted_owner;

create schema auth authorization hosted_auth;
create table auth.users (
  id uuid primary key, email varchar(255), raw_user_meta_data jsonb, encrypted_password varchar(255),
  email_confirmed_at timestamptz, last_sign_in_at timestamptz, created_at timestamptz default now(),
  invited_at timestamptz, confirmation_token varchar(255), recovery_token varchar(255),
  recovery_sent_at timestamptz
);
alter table auth.users owner to hosted_auth;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.sessions (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade,
  refreshed_at timestamp, created_at timestamptz default now(), not_after timestamptz,
  aal auth.aal_level, factor_id uuid
);
alter table auth.sessions owner to hosted_auth;
alter table auth.sessions enable row level security;
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.mfa_factors (
  id uuid primary key, user_id uuid not null references auth.users on delete cascade,
  friendly_name text, factor_type auth.factor_type not null, status auth.factor_status not null,
  created_at timestamptz not null, updated_at timestamptz not null, secret text
);
alter table auth.mfa_factors owner to hosted_auth;
alter table auth.mfa_factors enable row level security;
create table auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz);
alter table auth.audit_log_entries owner to hosted_auth;
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (auth.jwt() ->> 'sub')::uuid
$$;
grant usage on schema auth to hosted_owner, anon, authenticated, service_role;
grant select, delete, references, trigger on auth.users to hosted_owner;
grant select, insert, update, delete, references, trigger on auth.sessions to hosted_owner;
grant select, delete on auth.audit_log_entries, auth.mfa_factors to hosted_owner;
insert into auth.users values
  ('00000000-0000-0000-0000-000000000001', 'old@example.com', '{"username": "old", "is_admin": true}');
insert into auth.sessions values
  ('00000000-0000-0000-0000-0000000000a1', '00000000-0000-0000-0000-000000000001');

create schema storage authorization hosted_storage;
create table storage.buckets (
  id text primary key, name text not null unique, owner uuid, owner_id text,
  public boolean default false, file_size_limit bigint, allowed_mime_types text[],
  created_at timestamptz default now(), updated_at timestamptz default now()
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id), name text, owner uuid, owner_id text,
  metadata jsonb, version text, created_at timestamptz default now()
);
alter table storage.buckets owner to hosted_storage;
alter table storage.objects owner to hosted_storage;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant usage on schema storage to hosted_owner, anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to hosted_owner, anon, authenticated, service_role;

-- On hosted Supabase, an extension lets the owner create policies on the storage tables, but not
-- alter the tables. Here, role membership allows any DDL, and the trigger limits it to policies.
grant hosted_storage to hosted_owner;
create function storage.allow_policies_only() returns event_trigger language plpgsql as $$
begin
  if exists (
    select from pg_event_trigger_ddl_commands()
    where schema_name = 'storage' and object_type <> 'policy'
  ) then
    raise 'must be owner of the storage schema' using errcode = '42501';
  end if;
end
$$;
create event trigger allow_policies_only on ddl_command_end
  execute function storage.allow_policies_only();

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public
  grant all on functions to anon, authenticated, service_role;
