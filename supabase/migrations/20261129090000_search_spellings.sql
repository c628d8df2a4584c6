-- Approximates the visible text of Markdown: no syntax, callout names, link targets, HTML tags or
-- invisible characters such as soft hyphens.
create or replace function private.plain_text(p_markdown text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  c_named constant jsonb := '{
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "''", "nbsp": " ", "shy": "", "copy": "©",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "euro": "€", "pound": "£", "times": "×", "szlig": "ß", "aelig": "æ",
    "oslash": "ø", "grave": "\u0300", "acute": "\u0301", "circ": "\u0302", "tilde": "\u0303",
    "uml": "\u0308", "ring": "\u030a", "cedil": "\u0327", "caron": "\u030c"
  }';
  -- Replaces tags with \x15. Tags in code are visible: code is matched first and kept.
  v_text text := replace(regexp_replace(E'\n' || p_markdown,
    '(```[^`]*```|`[^`\n]*`)|(?<!\\)<(?:/?[A-Za-z][A-Za-z0-9-]*(?:\s[^<>]*|/)?|[A-Za-z]+:[^\s<>]*|[!?][^<>]*)>',
    E'\\1\x15', 'g'
  ), E'`\x15', '`');
begin
  v_text := regexp_replace(v_text,
    '\\([!-/:-@[-`{-~])|\\(?=[\r\n])|\]\([\s\x15]*(?:<[^<>\n]*>|(?:\\.|[^\s()\\]|\([^\s()]*\))*)(?:\s+(?:"(?:\\.|[^"\\])*"|''[^'']*''|\([^()]*\)))?\s*\)|!(?=\[)|\[![A-Za-z]+\]|[*`~]+|\m_+|_+\M',
    '\1', 'g'
  );
  if v_text ~ '&#?[A-Za-z0-9]+;' then
    select string_agg(match[1] || case
      when code between 33 and 55295 or code between 57344 and 1114111 then chr(code)
      when code is not null then ' '
      -- "eacute" is an "e" with an "acute".
      else coalesce(
        c_named ->> match[5], normalize(left(match[5], 1) || (c_named ->> substr(match[5], 2))), match[2]
      )
    end, '')
    into v_text
    from regexp_matches(v_text, '([^&]*)(&(?:#(?:[xX]([0-9A-Fa-f]{1,6})|([0-9]{1,7}))|([A-Za-z]{2,8}));|&|$)', 'g') as match,
      lateral (select coalesce(('x' || lpad(match[3], 8, '0'))::bit(32)::integer, match[4]::integer) as code) as found;
  end if;
  return btrim(regexp_replace(regexp_replace(v_text,
    'https?://\S+|-{3,}|\n(?:[\s>]|(?:[-+]|#{1,6})\s)*|[\s|\[\]\x15]+', ' ', 'g'
  ), '[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+', '', 'g'));
end
$$;

-- Normalises spelling: lower case, normal widths, no accents, vowel points or final letter forms, and
-- one form of each Arabic letter and digit. Second spellings are added for words with umlauts ("ue" for
-- "ü"), hyphenated words with a part of one letter ("email" for "e-mail"), and Arabic and Hebrew words
-- with an article (without it). Runs of scripts without spaces (Thai to Khmer, kana, Han, Hangul) are
-- separated and prefixed with \x02.
create or replace function private.spellings(p_text text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  v_text text;
  v_spelled text[] := array[lower(p_text)];
  v_shortened text[] := array['\m([[:alpha:]]-[[:alpha:]]{2,}|[[:alpha:]]{2,}-[[:alpha:]])\M'];
begin
  if octet_length(p_text) <> char_length(p_text) then
    v_text := regexp_replace(p_text, '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+', '', 'g');
    v_text := regexp_replace(
      translate(lower(normalize(translate(v_text, '™℠', '  '), NFKC)), 'øς。、・「」『』', 'öσ       '),
      '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u30fa\u30fc-\u30ff\u31f0-\u31ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]+',
      E' \x02\\& ', 'g'
    );
    -- Translating many characters is slow, so skip it if there are none.
    if v_text ~ '[\u0621-\u06cc]' then
      v_text := translate(v_text, 'آأإٱؤئىةکی', 'ااااوييهكي');
    end if;
    if v_text ~ '[٠-٩۰-۹]' then
      v_text := translate(v_text, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
    end if;
    v_spelled := array(
      select regexp_replace(extensions.unaccent(spelling),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]+', '', 'g'
      )
      from (select v_text union all select string_agg(
        replace(replace(replace(replace(word[1], 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), ' '
      ) from regexp_matches(v_text, '\S*[äöüå]\S*', 'g') as word) as spelled (spelling)
      where spelling is not null
    );
    v_shortened := v_shortened || array['\mو?[بلفك]?(?:ال|لل)(\w{2,})', '\mו?[לבמשכ]?ה(\w{3,})'];
  end if;
  return v_spelled || array(
    select replace(string_agg(match[1], ' '), '-', '')
    from unnest(v_shortened) as pattern, regexp_matches(v_spelled[1], pattern, 'g') as match having count(*) > 0
  );
end
$$;

-- Returns a query for all words, the last one also as a prefix; with p_whole, only whole words of
-- titles and tags. A text without words matches nothing. Ignores second spellings of two Arabic
-- letters: "الله" shouldn't find "له".
create or replace function private.search_query(p_text text, p_whole boolean) returns tsquery
language sql stable set search_path = '' as $$
  select coalesce(string_agg('(' || terms || ')', ' & '), '')::tsquery from (
    select string_agg(spelled, ' | ') as terms
    from (
      select chunk, place, place = count(*) over () as is_last
      from regexp_split_to_table(btrim(p_text), '\s+') with ordinality as chunk (chunk, place)
    ) as chunks, unnest(private.spellings(chunk)) with ordinality as of_chunk (spelling, no), lateral (
      select '(' || string_agg(case when p_whole then quote_literal(left('=' || word, 100))
        else private.word_query(word, kind, is_last) end, ' & ') || ')' as spelled
      from private.words_in(spelling)
    ) as of_spelling
    where no = 1 or spelling !~ '^[\u0620-\u06ff]{2}$'
    group by place
  ) as of_chunks
$$;

-- Reindexes all posts without updating them, which would fire their triggers.
update private.post_search set words = private.search_vector(blogs.title, 'A')
  || private.search_vector(array_to_string(tags, ' , '), 'B')
  || private.search_vector(private.plain_text(content), 'D')
from public.blogs where id = post_id;
