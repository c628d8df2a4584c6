-- Files that go with a mail: [{filename, content, content_type}], their content as text.
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

alter table public.email_outbox
  add column attachments jsonb not null default '[]',
  add constraint email_outbox_attachments_check check (private.are_attachments(attachments));

create or replace function private.is_mail(p_mail jsonb) returns boolean
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

-- Queues one to five rendered mails: an array of {kind, to, reply_to?, subject, html, text,
-- headers?, attachments?}. Raises 22023 or 23514 for anything else.
create or replace function private.queue_mails(p_mails jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(p_mails), 'null') <> 'array' then
    raise 'p_mails must be an array of mails' using errcode = '22023';
  end if;
  if jsonb_array_length(p_mails) not between 1 and 5 then
    raise 'p_mails must hold one to five mails' using errcode = '22023';
  end if;
  if exists (select from jsonb_array_elements(p_mails) as mail where not private.is_mail(mail)) then
    raise 'every mail needs kind, to, subject, html and text, and may have reply_to, headers and attachments'
      using errcode = '22023';
  end if;

  insert into public.email_outbox (
    kind, to_address, reply_to, subject, html, text, headers, attachments
  )
  select
    mail ->> 'kind', mail ->> 'to', mail ->> 'reply_to', mail ->> 'subject',
    mail ->> 'html', mail ->> 'text',
    coalesce(nullif(mail -> 'headers', 'null'), '{}'),
    coalesce(nullif(mail -> 'attachments', 'null'), '[]')
  from jsonb_array_elements(p_mails) as mail;
end
$$;

revoke all on function private.are_attachments(jsonb)
  from public, anon, authenticated, service_role;
