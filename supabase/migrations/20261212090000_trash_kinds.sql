-- Adds the kind of deleted contents to the trash's list.
do $$
declare
  v_source text := pg_get_functiondef('private.list_deleted_rows'::regproc);
  v_columns constant text := 'row_id, name, deleted_at';
begin
  perform private.require(strpos(v_source, v_columns) > 0, 'list_deleted_rows differs');
  execute replace(
    v_source, v_columns,
    v_columns || ', case source when ''contents'' then content ->> ''kind'' end as kind'
  );
end
$$;
