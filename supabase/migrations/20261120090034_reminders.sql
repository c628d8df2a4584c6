-- Returns the calls whose link is due to be emailed: a day ahead and again an hour ahead, unless
-- the time was booked later than that. The email's id depends on the time and the link, so that
-- each is sent only once.
create function private.due_reminders() returns table (mail_id uuid, booking_id uuid, call_link text)
language sql stable set search_path = '' as $$
  select md5(concat_ws(' ', id, sequence, lead, link))::uuid, id, link
  from (
    select bookings.id, sequence, starts_at, time_set_at,
      coalesce(bookings.call_link, settings.call_link) as link,
      case when starts_at > now() + interval '1 hour' then interval '1 day' else interval '1 hour' end as lead
    from public.bookings cross join public.settings
    where status = 'confirmed' and starts_at > now() and starts_at <= now() + interval '1 day'
  ) as ahead
  where link is not null and starts_at - lead between time_set_at and now()
$$;

-- Returns due reminders that have no email yet. One that an admin has deleted is not sent again.
create function public.list_due_reminders() returns table (mail_id uuid, booking_id uuid, call_link text)
language sql stable security definer set search_path = '' as $$
  select * from private.due_reminders() as due
  where not exists (select from public.email_outbox where id = due.mail_id)
    and not exists (select from private.deleted_rows where row_id = due.mail_id)
$$;

-- Queues a reminder from list_due_reminders. Returns false without queuing if another call already
-- queued it, or if the booking or link has changed since.
create function public.queue_reminder(p_mail_id uuid, p_mail jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require(p_mail ->> 'kind' = 'booking-reminder', 'p_mail must be a reminder');
  perform private.lock_bookings();
  if not exists (select from public.list_due_reminders() where mail_id = p_mail_id) then
    return false;
  end if;
  perform private.queue_mails(jsonb_build_array(p_mail), p_mail_id);
  return true;
end
$$;

grant execute on function public.list_due_reminders(), public.queue_reminder(uuid, jsonb) to service_role;
