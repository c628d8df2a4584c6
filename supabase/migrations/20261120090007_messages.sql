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
