-- Newsletter subscribers. Only confirmed ones get mail; to confirm, they open a link sent only to
-- their mailbox and press a button.
create table public.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email_address(email)),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  source text not null check (source in ('footer', 'sign-up')),
  -- Tokens of the emailed links, newest first. All links of the current request work; those from
  -- before unsubscribing are dropped, so that an old email can't resubscribe anyone.
  confirmations uuid[] not null check (cardinality(confirmations) between 1 and 10),
  confirmation_sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  email_search text collate "C" not null generated always as (lower(email)) stored,
  constraint subscribers_dated_when_confirmed
    check (status <> 'confirmed' or (confirmed_at is not null and unsubscribed_at is null)),
  constraint subscribers_dated_when_unsubscribed check (status <> 'unsubscribed' or unsubscribed_at is not null)
);

create unique index subscribers_one_per_address on public.subscribers (lower(email));
create index subscribers_newest on public.subscribers (created_at desc, id);
create index subscribers_by_confirmation on public.subscribers using gin (confirmations);
create index subscribers_unconfirmed on public.subscribers (confirmation_sent_at) where status = 'pending';
create index subscribers_by_status on public.subscribers (status, created_at desc, id);
create index subscribers_by_email on public.subscribers (email_search);

revoke all on public.subscribers from public, anon, authenticated, service_role;
alter table public.subscribers enable row level security;
grant select on public.subscribers to authenticated, service_role;

create policy "admins read subscribers" on public.subscribers
  for select to authenticated using ((select private.is_admin()));

-- Salted hashes of emails whose owners asked to be erased, so that they get no more mail when
-- someone enters them in a form.
create table private.erased_addresses (
  hash bytea primary key,
  erased_at timestamptz not null default now()
);

revoke all on private.erased_addresses from public, anon, authenticated, service_role;
alter table private.erased_addresses enable row level security;

create function private.address_hash(p_email text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(salt || convert_to('erased:' || lower(btrim(p_email)), 'UTF8')) from private.limit_salt
$$;

create function private.is_erased(p_email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.erased_addresses where hash = private.address_hash(p_email))
$$;

-- Checked when an email is claimed, because its recipient may unsubscribe while it waits.
-- Newsletters only go to confirmed subscribers. Receipts, which strangers can trigger and owners
-- can do without, are not sent to erased addresses. All other kinds are always sent.
create function private.is_suppressed(p_kind text, p_to_address text) returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_kind like 'newsletter%' then not exists (
      select from public.subscribers
      where lower(email) = lower(p_to_address) and status = 'confirmed'
    )
    when p_kind like '%-receipt' then private.is_erased(p_to_address)
    else false
  end
$$;

-- Records a subscription request and queues its confirmation mail in one transaction.
-- p_confirmation is the token of the link in p_mails, p_ip is only for the rate limit; a repeated
-- p_key gets the first answer again.
-- Returns {status: "accepted"} or {status: "limited", retry_after: seconds}, and never reveals
-- whether the email was known: a confirmed or erased one gets no mail, a pending one at most one an
-- hour, any other one immediately. Invalid values raise 22023.
create function public.subscribe(
  p_email text, p_source text, p_confirmation uuid, p_ip text, p_mails jsonb,
  p_key text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.require(num_nulls(p_email, p_source, p_confirmation) = 0, 'a required value is null');
  perform private.require_ip(p_ip);
  v_answer := private.first_answer(p_key);
  -- Someone who has unsubscribed since then needs a new link.
  if v_answer is not null and not exists (
    select from public.subscribers where lower(email) = lower(p_email) and status = 'unsubscribed'
  ) then
    return v_answer;
  end if;

  -- Check the limit before any lookup, so that it affects known and unknown emails alike.
  v_answer := private.take_turn('subscribe', p_ip, 5, interval '10 minutes');
  if v_answer is not null then
    return v_answer;
  end if;
  if private.is_erased(p_email) then
    return jsonb_build_object('status', 'accepted');
  end if;

  insert into public.subscribers (email, source, confirmations)
  values (p_email, p_source, array[p_confirmation])
  on conflict (lower(email)) do nothing;
  if not found then
    update public.subscribers
    set status = 'pending',
      confirmation_sent_at = now(),
      confirmations = p_confirmation || case
        when status = 'pending' then confirmations[1:9]
        else '{}'
      end
    where lower(email) = lower(p_email) and (
      status = 'unsubscribed'
      or (status = 'pending' and confirmation_sent_at <= now() - interval '1 hour')
    );
  end if;
  if found then
    perform private.queue_mails(p_mails);
  end if;
  return private.keep_answer(p_key, jsonb_build_object('status', 'accepted'));
exception when check_violation then
  perform private.raise_broken_rule(sqlerrm);
end
$$;

-- Confirms the subscription behind an emailed link and queues p_mails. Returns {status:
-- "confirmed"}; or changes nothing and returns "used" if the link has already been used, or
-- "unknown".
create function public.confirm_subscription(p_confirmation uuid, p_mails jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers
  set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null
  where confirmations @> array[p_confirmation] and status = 'pending';
  if found then
    perform private.queue_mails(p_mails);
    return jsonb_build_object('status', 'confirmed');
  end if;
  return jsonb_build_object('status', case
    when exists (select from public.subscribers where confirmations @> array[p_confirmation])
      then 'used'
    else 'unknown'
  end);
exception when check_violation then
  perform private.raise_broken_rule(sqlerrm);
end
$$;

-- Unsubscribes someone. Returns {status: "unsubscribed"}; or changes nothing and returns "used" if
-- they have already unsubscribed, or "unknown".
create function public.unsubscribe(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscribers set status = 'unsubscribed', unsubscribed_at = now()
  where id = p_id and status <> 'unsubscribed';
  if found then
    return jsonb_build_object('status', 'unsubscribed');
  end if;
  return jsonb_build_object('status', case
    when exists (select from public.subscribers where id = p_id) then 'used' else 'unknown'
  end);
end
$$;

-- Deletes subscribers who have not confirmed within p_period. Those who had unsubscribed before
-- become unsubscribed again, with their old date. Returns the number of both.
create function private.expire_subscriptions(p_period interval) returns integer
language plpgsql set search_path = '' as $$
declare
  v_due timestamptz := now() - p_period;
  v_returned integer;
  v_forgotten integer;
begin
  update public.subscribers set status = 'unsubscribed'
  where status = 'pending' and confirmation_sent_at <= v_due and unsubscribed_at is not null;
  get diagnostics v_returned = row_count;
  delete from public.subscribers where status = 'pending' and confirmation_sent_at <= v_due;
  get diagnostics v_forgotten = row_count;
  return v_returned + v_forgotten;
end
$$;

grant execute on function
  public.subscribe(text, text, uuid, text, jsonb, text),
  public.confirm_subscription(uuid, jsonb),
  public.unsubscribe(uuid)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('person', 'subscriptions', 'public.subscribers', 'email_search = $1'),
  ('delete', 'subscribers', 'public.subscribers', default),
  ('export', 'subscribers', 'public.subscribers', default);
