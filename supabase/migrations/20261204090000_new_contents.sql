-- Finds the entry that a form for a new one has made within the last hour, such as when its response
-- was lost. Returns {key, version}, with the version that the caller saved last, or null.
create function private.find_new_content(p_form text, p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_first jsonb;
begin
  perform private.require_permission('contents');
  v_first := private.first_answer('content:' || nullif(p_form, ''));
  return (
    select jsonb_build_object('key', key, 'version',
      case when updated_by = auth.uid() then version else (v_first ->> 'version')::integer end)
    from public.contents where kind = p_kind and key = v_first ->> 'key' and locale = ''
  );
end
$$;

-- Saves a new entry as save_content does. The same form sent again gets the first answer, also with
-- another text; an empty p_form always makes an entry.
create function private.save_new_content(
  p_form text, p_kind text, p_event text, p_title text, p_schema_no integer, p_value jsonb,
  p_published jsonb default null, p_after integer default 9
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_form text := 'content:' || nullif(p_form, '');
begin
  perform private.require_permission('contents');
  return coalesce(private.first_answer(v_form), private.keep_answer(
    v_form, private.save_content(p_kind, 0, p_event, p_title, p_schema_no, p_value, null, p_published, p_after)
  ));
end
$$;

select private.expose('authenticated', 'find_new_content', 'save_new_content');
