-- Hands out up to p_limit due mails for p_lease_seconds: waiting ones, and those whose last
-- taker let the lease run out. No two callers get the same mail.
create function public.claim_outbox(p_limit integer, p_lease_seconds integer)
returns setof public.email_outbox
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  if coalesce(p_limit, 0) < 1 or coalesce(p_lease_seconds, 0) not between 1 and 3600 then
    raise 'p_limit must be at least 1 and p_lease_seconds 1 to 3600' using errcode = '22023';
  end if;

  for i in 1 .. least(p_limit, 5) loop
    select id into v_id from public.email_outbox
    where (status = 'pending' and next_attempt_at <= clock_timestamp())
      or (status = 'sending' and leased_until <= clock_timestamp())
    order by next_attempt_at, created_at, id
    limit 1 for update skip locked;
    exit when not found;

    -- The provider takes 5 a second, from all callers together.
    exit when private.hit_limit('outbox', 5, interval '1 second') > 0;

    return query
      update public.email_outbox
      set status = 'sending', attempts = attempts + 1,
        leased_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
      where id = v_id
      returning *;
  end loop;
end
$$;

-- Marks a claimed mail as sent. False, and nothing changed, when the attempt is no longer the
-- current one: someone else has claimed the mail since, or it is done.
create function public.complete_outbox(p_id uuid, p_attempt integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.email_outbox
  set status = 'sent', sent_at = now(), leased_until = null, last_error = null
  where id = p_id and attempts = p_attempt and status = 'sending';
  return found;
end
$$;

-- Puts a claimed mail back for later, or, with null seconds, gives it up. False, and nothing
-- changed, when the attempt is no longer the current one.
create function public.fail_outbox(
  p_id uuid, p_attempt integer, p_error text, p_retry_in_seconds integer default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_retry_in_seconds < 0 then
    raise 'p_retry_in_seconds must not be negative' using errcode = '22023';
  end if;

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

revoke all on function
  public.claim_outbox(integer, integer),
  public.complete_outbox(uuid, integer),
  public.fail_outbox(uuid, integer, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_outbox(integer, integer),
  public.complete_outbox(uuid, integer),
  public.fail_outbox(uuid, integer, text, integer)
  to service_role;
