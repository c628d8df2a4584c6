-- The site checks working hours (content/scheduling.ts). The database only guarantees that no time
-- is booked twice.
create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  name text not null check (char_length(name) <= 100 and private.is_one_line(name)),
  email text not null check (private.is_email_address(email)),
  note text check (char_length(note) <= 2000 and note ~ '\S'),
  time_zone text not null check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  plan text check (plan in ('starter', 'professional', 'enterprise')),
  status text not null default 'confirmed' check (status in ('held', 'confirmed', 'cancelled')),
  -- When a held time expires unless its visitor confirms it by email.
  held_until timestamptz,
  -- Number of changes: calendars use it to detect updates, and an emailed link is valid for only
  -- one value.
  sequence integer not null default 0 check (sequence >= 0),
  -- Overrides the link in the settings for this call.
  call_link text check (char_length(call_link) <= 500 and call_link ~ '^https://[^\s"<>\\]+$'),
  -- When the current time was booked.
  time_set_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  email_search text collate "C" not null generated always as (lower(email)) stored,
  search_text text not null generated always as (
    lower(name || ' ' || email || ' ' || coalesce(note, ''))
  ) stored,
  constraint bookings_length check (ends_at - starts_at between interval '5 minutes' and interval '4 hours'),
  constraint bookings_dated_when_cancelled check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint bookings_ending_when_held check ((status = 'held') = (held_until is not null)),
  constraint bookings_never_overlap
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);

create index bookings_by_start on public.bookings (starts_at desc, id);
create index bookings_by_email on public.bookings (email_search);
create index bookings_held on public.bookings (held_until) where held_until is not null;

revoke all on public.bookings from public, anon, authenticated, service_role;
alter table public.bookings enable row level security;
grant select on public.bookings to authenticated, service_role;
grant update (call_link) on public.bookings to authenticated;

create policy "admins read bookings" on public.bookings
  for select to authenticated using ((select private.is_admin()));
create policy "admins set call links" on public.bookings
  for update to authenticated using ((select private.is_admin()));

-- Salted hashes of the IPs that made upcoming bookings.
create table private.booking_ips (
  booking_id uuid primary key references public.bookings (id) on delete cascade,
  ip_hash bytea not null
);

revoke all on private.booking_ips from public, anon, authenticated, service_role;
alter table private.booking_ips enable row level security;

-- Releases expired holds and deletes the IPs of bookings that are no longer upcoming. Runs daily,
-- and before every write to a booking.
create function public.expire_bookings() returns void
language sql security definer set search_path = '' as $$
  delete from public.bookings where held_until <= clock_timestamp();
  delete from private.booking_ips using public.bookings
  where id = booking_id and (status = 'cancelled' or starts_at <= clock_timestamp());
$$;

-- Bookings are written one at a time: overlapping ones could otherwise deadlock.
create function private.lock_bookings() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('bookings', 0));
  select public.expire_bookings();
$$;

-- Returns the status for a sender's next booking: {status: "confirmed"}; {status: "held",
-- held_until} if their mailbox or IP has two upcoming ones; or {status: "limited", retry_after:
-- seconds} if two are held, or after four holds in a day, each of which sends the mailbox an email.
create function private.first_status(p_email text, p_ip text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_now timestamptz := clock_timestamp();
  v_mailbox text := private.mailbox_of(p_email);
  v_has_two boolean;
  v_free_at timestamptz;
  v_wait integer;
begin
  select max(ahead) >= 2, max(free_at) filter (where held >= 2) into v_has_two, v_free_at
  from (
    select count(*) as ahead, count(held_until) as held, min(held_until) as free_at
    from public.bookings
    where status <> 'cancelled' and starts_at > v_now and private.mailbox_of(email) = v_mailbox
    union all
    select count(*), count(held_until), min(held_until)
    from public.bookings join private.booking_ips on booking_id = id
    where status <> 'cancelled' and starts_at > v_now and ip_hash = private.hash_key(p_ip)
  ) as senders;
  if not v_has_two then
    return jsonb_build_object('status', 'confirmed');
  end if;
  v_wait := case
    when v_free_at is null then private.hit_limit('hold:' || v_mailbox, 4, interval '1 day')
    else greatest(1, ceil(extract(epoch from v_free_at - v_now)))
  end;
  if v_wait > 0 then
    return jsonb_build_object('status', 'limited', 'retry_after', v_wait);
  end if;
  return jsonb_build_object('status', 'held', 'held_until', v_now + interval '30 minutes');
end
$$;

-- Returns why a time can't be booked, ignoring p_except: {status: "taken"} or {status: "limited",
-- retry_after: seconds}. Counts a free time towards the limit of p_ip, if given, and returns null.
create function private.time_obstacle(
  p_starts_at timestamptz, p_ends_at timestamptz, p_except uuid, p_ip text
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.bookings
    where status <> 'cancelled' and id is distinct from p_except
      and tstzrange(starts_at, ends_at) && tstzrange(p_starts_at, p_ends_at)
  ) then
    return jsonb_build_object('status', 'taken');
  end if;
  return case when p_ip is not null then private.take_turn('booking', p_ip, 5, interval '10 minutes') end;
