-- A mail of the newsletter waits in the outbox like any other, and its reader may leave meanwhile.
-- So the list is asked at the last moment, when the mail is claimed, for every kind that starts with
-- "newsletter". All other kinds are transactional and go out to anybody.
alter table public.email_outbox drop constraint email_outbox_status_check;
alter table public.email_outbox add constraint email_outbox_status_check
  check (status in ('pending', 'sending', 'sent', 'dead', 'suppressed'));

create function private.is_suppressed(p_kind text, p_to_address text) returns boolean
language sql stable set search_path = '' as $$
  select p_kind like 'newsletter%' and not exists (
    select from public.subscribers
    where lower(email) = lower(p_to_address) and status = 'confirmed'
  )
$$;

revoke all on function private.is_suppressed(text, text)
  from public, anon, authenticated, service_role;

-- Hands out up to p_limit due mails for p_lease_seconds: waiting ones, and those whose last
-- taker let the lease run out. No two callers get the same mail. Mails of the newsletter to who is
-- no confirmed subscriber are marked suppressed instead.
create or replace function public.claim_outbox(p_limit integer, p_lease_seconds integer)
returns setof public.email_outbox
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_suppressed boolean;
  v_left integer := least(p_limit, 5);
begin
  if coalesce(p_limit, 0) < 1 or coalesce(p_lease_seconds, 0) not between 1 and 3600 then
    raise 'p_limit must be at least 1 and p_lease_seconds 1 to 3600' using errcode = '22023';
  end if;

  while v_left > 0 loop
    select id, private.is_suppressed(kind, to_address) into v_id, v_suppressed
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

    -- The provider takes 5 a second, from all callers together.
    exit when private.hit_limit('outbox', 5, interval '1 second') > 0;

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
