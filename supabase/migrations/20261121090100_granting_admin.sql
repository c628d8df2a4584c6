-- For functions that run as their owner, where no policy stands in the way.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise 'only an admin may do this' using errcode = '42501';
  end if;
end
$$;

-- Makes somebody an admin, or no admin any more. Answers {status: "done" | "missing"}, or, for the
-- caller's own account, which nobody changes, {status: "own"}, "last" when there is no other admin.
create function public.set_admin(p_id uuid, p_is_admin boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if p_is_admin is null then
    raise 'p_is_admin is required' using errcode = '22023';
  end if;

  -- Two admins who revoke each other meet here; the second is none by then, and is refused.
  perform from public.profiles where is_admin order by id for update;
  perform private.require_admin();

  if p_id = (select auth.uid()) then
    return jsonb_build_object('status', case
      when p_is_admin or exists (select from public.profiles where is_admin and id <> p_id)
        then 'own'
      else 'last'
    end);
  end if;
  update public.profiles set is_admin = p_is_admin where id = p_id;
  return jsonb_build_object('status', case when found then 'done' else 'missing' end);
end
$$;

revoke all on function private.require_admin() from public, anon, authenticated, service_role;
revoke all on function public.set_admin(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.set_admin(uuid, boolean) to authenticated;
