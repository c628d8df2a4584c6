-- Whether extra email headers are valid: names and values that can't start another header.
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

-- Whether attachments are valid: [{filename, content, content_type}], with the content as text.
create function private.are_attachments(p_attachments jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_attachments) = 'array' then
    jsonb_array_length(p_attachments) <= 5
    and not exists (
      select from jsonb_array_elements(p_attachments) as attachment
      where case when jsonb_typeof(attachment) = 'object' then
        not attachment ?& array['filename', 'content', 'content_type']
        or attachment - array['filename', 'content', 'content_type'] <> '{}'
        or jsonb_typeof(attachment -> 'filename') <> 'string'
        or attachment ->> 'filename' !~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'
        or jsonb_typeof(attachment -> 'content') <> 'string'
        or char_length(attachment ->> 'content') not between 1 and 100000
        or jsonb_typeof(attachment -> 'content_type') <> 'string'
        or char_length(attachment ->> 'content_type') not between 1 and 200
        or not private.is_one_line(attachment ->> 'content_type')
      else true end
    )
  else false end
$$;

-- An outgoing email is stored in the transaction that causes it and sent afterwards. Its id is the
-- provider's idempotency key for retries.
create table public.email_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' and char_length(kind) <= 50),
  to_address text not null check (private.is_email_address(to_address)),
  reply_to text check (private.is_email_address(reply_to)),
  subject text not null check (char_length(subject) <= 300 and private.is_one_line(subject)),
  html text not null check (char_length(html) between 1 and 500000),
  text text not null check (char_length(text) between 1 and 500000),
  headers jsonb not null default '{}' check (private.are_mail_headers(headers)),
  attachments jsonb not null default '[]' check (private.are_attachments(attachments)),
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'dead', 'suppressed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 2000),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  search_text text not null generated always as (lower(to_address || ' ' || subject)) stored,
  constraint email_outbox_leased_while_sending check ((status = 'sending') = (leased_until is not null)),
  constraint email_outbox_dated_when_sent check ((status = 'sent') = (sent_at is not null))
);

create index email_outbox_due on public.email_outbox (next_attempt_at, created_at, id)
  where status in ('pending', 'sending');
create index email_outbox_newest on public.email_outbox (created_at desc, id);
create index email_outbox_undelivered on public.email_outbox (created_at desc, id)
  where status in ('pending', 'sending', 'dead');
create index email_outbox_failed on public.email_outbox (created_at desc, id) where status = 'dead';

revoke all on public.email_outbox from public, anon, authenticated, service_role;
alter table public.email_outbox enable row level security;
grant select on public.email_outbox to authenticated, service_role;

create policy "admins read the outbox" on public.email_outbox
  for select to authenticated using ((select private.is_admin()));

create function private.is_mail(p_mail jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_mail) = 'object' then
    p_mail ?& array['kind', 'to', 'subject', 'html', 'text']
    and p_mail - array['kind', 'to', 'reply_to', 'subject', 'html', 'text', 'headers', 'attachments']
      = '{}'
    and not exists (
      select from jsonb_each(p_mail - array['headers', 'attachments']) as field
      where jsonb_typeof(field.value) <> 'string'
        and not (field.key = 'reply_to' and field.value = 'null')
    )
  else false end
$$;

-- Returns the mailbox of an address: addresses that differ only after a plus sign share one.
create function private.mailbox_of(p_email text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(p_email), '\+[^@]*@', '@')
$$;

-- Counts a receipt to this email, or returns false if it got one in the last 24 hours. Anyone can
-- enter anyone's email in any form, so all forms and servers share the limit.
create function private.take_receipt(p_to text) returns boolean
language sql set search_path = '' as $$
  select private.hit_limit('receipt:' || private.mailbox_of(p_to), 1, interval '1 day') = 0
$$;

