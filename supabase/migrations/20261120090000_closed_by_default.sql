-- Nothing is open unless a later line opens it by name. Supabase grants every new object in
-- `public` to the API roles, and Postgres lets everyone call every new function.
alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;
alter default privileges
  revoke execute on functions from public;

revoke create on schema public from public, anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers live where the REST API does not look. A policy or a constraint calls them without
-- its user holding anything on this schema, so no role is let into it.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;

-- Looser than the forms' own check, so that whatever they let through can be stored, yet strict
-- where a mail header could be broken or a second recipient slipped in.
create function private.is_email_address(p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(p_value) <= 254
    and p_value ~ '^[^\s\x01-\x1f\x7f@<>,;:"()\\]+@[^\s\x01-\x1f\x7f@<>,;:"()\\]+\.[^\s\x01-\x1f\x7f@<>,;:"()\\.]+$'
$$;

-- What may stand in a mail header: not blank, no line break, no control character but a tab.
create function private.is_one_line(p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select p_value ~ '\S' and p_value !~ '[\x01-\x08\x0a-\x1f\x7f\u0085\u2028\u2029]'
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- Check constraints run with the rights of whoever writes the row.
grant execute on function
  private.is_email_address(text), private.is_one_line(text) to authenticated, service_role;
