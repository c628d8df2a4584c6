-- Adds to each post that uses a picture whether the viewer may edit it: the library of an author
-- lists published posts of others, too.
do $$
declare
  v_source text := pg_get_functiondef('private.list_media'::regproc);
  v_post constant text := '''published'', published';
begin
  perform private.require(strpos(v_source, v_post) > 0, 'list_media differs');
  execute replace(v_source, v_post, v_post || ', ''editable'', private.may_edit(blogs)');
end
$$;