end
$$;

create function private.require_time(p_starts_at timestamptz, p_ends_at timestamptz) returns void
language sql set search_path = '' as $$
  select private.require(p_starts_at < p_ends_at, 'p_starts_at and p_ends_at must be a stretch of time');
  select private.require(p_starts_at > clock_timestamp(), 'p_starts_at must be in the future');
$$;

-- Books a consultation, or holds its time until it is confirmed, and queues p_mails or p_hold_mails
-- in one transaction. Returns {status: "booked" | "duplicate", id}, {status: "held", id,
-- held_until}, {status: "taken"} or {status: "limited", retry_after: seconds}; invalid values raise
-- 22023. The caller sets p_id, because the emails include it; a repeated p_key gets the first
-- answer again.
create function public.book_consultation(
  p_id uuid, p_starts_at timestamptz, p_ends_at timestamptz, p_name text, p_email text,
  p_note text, p_time_zone text, p_plan text, p_ip text, p_mails jsonb, p_hold_mails jsonb,
  p_key text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_known public.bookings;
  v_answer jsonb;
  v_obstacle jsonb;
  v_first jsonb;
begin
  perform private.require(num_nulls(p_id, p_name, p_email, p_time_zone) = 0, 'a required value is null');
  perform private.require_ip(p_ip);
  perform private.require_time(p_starts_at, p_ends_at);

  v_answer := private.first_answer(p_key);
  perform private.lock_bookings();
  -- The first answer is valid even if the booking was rescheduled, but not if it was cancelled.
  if exists (
    select from public.bookings where id = (v_answer ->> 'id')::uuid and status <> 'cancelled'
  ) then
    return v_answer;
  end if;
  -- A double click finds its own booking instead of being told that the time is taken.
  select * into v_known from public.bookings
  where status <> 'cancelled' and starts_at = p_starts_at and ends_at = p_ends_at
    and lower(email) = lower(p_email) and name = p_name;
  if v_known.status = 'confirmed' then
    return jsonb_build_object('status', 'duplicate', 'id', v_known.id);
  end if;
  if v_known.status = 'held' then
    return jsonb_build_object('status', 'held', 'id', v_known.id, 'held_until', v_known.held_until);
  end if;
  v_obstacle := private.time_obstacle(p_starts_at, p_ends_at, null, p_ip);
  if v_obstacle is not null then
    return v_obstacle;
  end if;
  v_first := private.first_status(p_email, p_ip);
  if v_first ->> 'status' = 'limited' then
    return v_first;
  end if;

  insert into public.bookings
    (id, starts_at, ends_at, name, email, note, time_zone, plan, status, held_until)
  values (
    p_id, p_starts_at, p_ends_at, p_name, p_email, nullif(p_note, ''), p_time_zone, nullif(p_plan, ''),
    v_first ->> 'status', (v_first ->> 'held_until')::timestamptz
  );
  insert into private.booking_ips (booking_id, ip_hash) values (p_id, private.hash_key(p_ip));
  if v_first ->> 'status' = 'held' then
    perform private.queue_mails(p_hold_mails);
    return private.keep_answer(p_key, v_first || jsonb_build_object('id', p_id));
  end if;
  perform private.queue_mails(p_mails);
  return private.keep_answer(p_key, jsonb_build_object('status', 'booked', 'id', p_id));
exception
  when exclusion_violation then
    return jsonb_build_object('status', 'taken');
  when unique_violation then
    raise 'p_id is in use' using errcode = '22023';
  when check_violation then
    perform private.raise_broken_rule(sqlerrm);
end
$$;

-- Confirms a held booking and queues its emails. Returns {status: "confirmed"}; or changes nothing
-- and returns "used" if it is already confirmed or cancelled, or "missing" if the hold has expired.
create function public.confirm_booking(p_id uuid, p_mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_bookings();
  update public.bookings set status = 'confirmed', held_until = null, time_set_at = now()
  where id = p_id and status = 'held';
  if found then
    perform private.queue_mails(p_mails);
    return jsonb_build_object('status', 'confirmed');
  end if;
  return jsonb_build_object('status', case
    when exists (select from public.bookings where id = p_id) then 'used' else 'missing'
  end);
end
$$;

-- Returns why a booking can't be changed, {status: "missing" | "changed" | "past"}, or null.
-- p_sequence is the value on which the caller and its rendered emails are based.
create function private.booking_obstacle(p_id uuid, p_sequence integer) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_booking public.bookings;
begin
  select * into v_booking from public.bookings where id = p_id for update;
  if not found then
    return jsonb_build_object('status', 'missing');
  end if;
  if v_booking.status <> 'confirmed' or v_booking.sequence is distinct from p_sequence then
    return jsonb_build_object('status', 'changed');
  end if;
  if v_booking.starts_at <= clock_timestamp() then
    return jsonb_build_object('status', 'past');
  end if;
  return null;
end
$$;

-- Cancels a booking, for p_admin or its visitor, and queues its emails. Returns {status:
-- "cancelled"}, or the result of booking_obstacle.
create function public.cancel_booking(
  p_id uuid, p_sequence integer, p_mails jsonb, p_admin uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_obstacle jsonb;
begin
  perform private.lock_bookings();
  perform private.act_as(p_admin);
  v_obstacle := private.booking_obstacle(p_id, p_sequence);
  if v_obstacle is not null then
    return v_obstacle;
  end if;
  update public.bookings
  set status = 'cancelled', cancelled_at = now(), sequence = sequence + 1
  where id = p_id;
  perform private.queue_mails(p_mails);
  return jsonb_build_object('status', 'cancelled');
end
$$;

-- Reschedules a booking, for p_admin or its visitor, and queues its emails. Returns {status:
-- "rescheduled"}, {status: "taken"}, {status: "limited", retry_after: seconds}, or the result of
-- booking_obstacle. Repeating a call with the old p_sequence changes nothing and returns the same.
-- Admins have no rate limit.
create function public.reschedule_booking(
  p_id uuid, p_sequence integer, p_starts_at timestamptz, p_ends_at timestamptz,
  p_time_zone text, p_ip text, p_mails jsonb, p_admin uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_obstacle jsonb;
begin
  perform private.require_ip(p_ip);
  perform private.require_time(p_starts_at, p_ends_at);
  perform private.lock_bookings();
  perform private.act_as(p_admin);
  if exists (
    select from public.bookings
    where id = p_id and status = 'confirmed' and sequence = p_sequence + 1 and starts_at = p_starts_at
  ) then
    return jsonb_build_object('status', 'rescheduled');
  end if;
  v_obstacle := coalesce(
    private.booking_obstacle(p_id, p_sequence),
    private.time_obstacle(p_starts_at, p_ends_at, p_id, case when p_admin is null then p_ip end)
  );
  if v_obstacle is not null then
    return v_obstacle;
  end if;

  update public.bookings
  set starts_at = p_starts_at, ends_at = p_ends_at, time_set_at = now(), sequence = sequence + 1,
    time_zone = coalesce(p_time_zone, time_zone)
  where id = p_id;
  perform private.queue_mails(p_mails);
  return jsonb_build_object('status', 'rescheduled');
exception
  when exclusion_violation then
    return jsonb_build_object('status', 'taken');
  when check_violation then
    perform private.raise_broken_rule(sqlerrm);
end
$$;

-- Returns only the times of bookings, nothing else: {status: "listed", taken: [{starts_at,
-- ends_at}]}, or {status: "limited", retry_after: seconds} after 60 calls in a minute.
create function public.list_taken_slots(p_from timestamptz, p_until timestamptz, p_ip text) returns jsonb
language sql security definer set search_path = '' as $$
  select private.require_ip(p_ip);
  select private.require(
    p_until - p_from between interval '0' and interval '400 days',
    'p_from and p_until must be at most 400 days apart'
  );
  select coalesce(
    private.take_turn('slots', p_ip, 60, interval '1 minute'),
    jsonb_build_object('status', 'listed', 'taken', coalesce((
      select jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at) order by starts_at)
      from public.bookings
      where status <> 'cancelled' and (held_until is null or held_until > clock_timestamp())
        and tstzrange(starts_at, ends_at) && tstzrange(p_from, p_until)
    ), '[]'))
  );
$$;

grant execute on function
  public.book_consultation(uuid, timestamptz, timestamptz, text, text, text, text, text, text, jsonb, jsonb, text),
  public.confirm_booking(uuid, jsonb),
  public.expire_bookings(),
  public.cancel_booking(uuid, integer, jsonb, uuid),
  public.reschedule_booking(uuid, integer, timestamptz, timestamptz, text, text, jsonb, uuid),
  public.list_taken_slots(timestamptz, timestamptz, text)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'bookings', 'public.bookings', 'ends_at <= now() - $1'),
  ('person', 'bookings', 'public.bookings', 'email_search = $1'),
  ('delete', 'bookings', 'public.bookings', $$status <> 'confirmed' or starts_at <= now()$$);

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
