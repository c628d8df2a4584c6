-- Also finds words written together or apart: "wifi" and "wi-fi", "vuejs" and "vue.js", "oneil" and
-- "o'neil", "1000" and "1,000". Other words with an apostrophe stay apart: "he'll" isn't "hell".
do $$
declare
  v_source text := pg_get_functiondef('private.spellings'::regproc);
  v_edit record;
begin
  for v_edit in
    select * from (values
      (
        '\m([[:alpha:]]-[[:alpha:]]{2,}|[[:alpha:]]{2,}-[[:alpha:]])\M',
        '\m([[:alnum:]]+(?:(?:-|\.(?=[[:alpha:]]))[[:alnum:]]+)+|[[:alpha:]]''''[[:alpha:]]{3,}|\d{1,3}(?:,\d{3})+)\M'
      ),
      (
        $q$replace(string_agg(match[1], ' '), '-', '')$q$,
        $q$translate(string_agg(match[1], ' '), '-.,''', '')$q$
      )
    ) as edit (old, new)
  loop
    perform private.require(strpos(v_source, v_edit.old) > 0, 'spellings lacks ' || v_edit.old);
    v_source := replace(v_source, v_edit.old, v_edit.new);
  end loop;
  execute v_source;
end
$$;

-- Reindexes all posts without updating them, which would fire their triggers.
update private.post_search set words = private.search_vector(blogs.title, 'A')
  || private.search_vector(array_to_string(tags, ' , '), 'B')
  || private.search_vector(private.plain_text(content), 'D')
from public.blogs where id = post_id;
