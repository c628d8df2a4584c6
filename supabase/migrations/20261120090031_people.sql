-- Whether a text contains this exact (lower-case) email address, not just as part of a longer one.
create function private.names_address(p_text text, p_email text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(lower(p_text), p_email) > 0 and lower(p_text) ~ (
    '(?<![a-z0-9._%+-])' || regexp_replace(p_email, '([.^$*+?\[\]{}|])', '\\\1', 'g')
    || '(?![a-z0-9]|[.-][a-z0-9])'
  )
$$;

-- Returns why an email can't be erased: "admin", because the rights have to be revoked first,
-- "agency", because its notifications are about other people, or null.
create function private.erasure_obstacle(p_email text) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (select from public.profiles where email_search = p_email and is_admin) then 'admin'
    when exists (select from public.settings where lower(notification_address) = p_email) then 'agency'
  end
$$;

-- Returns everything stored about an email: {rows: {kind: [newest first]}, obstacle, is_erased}.
-- Kinds without rows are omitted.
create function private.find_person(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_place private.row_rules;
  v_found jsonb;
  v_rows jsonb := '{}';
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  for v_place in select * from private.row_rules where purpose = 'person' order by id loop
    execute format(
      'select jsonb_agg(shown order by shown ->> ''created_at'' desc) from (
         select %s as shown from %s as stored where %s
       ) as found',
      v_place.shown, v_place.source, v_place.condition
    ) into v_found using v_email;
    if v_found is not null then
      v_rows := v_rows || jsonb_build_object(v_place.kind, v_found);
    end if;
  end loop;
  return jsonb_build_object(
    'rows', v_rows,
    'obstacle', private.erasure_obstacle(v_email),
    'is_erased', private.is_erased(v_email)
  );
end
$$;

-- Deletes everything about an email address and stores a hash of it, so that it isn't emailed
-- again. Returns {status: "erased" | "missing"}, or the result of erasure_obstacle as the status.
create function private.erase_person(p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_place private.row_rules;
  v_obstacle text := private.erasure_obstacle(v_email);
  v_count integer;
  v_is_known boolean := false;
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  if v_obstacle is not null then
    return jsonb_build_object('status', v_obstacle);
  end if;

  for v_place in select * from private.row_rules where purpose = 'person' order by id loop
    execute format('delete from %s as stored where %s', v_place.source, v_place.condition) using v_email;
    get diagnostics v_count = row_count;
    v_is_known := v_is_known or v_count > 0;
  end loop;
  if not v_is_known then
    return jsonb_build_object('status', 'missing');
  end if;
  insert into private.erased_addresses (hash) values (private.address_hash(v_email))
  on conflict (hash) do nothing;
  perform private.record_event(auth.uid(), 'created', 'erasure');
  return jsonb_build_object('status', 'erased');
end
$$;

-- Allows mail to an erased email again. Returns whether it was erased.
create function private.allow_address(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_email(p_email);
  delete from private.erased_addresses where hash = private.address_hash(p_email);
  if not found then
    return false;
  end if;
  perform private.record_event(auth.uid(), 'deleted', 'erasure');
  return true;
end
$$;

select private.expose('find_person', 'authenticated');
select private.expose('erase_person', 'authenticated');
select private.expose('allow_address', 'authenticated');
