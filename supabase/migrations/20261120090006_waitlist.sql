create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  project_id text not null check (char_length(project_id) <= 100 and private.is_one_line(project_id)),
  project_name text not null check (char_length(project_name) <= 200 and private.is_one_line(project_name)),
  email text not null check (private.is_email_address(email)),
  name text not null check (char_length(name) <= 100 and private.is_one_line(name)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  notes text check (char_length(notes) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email_search text collate "C" not null generated always as (lower(email)) stored,
  search_text text not null generated always as (
    lower(name || ' ' || email || ' ' || coalesce(notes, ''))
  ) stored
);

create unique index waitlist_one_per_project on public.waitlist (project_id, lower(email));
create index waitlist_newest on public.waitlist (created_at desc, id);
create index waitlist_by_status on public.waitlist (status, created_at desc, id);
create index waitlist_by_project on public.waitlist (project_id, created_at desc, id);
create index waitlist_by_email on public.waitlist (email_search);

create trigger touch_updated_at before update on public.waitlist
  for each row execute function private.touch_updated_at();

revoke all on public.waitlist from public, anon, authenticated, service_role;
alter table public.waitlist enable row level security;

grant select, update (status, notes, updated_at) on public.waitlist to authenticated;
grant select, insert, update, delete on public.waitlist to service_role;

create policy "admins read the waitlist" on public.waitlist
  for select to authenticated using ((select private.is_admin()));
create policy "admins review the waitlist" on public.waitlist
  for update to authenticated using ((select private.is_admin()));

-- Adds someone to a project's waitlist and queues the emails about it, in one transaction. Returns
-- {status: "stored" | "duplicate"}, where a duplicate stores and emails nothing, or {status:
-- "limited", retry_after: seconds}; invalid values raise 22023. p_ip is only for the rate limit; a
-- repeated p_key gets the first answer again.
create function public.join_waitlist(
  p_project_id text, p_project_name text, p_name text, p_email text, p_ip text, p_mails jsonb,
  p_key text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.require(num_nulls(p_project_id, p_project_name, p_name, p_email) = 0, 'a required value is null');
  perform private.require_ip(p_ip);
  v_answer := private.first_answer(p_key);
  if v_answer is not null then
    return v_answer;
  end if;

  -- Check the limit first, so that nobody past it can find out who is on the list.
  v_answer := private.take_turn('waitlist', p_ip, 5, interval '10 minutes');
  if v_answer is not null then
    return v_answer;
  end if;

  insert into public.waitlist (project_id, project_name, name, email)
  values (p_project_id, p_project_name, p_name, p_email)
  on conflict (project_id, lower(email)) do nothing;
  if not found then
    return private.keep_answer(p_key, jsonb_build_object('status', 'duplicate'));
  end if;
  perform private.queue_mails(p_mails);
  return private.keep_answer(p_key, jsonb_build_object('status', 'stored'));
exception when check_violation then
  perform private.raise_broken_rule(sqlerrm);
end
$$;

-- Stores p_admin's decision on an entry and queues p_mails, if any, in one transaction. Returns
-- false, and changes nothing, if the entry has changed since p_updated_at.
create function public.review_waitlist_entry(
  p_admin uuid, p_id uuid, p_updated_at timestamptz, p_status text, p_notes text, p_mails jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.act_as(p_admin);
  update public.waitlist set status = p_status, notes = nullif(p_notes, '')
  where id = p_id and updated_at = p_updated_at;
  if not found then
    return false;
  end if;
  perform private.queue_mails(p_mails) where p_mails <> '[]';
  return true;
exception when check_violation then
  perform private.raise_broken_rule(sqlerrm);
end
$$;

grant execute on function
  public.join_waitlist(text, text, text, text, text, jsonb, text),
  public.review_waitlist_entry(uuid, uuid, timestamptz, text, text, jsonb)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'waitlist', 'public.waitlist', 'created_at <= now() - $1'),
  ('person', 'waitlist', 'public.waitlist', 'email_search = $1'),
  ('delete', 'waitlist', 'public.waitlist', default),
  ('export', 'waitlist', 'public.waitlist', default),
  ('count', 'waitlist', 'public.waitlist', $$status = 'pending'$$);
