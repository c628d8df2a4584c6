-- What the migrations meet on hosted Supabase: an owner who is no superuser, an auth schema that
-- belongs to someone else, users from before, and default privileges that open everything.
create role hosted_auth nologin;
create role hosted_owner nologin createrole bypassrls;
grant create on database hosted to hosted_owner;
alter schema public owner to hosted_owner;

create schema auth authorization hosted_auth;
create table auth.users (id uuid primary key, email varchar(255), raw_user_meta_data jsonb);
alter table auth.users owner to hosted_auth;
create function auth.uid() returns uuid language sql stable as $$
  select (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid
$$;
grant usage on schema auth to hosted_owner, anon, authenticated, service_role;
grant select, references, trigger on auth.users to hosted_owner;
insert into auth.users values
  ('00000000-0000-0000-0000-000000000001', 'old@example.com', '{"username": "old", "is_admin": true}');

grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role hosted_owner in schema public
  grant all on functions to anon, authenticated, service_role;
