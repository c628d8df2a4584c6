-- Finds rows by how an address begins. Row-level security lets an index help only where the operator
-- cannot leak, and of those a comparison by bytes is the one that can tell a beginning: `>=` it, and
-- `<` whatever comes after all that begin so.
alter table public.waitlist add column email_search text collate "C" not null
  generated always as (lower(email)) stored;
alter table public.messages add column email_search text collate "C" not null
  generated always as (lower(user_email)) stored;
alter table public.subscribers add column email_search text collate "C" not null
  generated always as (lower(email)) stored;
alter table public.bookings add column email_search text collate "C" not null
  generated always as (lower(email)) stored;

create index waitlist_by_address on public.waitlist (email_search);
create index messages_by_address on public.messages (email_search);
create index subscribers_by_address on public.subscribers (email_search);
create index bookings_by_address on public.bookings (email_search);
