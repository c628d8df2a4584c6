-- Counts a tracking event against its sender's limit, which every instance of the site shares.
-- Answers the seconds to wait, 0 if it may pass. Nothing of the event itself is stored.
create function public.count_event(p_address text) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(char_length(p_address), 0) not between 1 and 200 then
    raise 'p_address must have 1 to 200 characters' using errcode = '22023';
  end if;
  return private.hit_limit('event:' || p_address, 60, interval '10 minutes');
end
$$;

revoke all on function public.count_event(text) from public, anon, authenticated, service_role;
grant execute on function public.count_event(text) to service_role;
