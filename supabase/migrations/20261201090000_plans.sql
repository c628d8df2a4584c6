-- Owners edit the plans, so the site checks which exist. The database only checks an id's form.
alter table public.bookings drop constraint bookings_plan_check;
alter table public.bookings add constraint bookings_plan_check
  check (plan ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(plan) <= 40);
