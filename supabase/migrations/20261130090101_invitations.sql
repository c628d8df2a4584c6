-- Gives the rest of the transaction the rights of a session, for functions that the server calls
-- with its key because it writes their emails.
create function private.use_session(p_user uuid, p_session uuid) returns void
language sql set search_path = '' as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'sub', p_user, 'session_id', p_session, 'aal', (select aal from auth.sessions where id = p_session)
  )::text, true);
$$;

-- Marks the member's draft as ready for review and queues p_mails, once until it is published.
-- Returns false if it isn't a draft any more.
create function public.request_review(p_user uuid, p_session uuid, p_id uuid, p_mails jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.use_session(p_user, p_session);
  perform private.require_post(p_id);
  update public.blogs set review_requested_at = now()
  where id = p_id and not published and review_requested_at is null;
  if found then
    perform private.queue_mails(p_mails);
  end if;
  return exists (select from public.blogs where id = p_id and not published);
end
$$;

-- Invitations to become a member with a role. Their links contain the id and expiry, signed with the
-- site's key, so stored data alone can't accept one.
create table public.invitations (
  id uuid primary key,
  email text not null check (private.is_email_address(email) and email = lower(email)),
  role text not null check (role in ('editor', 'author', 'contributor', 'desk')),
  -- An invitation outlives the account that sent it.
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint invitations_end_within_days
    check (expires_at > created_at and expires_at <= created_at + interval '8 days')
);

create unique index invitations_one_open on public.invitations (email)
  where accepted_at is null and revoked_at is null;
create index invitations_newest on public.invitations (created_at desc, id);
create index invitations_by_email on public.invitations (email);
create index invitations_by_sender on public.invitations (invited_by);

revoke all on public.invitations from public, anon, authenticated, service_role;
alter table public.invitations enable row level security;
grant select, update (revoked_at) on public.invitations to authenticated;

create policy "admins read invitations" on public.invitations
  for select to authenticated using ((select private.may('users')));
create policy "admins revoke invitations, for good" on public.invitations
  for update to authenticated using ((select private.may('users'))) with check (revoked_at is not null);

create trigger audit after insert or delete or update on public.invitations
  for each row when (auth.uid() is not null)
  execute function private.audit_row('invitation', 'role', 'accepted_at', 'revoked_at');

insert into private.row_rules (purpose, kind, source, condition, permission) values
  ('expire', 'unconfirmed', 'public.invitations', 'created_at <= now() - $1', 'system'),
  ('person', 'invitations', 'public.invitations', 'email = $1', 'users');

-- Stores an invitation, which replaces an open one to the same email, and queues p_mails. Returns
-- {status: "done" | "stale" | "member"}, where a member already has access, or {status: "limited",
-- retry_after: seconds} after 20 in an hour.
create function public.invite(
  p_admin uuid, p_session uuid, p_id uuid, p_email text, p_role text, p_expires_at timestamptz, p_mails jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_wait integer;
begin
  perform private.use_session(p_admin, p_session);
  perform private.require_permission('users');
  if not private.is_recent(p_session) then
    return '{"status": "stale"}';
  elsif exists (select from public.profiles where email_search = v_email and (is_admin or role is not null)) then
    return '{"status": "member"}';
  end if;
  v_wait := private.hit_limit('invitations', 20, interval '1 hour');
  if v_wait > 0 then
    return jsonb_build_object('status', 'limited', 'retry_after', v_wait);
  end if;
  -- Two invitations to one email at once would both be open.
  perform private.lock_key('invitation:' || v_email);
  update public.invitations set revoked_at = now()
  where email = v_email and accepted_at is null and revoked_at is null;
  insert into public.invitations (id, email, role, invited_by, expires_at)
  values (p_id, v_email, p_role, p_admin, p_expires_at);
  perform private.queue_mails(p_mails);
  return '{"status": "done"}';
end
$$;

create function private.invitation_status(p_invitation public.invitations) returns text
language sql stable set search_path = '' as $$
  select case
    when p_invitation.accepted_at is not null then 'used'
    when p_invitation.revoked_at is not null then 'revoked'
    when p_invitation.expires_at > now() then 'open'
    else 'expired'
  end
$$;

-- Returns {status, email, role, account, confirmed}: `account` is the id of the account with this
-- email, and `confirmed` whether its owner has proved to read that email. Null if there is no such
-- invitation.
create function public.read_invitation(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'status', private.invitation_status(invitations), 'email', invitations.email, 'role', invitations.role,
    'account', users.id, 'confirmed', email_confirmed_at is not null
  )
  from public.invitations left join auth.users on lower(users.email) = invitations.email
  where invitations.id = p_id
$$;

-- Gives the role to an account with the invitation's email, which may have signed up by its link and
-- so needs no other confirmation: anyone can sign up with any email, but only the link has the id.
-- Returns "accepted", "other" for another account, or why the invitation isn't open.
create function public.accept_invitation(p_id uuid, p_user uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_invitation public.invitations;
  v_status text;
begin
  select * into v_invitation from public.invitations where id = p_id for update;
  v_status := private.invitation_status(v_invitation);
  if v_status <> 'open' then
    return v_status;
  end if;
  update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now())
  where id = p_user and lower(email) = v_invitation.email
    and (email_confirmed_at is not null or raw_user_meta_data ->> 'invitation' = p_id::text);
  if not found then
    return 'other';
  end if;
  perform private.act_as(p_user);
  update public.invitations set accepted_at = now() where id = p_id;
  update public.profiles set role = v_invitation.role where id = p_user and not is_admin;
  return 'accepted';
end
$$;

grant execute on function
  public.request_review(uuid, uuid, uuid, jsonb),
  public.invite(uuid, uuid, uuid, text, text, timestamptz, jsonb),
  public.read_invitation(uuid),
  public.accept_invitation(uuid, uuid)
  to service_role;
