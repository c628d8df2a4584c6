create index profiles_by_email on public.profiles (email);

-- Somebody signs up with an address that has an account. The form answers as it does to everybody;
-- the address itself is told by mail. Queues p_mails for the account, at most once an hour, and
-- answers whether there is one. For the server alone: the answer is what visitors must not learn.
create function public.remind_of_account(p_email text, p_mails jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(char_length(p_email), 0) not between 1 and 320 then
    raise 'p_email must have 1 to 320 characters' using errcode = '22023';
  end if;
  -- The auth server keeps addresses in small letters.
  if not exists (select from public.profiles where email = lower(btrim(p_email))) then
    return false;
  end if;
  if private.hit_limit('reminder:' || lower(btrim(p_email)), 1, interval '1 hour') = 0 then
    perform private.queue_mails(p_mails);
  end if;
  return true;
end
$$;

revoke all on function public.remind_of_account(text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.remind_of_account(text, jsonb) to service_role;
