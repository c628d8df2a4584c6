-- Bytes: twice what a form may send (lib/request/reject-submission.ts), since JSON escapes characters.
alter table public.contents
  drop constraint contents_published_check,
  add check (octet_length(published::text) <= 2000000);

alter table public.content_versions
  drop constraint content_versions_value_check,
  add check (octet_length(value::text) <= 2000000);

-- Names the contents that use a picture only to members who may edit contents, but counts them all.
do $$
declare
  v_source text := pg_get_functiondef('private.list_media'::regproc);
  v_names constant text := 'from private.contents_with(found.id)';
  v_count constant text := 'cardinality(contents)';
begin
  perform private.require(strpos(v_source, v_names) * strpos(v_source, v_count) > 0, 'list_media differs');
  v_source := replace(v_source, v_names, v_names || ' where private.may(''contents'')');
  execute replace(v_source, v_count, '(select count(*) from private.contents_with(page.id))');
end
$$;
