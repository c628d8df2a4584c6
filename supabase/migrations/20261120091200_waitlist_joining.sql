-- Puts somebody on a project's waitlist and queues the mail that says so, in one transaction.
-- Answers {status: "stored" | "duplicate"}, the latter with nothing stored or mailed again, or
-- {status: "limited", retry_after: seconds}; invalid values raise 22023. p_address is the sender's
-- network address, for the limit only.
create function public.join_waitlist(
  p_project_id text, p_project_name text, p_name text, p_email text, p_address text, p_mails jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer;
  v_rule text;
begin
  if p_project_id is null or p_project_name is null or p_name is null or p_email is null then
    raise 'p_project_id, p_project_name, p_name and p_email are required' using errcode = '22023';
  end if;
  if coalesce(char_length(p_address), 0) not between 1 and 200 then
    raise 'p_address must have 1 to 200 characters' using errcode = '22023';
  end if;

  -- Before the list is looked at: past the limit nobody can find out who is on it.
  v_wait := private.hit_limit('waitlist:' || p_address, 5, interval '10 minutes');
  if v_wait > 0 then
    return jsonb_build_object('status', 'limited', 'retry_after', v_wait);
  end if;

  insert into public.waitlist (project_id, project_name, name, email)
  values (p_project_id, p_project_name, p_name, p_email)
  on conflict (project_id, lower(email)) do nothing;
  if not found then
    return jsonb_build_object('status', 'duplicate');
  end if;
  perform private.queue_mails(p_mails);
  return jsonb_build_object('status', 'stored');
exception when check_violation then
  -- Names the rule alone: the original error repeats the whole row, which ends in log files.
  get stacked diagnostics v_rule = constraint_name;
  raise 'a value breaks the rule %', v_rule using errcode = '22023';
end
$$;

revoke all on function public.join_waitlist(text, text, text, text, text, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.join_waitlist(text, text, text, text, text, jsonb)
  to service_role;
