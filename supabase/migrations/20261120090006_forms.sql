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

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  user_name text not null check (char_length(user_name) <= 100 and private.is_one_line(user_name)),
  user_email text not null check (private.is_email_address(user_email)),
  user_company text check (char_length(user_company) <= 150 and private.is_one_line(user_company)),
  message text not null check (char_length(message) <= 5000 and message ~ '\S'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  is_spam boolean not null default false,
  email_search text collate "C" not null generated always as (lower(user_email)) stored,
  search_text text not null generated always as (
    lower(user_name || ' ' || user_email || ' ' || coalesce(user_company, '') || ' ' || message)
  ) stored
);

create index messages_newest on public.messages (created_at desc, id);
create index messages_by_sender on public.messages (lower(user_email), created_at desc);
create index messages_unread on public.messages (created_at desc, id) where read_at is null and not is_spam;
create index messages_by_folder on public.messages (is_spam, created_at desc, id);
create index messages_by_email on public.messages (email_search);

revoke all on public.messages from public, anon, authenticated, service_role;
alter table public.messages enable row level security;
grant select on public.messages to authenticated, service_role;
grant update (read_at, is_spam) on public.messages to authenticated;

create policy "admins read messages" on public.messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins sort messages" on public.messages
  for update to authenticated using ((select private.is_admin()));

-- Stores a contact message and queues its emails in one transaction. Returns {status: "stored" |
-- "duplicate", id} or {status: "limited", retry_after: seconds}; invalid values raise 22023. p_ip
-- is only for the rate limit; a repeated p_key gets the first answer again. p_mails link to p_id.
create function public.submit_message(
  p_name text, p_email text, p_company text, p_message text, p_ip text, p_mails jsonb,
  p_key text default null, p_id uuid default gen_random_uuid()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_company text := nullif(p_company, '');
  v_id uuid;
  v_answer jsonb;
begin
  perform private.require(num_nulls(p_name, p_email, p_message) = 0, 'a required value is null');
  perform private.require_ip(p_ip);
  v_answer := private.first_answer(p_key);
  if v_answer is not null then
    return v_answer;
  end if;

  -- If two identical messages arrive at once, the second waits here and then finds the first.
  perform pg_advisory_xact_lock(hashtextextended(
    jsonb_build_array('message', lower(p_email), p_name, v_company, p_message)::text, 0
  ));
  select id into v_id from public.messages
  where lower(user_email) = lower(p_email) and created_at > now() - interval '24 hours'
    and user_name = p_name and message = p_message
    and user_company is not distinct from v_company
  limit 1;
  if found then
    return jsonb_build_object('status', 'duplicate', 'id', v_id);
  end if;

  -- Check the limit after looking for duplicates, so that a double click doesn't count.
  v_answer := private.take_turn('message', p_ip, 5, interval '10 minutes');
  if v_answer is not null then
    return v_answer;
  end if;

  insert into public.messages (id, user_name, user_email, user_company, message)
  values (p_id, p_name, p_email, v_company, p_message)
  returning id into v_id;
  perform private.queue_mails(p_mails);
  return private.keep_answer(p_key, jsonb_build_object('status', 'stored', 'id', v_id));
exception when check_violation then
  perform private.raise_broken_rule(sqlerrm);
end
$$;

grant execute on function public.submit_message(text, text, text, text, text, jsonb, text, uuid) to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'messages', 'public.messages', 'created_at <= now() - $1'),
  ('person', 'messages', 'public.messages', 'email_search = $1'),
  ('delete', 'messages', 'public.messages', default),
  ('count', 'messages', 'public.messages', 'read_at is null and not is_spam');

-- Counts a tracking event against its sender's limit, shared by all instances of the site. Returns
-- the seconds to wait, or 0 if it is allowed. The event itself is not stored.
create function public.count_event(p_ip text) returns integer
language sql security definer set search_path = '' as $$
  select private.require_ip(p_ip);
  select private.hit_limit('event:' || p_ip, 60, interval '10 minutes');
$$;

grant execute on function public.count_event(text) to service_role;
