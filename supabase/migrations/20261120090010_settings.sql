-- Site-wide settings, edited by admins. There is always exactly one row.
create table public.settings (
  id boolean primary key default true check (id),
  -- Foreign currency per unit of the base currency; null falls back to the rate in content/.
  exchange_rate numeric(12, 6) check (exchange_rate > 0 and exchange_rate <= 1000),
  -- Email for notifications to the agency; null falls back to the one in content/.
  notification_address text check (private.is_email_address(notification_address)),
  -- Link for calls, emailed before each call.
  call_link text check (char_length(call_link) <= 500 and call_link ~ '^https://[^\s"<>\\]+$'),
  -- Whether every admin must have a second factor; changed by set_second_factor_required.
  require_second_factor boolean not null default false,
  updated_at timestamptz not null default now()
);
insert into public.settings default values;

create trigger touch_updated_at before update on public.settings
  for each row execute function private.touch_updated_at();

revoke all on public.settings from public, anon, authenticated, service_role;
alter table public.settings enable row level security;

grant select (id, exchange_rate) on public.settings to anon;
grant select on public.settings to authenticated, service_role;
grant update (exchange_rate, notification_address, call_link) on public.settings to authenticated;

create policy "visitors read the exchange rate" on public.settings
  for select to anon using (true);
create policy "admins read the settings" on public.settings
  for select to authenticated using ((select private.is_admin()));
create policy "admins change the settings" on public.settings
  for update to authenticated using ((select private.is_admin()));
