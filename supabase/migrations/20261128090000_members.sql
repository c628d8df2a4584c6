-- Members' access to their own data, and the admin's list of all people with stored data.

-- Returns what is stored about a lower-case email in p_kinds, or in all kinds if null:
-- {kind: [newest first]}. Omits kinds without rows, and the columns in p_hidden.
create function private.rows_about(p_email text, p_kinds text[] default null, p_hidden text[] default '{}')
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_place private.row_rules;
  v_found jsonb;
  v_rows jsonb := '{}';
begin
  for v_place in
    select * from private.row_rules
    where purpose = 'person' and (p_kinds is null or kind = any (p_kinds)) order by id
  loop
    execute format(
      'select jsonb_agg(shown - $2 order by shown ->> ''created_at'' desc) from (
         select %s as shown from %s as stored where %s
       ) as found',
      v_place.shown, v_place.source, v_place.condition
    ) into v_found using p_email, p_hidden;
    if v_found is not null then
      v_rows := v_rows || jsonb_build_object(v_place.kind, v_found);
    end if;
  end loop;
  return v_rows;
end
$$;

-- Returns everything stored about an email: {rows: {kind: [newest first]}, obstacle, is_erased}.
create or replace function private.find_person(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  return jsonb_build_object(
    'rows', private.rows_about(v_email),
    'obstacle', private.erasure_obstacle(v_email),
    'is_erased', private.is_erased(v_email)
  );
end
$$;

-- Deletes everything about a lower-case email. Returns whether there was anything.
create function private.erase_rows(p_email text) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_place private.row_rules;
  v_count integer;
  v_is_known boolean := false;
begin
  for v_place in select * from private.row_rules where purpose = 'person' order by id loop
    execute format('delete from %s as stored where %s', v_place.source, v_place.condition) using p_email;
    get diagnostics v_count = row_count;
    v_is_known := v_is_known or v_count > 0;
  end loop;
  return v_is_known;
end
$$;

-- Deletes everything about an email address and stores a hash of it, so that it isn't emailed
-- again. Returns {status: "erased" | "missing"}, or the result of erasure_obstacle as the status.
create or replace function private.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_obstacle text := private.erasure_obstacle(v_email);
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  if v_obstacle is not null then
    return jsonb_build_object('status', v_obstacle);
  end if;
  if not private.erase_rows(v_email) then
    return jsonb_build_object('status', 'missing');
  end if;
  insert into private.erased_addresses (hash) values (private.address_hash(v_email))
  on conflict (hash) do nothing;
  perform private.record_event(auth.uid(), 'created', 'erasure');
  return jsonb_build_object('status', 'erased');
end
$$;

-- The lower-case email of the signed-in member. Admins have pages of their own, and need a second
-- factor for them.
create function private.own_email() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_viewer jsonb := private.get_viewer();
begin
  if v_viewer is null or (v_viewer ->> 'is_admin')::boolean or v_viewer ->> 'step' is not null then
    raise 'only a member may do this' using errcode = '42501';
  end if;
  return (select lower(email) from auth.users where id = auth.uid() and email_confirmed_at is not null);
end
$$;

-- The stored data about the signed-in member, by kind, newest first: {kind: [row]}.
create function private.own_data() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.rows_about(
    private.own_email(),
    array['account', 'messages', 'bookings', 'waitlist', 'subscriptions'],
    array['notes', 'is_spam', 'read_at', 'is_admin']
  )
$$;

create function private.rename_self(p_username text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.own_email();
  update public.profiles set username = p_username where id = auth.uid();
end
$$;

-- Deletes the member's account and everything else about them. Returns "erased", "stale" if the
-- session isn't recent, or the result of erasure_obstacle. Unlike erase_person, it stores no hash,
-- so the email can be used again.
create function private.erase_self() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := private.own_email();
  v_obstacle text := private.erasure_obstacle(v_email);
begin
  if not private.is_recent((auth.jwt() ->> 'session_id')::uuid) then
    return 'stale';
  end if;
  if v_obstacle is not null then
    return v_obstacle;
  end if;
  perform private.erase_rows(v_email);
  perform private.record_event(null, 'created', 'erasure');
  return 'erased';
end
$$;

create index bookings_newest on public.bookings (created_at desc, id);

-- Returns the latest 25 people whose email starts with p_start: [{email, name, kinds, last_at}].
create function private.list_people(p_start text) returns jsonb
language plpgsql stable security definer
-- A generic plan sorts all rows; a custom plan for an empty p_start reads only the newest.
set plan_cache_mode = force_custom_plan
set search_path = '' as $$
declare
  v_first text := lower(btrim(p_start));
  -- Sorts after every email with this prefix.
  v_last text := v_first || chr(127);
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(person) order by last_at desc), '[]') from (
      select email, max(name) as name, array_agg(distinct kind) as kinds, max(created_at) as last_at from (
        (select email_search, user_name, 'messages', created_at from public.messages
         where email_search >= v_first and email_search < v_last and not is_spam order by created_at desc limit 50)
        union all
        (select email_search, name, 'bookings', created_at from public.bookings
         where email_search >= v_first and email_search < v_last order by created_at desc limit 50)
        union all
        (select email_search, name, 'waitlist', created_at from public.waitlist
         where email_search >= v_first and email_search < v_last order by created_at desc limit 50)
        union all
        (select email_search, null, 'subscriptions', created_at from public.subscribers
         where email_search >= v_first and email_search < v_last order by created_at desc limit 50)
      ) as found (email, name, kind, created_at)
      group by email order by last_at desc limit 25
    ) as person
  );
end
$$;

select private.expose('authenticated', 'own_data', 'rename_self', 'erase_self', 'list_people');
