-- Notifies an account's owner of a new password. Only the server can compose the email, so it is
-- kept beside the permission and queued in the transaction of the change.
alter table private.session_details add column password_mails jsonb;

-- Lets the session's account set a password within 30 seconds, and keeps the emails to queue then.
-- Deletes a factor that was enrolled outside the site, because the auth server would reject a new
-- password without its code.
drop function public.allow_password(uuid);
create function public.allow_password(p_session uuid, p_mails jsonb default '[]') returns void
language sql security definer set search_path = '' as $$
  update private.session_details set password_allowed_at = now(), password_mails = p_mails
  where session_id = p_session;
  delete from auth.mfa_factors where user_id = (select user_id from auth.sessions where id = p_session)
    and user_id not in (select user_id from private.second_factors);
$$;
grant execute on function public.allow_password(uuid, jsonb) to service_role;

create or replace function private.end_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_mails jsonb := (
    select coalesce(password_mails, '[]') from private.session_details
    where user_id = new.id and password_allowed_at > now() - interval '30 seconds'
    order by password_allowed_at desc limit 1
  );
begin
  if v_mails is null and exists (select from public.profiles where id = new.id and is_admin) then
    raise 'only the site sets the password of an admin' using errcode = '42501';
  end if;
  delete from auth.sessions where user_id = new.id;
  perform private.record_account_event(new.id, 'changed', 'password');
  perform private.queue_mails(v_mails) where v_mails <> '[]';
  return null;
end
$$;
