-- Queues an email with example values to the signed-in admin's own address, ten an hour at most.
-- Returns 0, or the seconds to wait if over the limit.
create function private.send_test_mail(p_mail jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_wait integer;
begin
  perform private.require_permission('contents');
  v_wait := private.hit_limit('test-mail:' || auth.uid(), 10, interval '1 hour');
  if v_wait = 0 then
    perform private.queue_mails(jsonb_build_array(p_mail || jsonb_build_object(
      'kind', 'test', 'to', (select email from public.profiles where id = auth.uid())
    )));
  end if;
  return v_wait;
end
$$;

select private.expose('authenticated', 'send_test_mail');
