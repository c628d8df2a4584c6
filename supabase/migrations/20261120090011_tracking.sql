-- Counts a tracking event against its sender's limit, which every instance of the site shares.
-- Answers the seconds to wait, 0 if it may pass. Nothing of the event itself is stored.
create function public.count_event(p_ip text) returns integer
language sql security definer set search_path = '' as $$
  select private.require_ip(p_ip);
  select private.hit_limit('event:' || p_ip, 60, interval '10 minutes');
$$;

grant execute on function public.count_event(text) to service_role;
