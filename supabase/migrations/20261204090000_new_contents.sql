-- Saves a new entry as save_content does. The form p_form sent again, such as after a lost response,
-- saves the entry that it made; an empty p_form always makes one.
create function private.save_new_content(
  p_form text, p_kind text, p_event text, p_title text, p_schema_no integer, p_value jsonb,
  p_published jsonb default null, p_after integer default 9
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_form text := 'content:' || nullif(p_form, '');
  v_first jsonb;
begin
  perform private.require_permission('contents');
  v_first := private.first_answer(v_form);
  if v_first is not null then
    return private.save_content(
      p_kind, (v_first ->> 'version')::integer, p_event, p_title, p_schema_no, p_value, v_first ->> 'key', p_published
    );
  end if;
  return private.keep_answer(
    v_form, private.save_content(p_kind, 0, p_event, p_title, p_schema_no, p_value, null, p_published, p_after)
  );
end
$$;

select private.expose('authenticated', 'save_new_content');
