-- Returns what is stored about an email: {rows: {kind: [newest first]}, unseen, obstacle, is_erased}.
-- `unseen` counts the kinds that the viewer's role doesn't show, since erasing deletes them too.
create or replace function private.find_person(p_email text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_seen text[] := array(
    select kind from private.row_rules where purpose = 'person' and private.may(permission)
  );
begin
  perform private.require_permission('people');
  perform private.require_email(p_email);
  return (
    select jsonb_build_object(
      'rows', coalesce(jsonb_object_agg(key, value) filter (where key = any (v_seen)), '{}'),
      'unseen', coalesce(
        jsonb_object_agg(key, jsonb_array_length(value)) filter (where key <> all (v_seen)), '{}'
      ),
      'obstacle', private.erasure_obstacle(v_email),
      'is_erased', private.is_erased(v_email)
    )
    from jsonb_each(private.rows_about(v_email))
  );
end
$$;
