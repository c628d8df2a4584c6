-- Also drops the language of a code block, a heading's {#id}, footnote numbers and the colons of a
-- table's alignment. Posts are indexed anew when they are next saved: a few words too many do no harm.
do $$
declare
  v_source text := pg_get_functiondef('private.plain_text'::regproc);
  v_edit record;
begin
  for v_edit in
    select * from (values
      (
        '|[*`~]+|',
        '|\n[ \t]*(?:`{3,}|~{3,})[^\n`~]*|[ \t]*\{#[^{}\s]+\}[ \t]*(?=\n|$)|\[\^\d+\]:?|[*`~]+|'
      ),
      ('|-{3,}|', '|'),
      ('|[\s|\[\]\x15]+', '|(?:[\s|\[\]\x15]|:-{2,}:?|-{2,}:|-{3,})+')
    ) as edit (old, new)
  loop
    perform private.require(strpos(v_source, v_edit.old) > 0, 'plain_text lacks ' || v_edit.old);
    v_source := replace(v_source, v_edit.old, v_edit.new);
  end loop;
  execute v_source;
end
$$;
