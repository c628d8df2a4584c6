-- As on the other lists (see the migration admin_search): accounts by how an address begins.
alter table public.profiles add column email_search text collate "C"
  generated always as (lower(email)) stored;

create index profiles_by_address on public.profiles (email_search);
