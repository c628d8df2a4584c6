create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  project_id text not null check (char_length(project_id) <= 100 and private.is_one_line(project_id)),
  project_name text not null
    check (char_length(project_name) <= 200 and private.is_one_line(project_name)),
  email text not null check (private.is_email_address(email)),
  name text not null check (char_length(name) <= 100 and private.is_one_line(name)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  notes text check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index waitlist_one_per_project on public.waitlist (project_id, lower(email));
create index waitlist_newest on public.waitlist (created_at desc, id);

create trigger touch_updated_at before update on public.waitlist
  for each row execute function private.touch_updated_at();

revoke all on public.waitlist from public, anon, authenticated, service_role;
alter table public.waitlist enable row level security;

grant select on public.waitlist to authenticated;
grant update (status, notes, updated_at) on public.waitlist to authenticated;
grant select, insert, update, delete on public.waitlist to service_role;

create policy "admins read the waitlist" on public.waitlist
  for select to authenticated using ((select private.is_admin()));
create policy "admins review the waitlist" on public.waitlist
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
