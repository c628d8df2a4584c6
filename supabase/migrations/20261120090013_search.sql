create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- To change the site's language, replace `english` in the statements below.
-- Stems: "designs" finds "designing".
create text search configuration private.stems (copy = pg_catalog.english);

-- Unstemmed words, to match a word that is still being typed: no stem starts with "pricin".
create text search dictionary private.written (template = pg_catalog.simple, stopwords = english);
create text search configuration private.words (copy = pg_catalog.simple);
alter text search configuration private.words
  alter mapping for asciiword, word with private.written;

-- Functions that run for every post are in plpgsql, which caches their plans and halves the cost of
-- an insert.
-- Replaces symbols with spaces; otherwise "UI/UX" and "node.js" would be parsed as a file and a
-- host.
create function private.part_words(p_text text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(p_text, '[\x01-/:-@[-`{-\u00bf\u2010-\u206f]+', ' ', 'g');
end
$$;

-- Approximates the visible text of Markdown: no syntax, callout names, link targets or HTML tags.
create function private.plain_text(p_markdown text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return btrim(regexp_replace(regexp_replace(replace(E'\n' || p_markdown, '&amp;', '&'),
    '\]\([^\s()]*(\s+"[^"]*")?\)|\[![A-Za-z]+\]|\\(?=[!-/:-@[-`{-~])|[*`~]+|\m_|_\M', '', 'g'),
    '<[^<>]*>|https?://\S+|-{3,}|\n\s*([-+]|#{1,6})\s|[\s|>\[\]]+', ' ', 'g'
  ));
end
$$;

-- Normalises spelling: lower case, normal widths, no accents, vowel points or final letter forms.
-- Words with umlauts get a second spelling, with "ue" for "ü". Runs of scripts without spaces (Thai
-- to Khmer, kana, Han, Hangul) are separated and prefixed with \x02.
create function private.spellings(p_text text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_text text;
begin
  if octet_length(p_text) = char_length(p_text) then
    return array[lower(p_text)];
  end if;
  v_text := regexp_replace(
    translate(lower(normalize(translate(p_text, '™℠', '  '), NFKC)), 'øς。、・「」『』', 'öσ       '),
    '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+',
    E' \x02\\& ', 'g'
  );
  return array(
    select translate(regexp_replace(extensions.unaccent(spelling),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]+', '', 'g'
    ), 'آأإٱ', 'اااا')
    from (select v_text union all select string_agg(
      replace(replace(replace(replace(word[1], 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), ' '
    ) from regexp_matches(v_text, '\S*[äöüå]\S*', 'g') as word) as spelled (spelling)
    where spelling is not null
  );
end
$$;

-- Splits a spelling into words. Kinds: "run"; "signs", such as "c#", ".net" or "r&d", which mean
-- little without their symbols; "word".
create function private.words_in(p_text text) returns table (word text, kind text)
language plpgsql immutable set search_path = '' as $$
#variable_conflict use_column
begin
  return query select part, kind
  from (
    select match[1] <> '' as is_run, match[2] as word from regexp_matches(p_text,
      '(\x02?)([.#@$&~%+-]*[^\x01-/:-@[-`{-~]+(?:[.#@$&~%_:+-]+[^\x01-/:-@[-`{-~]+)*[+#%]*)', 'g') as match
    union all
    select false, match[1] from regexp_matches(p_text, '([^\x01-/:-@[-`{-~]+(?:/[^\x01-/:-@[-`{-~]+)+)', 'g') as match
  ) as found, lateral (
    select case when is_run then 'run' when word ~ '^[!-/:-@[-`{-~]|[!-/:-@[-`{-~]$|^[^!-/:-@[-`{-~][!-/:-@[-`{-~]|[!-/:-@[-`{-~][^!-/:-@[-`{-~]([!-/:-@[-`{-~]|$)' then 'signs' else 'word' end as kind
  ) as of_word, regexp_split_to_table(case kind when 'word' then btrim(private.part_words(word)) else word end, ' ') as part
  where kind = 'signs' or strpos(word, '/') = 0;
end
$$;

-- Returns the character pairs of the runs in a text, and each first and last character.
create function private.pairs_in(p_runs text) returns setof text
language plpgsql immutable set search_path = '' as $$
begin
  return query select distinct btrim(char || coalesce(lead(char) over (order by place), ''))
  from unnest(string_to_array(p_runs, null)) with ordinality as chars (char, place);
end
$$;

-- Indexes the words of a text as stems and as written, its words with symbols and the pairs of its
-- runs; for a title or tag, also each whole word, prefixed with "=". A text of 200,000 characters
-- can exceed the limit of a tsvector; then only its first quarter is indexed.
create function private.search_vector(p_text text, p_weight "char") returns tsvector
language plpgsql stable set search_path = '' as $$
declare
  v_text text := array_to_string(private.spellings(p_text), ' ');
  v_words text := private.part_words(regexp_replace(v_text, '\x02\S+', ' ', 'g'));
  -- Words with symbols and runs; most words are neither.
  v_rest text := (
    select string_agg(match[1], ' ') from regexp_matches(v_text, '(\S*(?:[.#@$&~%_:/+-]\S|[#%+\x02])\S*)', 'g') as match
  );
  v_terms text;
begin
  if v_text = '' then
    return '';
  elsif p_weight <> 'D' or v_rest is not null then
    with found as materialized (
      select * from private.words_in(case p_weight when 'D' then v_rest else v_text end)
    )
    select string_agg(quote_literal(left(term, 100)) || ':1', ' ') into v_terms from (
      select private.pairs_in(string_agg(word, ' ')) as term from found where kind = 'run'
      union select word from found where kind = 'signs'
      union select '=' || word from found where p_weight <> 'D'
    ) as terms where term <> '';
  end if;
  return setweight(
    to_tsvector('private.stems', v_words) || to_tsvector('private.words', v_words)
    || coalesce(v_terms, '')::tsvector, p_weight
  );
exception when program_limit_exceeded then
  return private.search_vector(left(p_text, 50000), p_weight);
end
$$;

-- Search data of published posts. The words are stored out of line, so that finding the newest of
-- many thousand matches reads few pages.
create table private.post_search (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  created_at timestamptz not null,
  title text not null,
  words tsvector not null
) with (toast_tuple_target = 128);

create index post_search_newest on private.post_search (created_at desc, post_id);
-- No pending list, which every search would have to scan: posts rarely change.
create index post_search_words on private.post_search using gin (words) with (fastupdate = off);
create index post_search_titles on private.post_search
  using gin (title extensions.gin_trgm_ops) with (fastupdate = off);

revoke all on private.post_search from public, anon, authenticated, service_role;
alter table private.post_search enable row level security;

create function private.index_post() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_content tsvector;
begin
  if not new.published then
    delete from private.post_search where post_id = new.id;
    return null;
  end if;
  -- Reuse the vector of an unchanged text: renaming a tag updates many posts at once.
  if tg_op = 'UPDATE' and new.content = old.content then
    select ts_filter(words, '{d}') into v_content from private.post_search where post_id = new.id;
  end if;
  insert into private.post_search (post_id, created_at, title, words)
  values (
    new.id, new.created_at, new.title,
    private.search_vector(new.title, 'A')
      || private.search_vector(array_to_string(new.tags, ' , '), 'B')
      || coalesce(v_content, private.search_vector(private.plain_text(new.content), 'D'))
  )
  on conflict (post_id) do update
    set created_at = excluded.created_at, title = excluded.title, words = excluded.words;
  return null;
end
$$;

create trigger index_post after insert or update of title, content, tags, published, created_at
  on public.blogs for each row execute function private.index_post();

-- Returns the query for a word: the pairs of a run, a word with symbols as a prefix, or a stem and,
-- with p_begins, any word with that prefix. Null for a stop word.
create function private.word_query(p_word text, p_kind text, p_begins boolean) returns text
language sql stable set search_path = '' as $$
  select case p_kind
    when 'run' then (select coalesce(
      string_agg(quote_literal(pair), ' & ') filter (where char_length(pair) = 2), min(quote_literal(pair)) || ':*'
    ) from private.pairs_in(p_word) as pair)
    when 'signs' then quote_literal(left(p_word, 100)) || ':*'
    else (select '(' || string_agg(term, ' | ') || ')' from (
      select quote_literal(lexeme) as term from unnest(to_tsvector('private.stems', p_word))
      union all
      select quote_literal(lexeme) || ':*' from unnest(to_tsvector('private.words', p_word)) where p_begins
    ) as either)
  end
$$;

-- Returns a query for all words, the last one also as a prefix; with p_whole, only whole words of
-- titles and tags. A text without words matches nothing.
create function private.search_query(p_text text, p_whole boolean) returns tsquery
language sql stable set search_path = '' as $$
  select coalesce(string_agg('(' || terms || ')', ' & '), '')::tsquery from (
    select string_agg(spelled, ' | ') as terms
    from (
      select chunk, place, place = count(*) over () as is_last
      from regexp_split_to_table(btrim(p_text), '\s+') with ordinality as chunk (chunk, place)
    ) as chunks, unnest(private.spellings(chunk)) as spelling, lateral (
      select '(' || string_agg(case when p_whole then quote_literal(left('=' || word, 100))
        else private.word_query(word, kind, is_last) end, ' & ') || ')' as spelled
      from private.words_in(spelling)
    ) as of_spelling
    group by place
  ) as of_chunks
$$;

-- Returns the newest matches. Words that are common in new posts are searched in the newest 5,000;
-- others, or those with too few matches there, in the word index. The planner would decide by a
-- word's overall frequency, and scan all posts for one that only old posts have.
create function private.newest_matches(p_query tsquery, p_limit integer) returns setof private.post_search
language plpgsql stable rows 500
set plan_cache_mode = force_custom_plan set enable_seqscan = off set search_path = '' as $$
begin
  return query with newest as materialized (
    select * from (
      select * from private.post_search order by created_at desc, post_id limit (
        select case when count(*) >= 12 then 5000 else 0 end from (
          select words from private.post_search order by created_at desc, post_id limit 60
        ) as sample where words @@ p_query
      )
    ) as recent where words @@ p_query limit p_limit
  ), indexed as materialized (
    select * from private.post_search where words @@ p_query and (select count(*) from newest) < p_limit
  )
  select * from newest where (select count(*) from newest) = p_limit
  union all
  (select * from indexed order by created_at desc, post_id limit p_limit);
end
$$;

-- Searches published posts: {count, posts: [{title, slug, created_at, text}], near: [{title,
-- slug}]}. Returns the best 8 of the newest 500 matches, or else posts with a title similar to
-- p_query. A prefix may match every post, and ranking them all would take seconds; posts whose
-- title and tags contain all words whole come first, regardless of age.
--
-- Runs as its owner, because row-level security rules out the word index: its operator might leak
-- what a policy hides.
create function private.search_posts(p_query text) returns jsonb
language plpgsql stable security definer
set enable_seqscan = off set pg_trgm.word_similarity_threshold = 0.45 set search_path = '' as $$
declare
  v_text text := left(p_query, 200);
  v_whole tsquery := private.search_query(v_text, true);
  v_query tsquery;
  v_count integer;
  v_posts jsonb;
  v_near jsonb;
  -- Truncated, because each of its trigrams is looked up, and common ones are in many thousand
  -- titles.
  v_start text := left(btrim(private.part_words(v_text)), 32);
begin
  -- If nothing matches, ignore symbols.
  foreach v_query in array array[
    private.search_query(v_text, false), private.search_query(private.part_words(v_text), false)
  ] loop
    with matches as materialized (
      select distinct on (post_id) * from (
        select * from private.newest_matches(v_query, 500)
        union all
        select * from private.newest_matches(v_whole, 8) where numnode(v_query) > 0
      ) as either
    ), best as (
      select row_number() over (
        order by words @@ v_whole desc, ts_rank(words, v_query) desc, created_at desc, post_id
      ) as place, post_id
      from matches
    )
    select (select least(count(*), 500) from matches), jsonb_agg(jsonb_build_object(
      'title', title, 'slug', slug, 'created_at', created_at,
      'text', private.plain_text(left(content, 10000))
    ) order by place)
    into v_count, v_posts
    from best join public.blogs on id = post_id where place <= 8;
    exit when v_count > 0;
  end loop;

  if v_count = 0 then
    select jsonb_agg(jsonb_build_object('title', title, 'slug', slug) order by likeness desc)
    into v_near
    from (
      select post_id, extensions.word_similarity(v_start, title) as likeness
      from (
        select post_id, title from private.post_search
        where v_start operator(extensions.<%) title limit 500
      ) as alike order by likeness desc, post_id limit 3
    ) as nearest join public.blogs on id = post_id;
  end if;

  return jsonb_build_object(
    'count', v_count, 'posts', coalesce(v_posts, '[]'), 'near', coalesce(v_near, '[]')
  );
end
$$;

select private.expose('anon', 'search_posts');
