-- An outgoing mail is written in the transaction that caused it and sent afterwards. Its id is
-- the key by which the provider recognises a repeated attempt.
create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(kind) <= 50),
  to_address text not null check (private.is_email_address(to_address)),
  reply_to text check (private.is_email_address(reply_to)),
  subject text not null check (char_length(subject) <= 300 and private.is_one_line(subject)),
  html text not null check (char_length(html) between 1 and 500000),
  text text not null check (char_length(text) between 1 and 500000),
  headers jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 2000),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint email_outbox_leased_while_sending check ((status = 'sending') = (leased_until is not null)),
  constraint email_outbox_dated_when_sent check ((status = 'sent') = (sent_at is not null))
);

create index email_outbox_due on public.email_outbox (next_attempt_at)
  where status in ('pending', 'sending');
create index email_outbox_newest on public.email_outbox (created_at desc, id);

revoke all on public.email_outbox from public, anon, authenticated, service_role;
alter table public.email_outbox enable row level security;
grant select on public.email_outbox to authenticated, service_role;

create policy "admins read the outbox" on public.email_outbox
  for select to authenticated using ((select private.is_admin()));

-- Names and values of extra mail headers: text without anything that could start another header.
create function private.are_mail_headers(p_headers jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_headers) = 'object' then not exists (
    select from jsonb_each(p_headers) as header
    where header.key !~ '^[A-Za-z0-9-]{1,100}$'
      or jsonb_typeof(header.value) <> 'string'
      or char_length(header.value #>> '{}') > 1000
      or not private.is_one_line(header.value #>> '{}')
  ) else false end
$$;
alter table public.email_outbox
  add constraint email_outbox_headers_check check (private.are_mail_headers(headers));

create function private.is_mail(p_mail jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_mail) = 'object' then
    p_mail ?& array['kind', 'to', 'subject', 'html', 'text']
    and p_mail - array['kind', 'to', 'reply_to', 'subject', 'html', 'text', 'headers'] = '{}'
    and not exists (
      select from jsonb_each(p_mail - 'headers') as field
      where jsonb_typeof(field.value) <> 'string'
        and not (field.key = 'reply_to' and field.value = 'null')
    )
  else false end
$$;

-- Queues one to five rendered mails: an array of {kind, to, reply_to?, subject, html, text,
-- headers?}. Raises 22023 or 23514 for anything else.
create function private.queue_mails(p_mails jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(p_mails), 'null') <> 'array' then
    raise 'p_mails must be an array of mails' using errcode = '22023';
  end if;
  if jsonb_array_length(p_mails) not between 1 and 5 then
    raise 'p_mails must hold one to five mails' using errcode = '22023';
  end if;
  if exists (select from jsonb_array_elements(p_mails) as mail where not private.is_mail(mail)) then
    raise 'every mail needs kind, to, subject, html and text, and may have reply_to and headers'
      using errcode = '22023';
  end if;

  insert into public.email_outbox (kind, to_address, reply_to, subject, html, text, headers)
  select
    mail ->> 'kind', mail ->> 'to', mail ->> 'reply_to', mail ->> 'subject',
    mail ->> 'html', mail ->> 'text', coalesce(nullif(mail -> 'headers', 'null'), '{}')
  from jsonb_array_elements(p_mails) as mail;
end
$$;

revoke all on function
  private.are_mail_headers(jsonb), private.is_mail(jsonb), private.queue_mails(jsonb)
  from public, anon, authenticated, service_role;
