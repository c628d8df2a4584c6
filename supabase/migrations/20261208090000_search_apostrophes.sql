-- Also finds "don't" as "dont" and "aujourd'hui" as "aujourdhui", "v2.1.0" as "2.1.0", Persian words
-- with a zero-width non-joiner written together or apart, Indic letters without their nukta, and
-- Thai and Indic digits as 0 to 9.
do $$
declare
  v_source text := pg_get_functiondef('private.spellings'::regproc);
  v_edit record;
begin
  for v_edit in
    select * from (values
      (
        $q$(?:,\d{3})+)\M'$q$,
        $q$(?:,\d{3})+)\M', '\m([[:alpha:]]{2,}''[[:alpha:]]{3,}|[[:alpha:]]+n''t)\M', '\mv(\d+(?:\.\d+)+)\M'$q$
      ),
      (
        $q$translate(string_agg(match[1], ' '), '-.,''', '')$q$,
        $q$regexp_replace(string_agg(match[1], ' '), '[-,'']|\.(?=[[:alpha:]])', '', 'g')$q$
      ),
      (
        '\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+',
        '\u200b\u200d-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+|(?<![\u0620-\u06ff])\u200c'
      ),
      (
        $q$'g') as word) as spelled$q$,
        $q$'g') as word union all select string_agg(replace(word[1], E'\u200c', ' '), ' ')
        from regexp_matches(v_text, '\S*\u200c\S*', 'g') as word) as spelled$q$
      ),
      ('\u06d6-\u06ed]', '\u06d6-\u06ed\u093c\u09bc\u0a3c\u200c]'),
      ($q$'øς。、・「」『』', 'öσ$q$, $q$'ऩऱऴ๐๑๒๓๔๕๖๗๘๙øς。、・「」『』', 'नरळ0123456789öσ$q$),
      ('[٠-٩۰-۹]', '[٠-٩۰-۹०-९০-৯]'),
      ('۵۶۷۸۹', '۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯'),
      ('01234567890123456789', '0123456789012345678901234567890123456789')
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