-- Queues one to five rendered emails: an array of {kind, to, reply_to?, subject, html, text,
-- headers?, attachments?}. Raises 22023 or 23514 for anything else. Kinds ending in "-receipt" are
-- limited to one a day per recipient, and any more are dropped; kinds ending in "-notice" go to the
-- notification email in the settings, if set. p_id sets the id of a single email.
create function private.queue_mails(p_mails jsonb, p_id uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require(jsonb_typeof(p_mails) = 'array', 'p_mails must be an array of mails');
  perform private.require(jsonb_array_length(p_mails) between 1 and 5, 'p_mails must hold one to five mails');
  perform private.require(
    (select bool_and(private.is_mail(mail)) from jsonb_array_elements(p_mails) as mail),
    'every mail needs kind, to, subject, html and text, and may have reply_to, headers and attachments'
  );

  insert into public.email_outbox (id, kind, to_address, reply_to, subject, html, text, headers, attachments)
  select
    coalesce(p_id, gen_random_uuid()),
    mail ->> 'kind',
    coalesce(
      case when mail ->> 'kind' like '%-notice' then
        (select notification_address from public.settings)
      end,
      mail ->> 'to'
    ),
    mail ->> 'reply_to', mail ->> 'subject',
    mail ->> 'html', mail ->> 'text',
    coalesce(nullif(mail -> 'headers', 'null'), '{}'),
    coalesce(nullif(mail -> 'attachments', 'null'), '[]')
  from jsonb_array_elements(p_mails) as mail
  where case when mail ->> 'kind' like '%-receipt' then private.take_receipt(mail ->> 'to') else true end;
end
$$;

-- Leases up to p_limit due emails for p_lease_seconds: pending ones, and those with an expired
-- lease. No two callers get the same email, and all callers together get at most p_per_second.
-- Emails that private.is_suppressed rejects, and reminders no longer due, are suppressed.
create function public.claim_outbox(
  p_limit integer, p_lease_seconds integer, p_per_second integer default 5
) returns setof public.email_outbox
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_suppressed boolean;
  v_left integer := least(p_limit, p_per_second);
begin
  perform private.require(
    p_limit >= 1 and p_lease_seconds between 1 and 3600 and p_per_second between 1 and 100,
    'p_limit must be at least 1, p_lease_seconds 1 to 3600 and p_per_second 1 to 100'
  );

  while v_left > 0 loop
    select id, private.is_suppressed(kind, to_address)
      or (kind = 'booking-reminder' and id not in (select mail_id from private.due_reminders()))
    into v_id, v_suppressed
    from public.email_outbox
    where (status = 'pending' and next_attempt_at <= clock_timestamp())
      or (status = 'sending' and leased_until <= clock_timestamp())
    order by next_attempt_at, created_at, id
    limit 1 for update skip locked;
    exit when not found;

    if v_suppressed then
      update public.email_outbox set status = 'suppressed', leased_until = null where id = v_id;
      continue;
    end if;

    exit when private.hit_limit('outbox', p_per_second, interval '1 second') > 0;

    v_left := v_left - 1;
    return query
      update public.email_outbox
      set status = 'sending', attempts = attempts + 1,
        leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
      where id = v_id
      returning *;
  end loop;
end
$$;

-- Marks a claimed email as sent. Returns false, and changes nothing, if the attempt is no longer
-- current: another caller has claimed the email since, or it is done.
create function public.complete_outbox(p_id uuid, p_attempt integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_outbox
  set status = 'sent', sent_at = now(), leased_until = null, last_error = null
  where id = p_id and attempts = p_attempt and status = 'sending';
  return found;
end
$$;

-- Schedules a retry of a claimed email or, with null seconds, marks it dead. Returns false, and
-- changes nothing, if the attempt is no longer current.
create function public.fail_outbox(
  p_id uuid, p_attempt integer, p_error text, p_retry_in_seconds integer default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require(coalesce(p_retry_in_seconds, 0) >= 0, 'p_retry_in_seconds must not be negative');
  update public.email_outbox
  set status = case when p_retry_in_seconds is null then 'dead' else 'pending' end,
    next_attempt_at = case
      when p_retry_in_seconds is null then next_attempt_at
      else now() + make_interval(secs => p_retry_in_seconds)
    end,
    leased_until = null,
    last_error = left(p_error, 2000)
  where id = p_id and attempts = p_attempt and status = 'sending';
  return found;
end
$$;

-- Immediately retries an email that is dead or waiting for a retry, with its attempts reset.
-- Returns false, and changes nothing, for any other email.
create function private.retry_outbox(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_outbox
  set status = 'pending', attempts = 0, next_attempt_at = now()
  where id = p_id and (status = 'dead' or (status = 'pending' and attempts > 0));
  return found;
end
$$;

grant execute on function
  public.claim_outbox(integer, integer, integer),
  public.complete_outbox(uuid, integer),
  public.fail_outbox(uuid, integer, text, integer)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'mail', 'public.email_outbox', $$status in ('sent', 'dead', 'suppressed') and created_at <= now() - $1$$),
  ('person', 'mails', 'public.email_outbox',
    $$private.names_address(concat_ws(' ', to_address, reply_to, subject, text, html), $1)$$),
  ('delete', 'email_outbox', 'public.email_outbox', $$status <> 'sending'$$),
  ('count', 'outbox', 'public.email_outbox', $$status = 'dead'$$);

select private.expose('authenticated', 'retry_outbox');
