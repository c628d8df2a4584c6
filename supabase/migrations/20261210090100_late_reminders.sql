-- Returns the calls whose link is due to be emailed: a day ahead, unless the time was booked later
-- than that, and an hour ahead, or at once if it was booked later. The email's id depends on the
-- time and the link, so that each is sent only once.
create or replace function private.due_reminders() returns table (mail_id uuid, booking_id uuid, call_link text)
language sql stable set search_path = '' as $$
  select md5(concat_ws(' ', id, sequence, lead, link))::uuid, id, link
  from (
    select bookings.id, sequence, starts_at, time_set_at,
      coalesce(bookings.call_link, settings.call_link) as link,
      case when starts_at > now() + interval '1 hour' then interval '1 day' else interval '1 hour' end as lead
    from public.bookings cross join public.settings
    where status = 'confirmed' and starts_at > now() and starts_at <= now() + interval '1 day'
  ) as ahead
  where link is not null and (lead = interval '1 hour' or starts_at - lead >= time_set_at)
$$;
