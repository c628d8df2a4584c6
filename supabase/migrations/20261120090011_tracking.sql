-- Counts a tracking event against its sender's limit, shared by all instances of the site. Returns
-- the seconds to wait, or 0 if it is allowed. The event itself is not stored.
create function public.count_event(p_ip text) returns integer
language sql security definer set search_path = '' as $$
  select private.require_ip(p_ip);
  select private.hit_limit('event:' || p_ip, 60, interval '10 minutes');
$$;

grant execute on function public.count_event(text) to service_role;
