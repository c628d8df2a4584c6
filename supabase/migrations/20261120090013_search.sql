create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- The language of the site: whoever changes it changes `english` in these three statements.
-- Stems: "designs" finds "designing".
create text search configuration private.stems (copy = pg_catalog.english);
alter text search configuration private.stems
  alter mapping for word, hword, hword_part with extensions.unaccent, english_stem;

-- Words as they are written, for the one that is still being typed: "pricin" begins no stem.
create text search dictionary private.written (template = pg_catalog.simple, stopwords = english);
create text search configuration private.words (copy = pg_catalog.simple);
alter text search configuration private.words
  alter mapping for asciiword, word with extensions.unaccent, private.written;

-- Signs part words, or "UI/UX" and "node.js" would be the name of a file and of a host.
create function private.part_words(p_text text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(p_text, '[\x01-/:-@[-`{-\u00bf\u2010-\u206f]+', ' ', 'g')
$$;

-- What a reader sees of Markdown, near enough: no marks or names of callouts, no targets of links, no tags.
create function private.plain_text(p_markdown text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(p_markdown,
    '\]\([^\s()]*(\s+"[^"]*")?\)|\[![A-Za-z]+\]|[*`~]+|\m_|_\M', '', 'g'),
    '<[^<>]*>|https?://\S+|-{3,}|\n\s*[-+]\s|[\s#|>\[\]\\]+', ' ', 'g'
  ))
$$;

create function private.search_vector(p_text text, p_weight "char") returns tsvector
language sql stable set search_path = '' as $$
  select setweight(
    to_tsvector('private.stems', parted) || to_tsvector('private.words', parted), p_weight
  )
  from private.part_words(p_text) as parted
$$;

-- Published posts alone, and of each what a search reads. The words stand apart from their row,
-- so that the newest of many thousand matches are found in few pages.
create table private.post_search (
  post_id uuid primary key references public.blogs (id) on delete cascade,
  created_at timestamptz not null,
  title text not null,
  words tsvector not null
) with (toast_tuple_target = 128);

create index post_search_newest on private.post_search (created_at desc, post_id);
-- Posts are written seldom: none waits in a list that every search would read.
create index post_search_words on private.post_search using gin (words) with (fastupdate = off);
create index post_search_titles on private.post_search
  using gin (title extensions.gin_trgm_ops) with (fastupdate = off);

revoke all on private.post_search from public, anon, authenticated, service_role;
alter table private.post_search enable row level security;

-- The words of a post. A text of 200,000 long words would be more than a vector holds: then of
-- its first quarter.
create function private.post_words(p_title text, p_content text) returns tsvector
language plpgsql stable set search_path = '' as $$
declare
  v_title tsvector := private.search_vector(p_title, 'A');
begin
  return v_title || private.search_vector(private.plain_text(p_content), 'D');
exception when program_limit_exceeded then
  return v_title || private.search_vector(private.plain_text(left(p_content, 50000)), 'D');
end
$$;

create function private.index_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.published then
    insert into private.post_search (post_id, created_at, title, words)
    values (new.id, new.created_at, new.title, private.post_words(new.title, new.content))
    on conflict (post_id) do update
      set created_at = excluded.created_at, title = excluded.title, words = excluded.words;
  else
    delete from private.post_search where post_id = new.id;
  end if;
  return null;
end
$$;

create trigger index_post after insert or update of title, content, published, created_at
  on public.blogs for each row execute function private.index_post();

-- All words, the last one as the beginning of a word too. Without words it matches nothing.
create function private.search_query(p_text text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  v_words text[] := regexp_split_to_array(btrim(private.part_words(p_text)), '\s+');
  v_last text := v_words[cardinality(v_words)];
  v_query text;
begin
  select string_agg(term, ' & ') into v_query from (
    select quote_literal(lexeme) as term from unnest(to_tsvector(
      'private.stems', array_to_string(trim_array(v_words, 1), ' ')
    ))
    union all
    select '(' || string_agg(term, ' | ') || ')' from (
      select quote_literal(lexeme) from unnest(to_tsvector('private.stems', v_last))
      union all
      select quote_literal(lexeme) || ':*' from unnest(to_tsvector('private.words', v_last))
    ) as last_word (term) having count(*) > 0
  ) as terms;
  return coalesce(v_query, '')::tsquery;
end
$$;

-- About two lines. Of a long text only the beginning is read for them.
create function private.excerpt_around(p_query tsquery, p_content text) returns text
language sql stable set search_path = '' as $$
  select case
    when char_length(plain) <= 200 then plain
    else case when starts_with(plain, excerpt) then '' else '… ' end || excerpt || ' …'
  end
  from private.plain_text(left(p_content, 20000)) as plain, ts_headline(
    'private.stems', plain, p_query, 'StartSel="", StopSel="", MaxFragments=1, MinWords=18, MaxWords=30'
  ) as excerpt
$$;

-- What visitors find among the published posts: {count, posts: [{title, slug, created_at, excerpt}],
-- near: [{title, slug}]}. The best 8 of the newest 500 matches, or, without any, posts with a title
-- like p_query. A prefix may fit every post, and to rank them all would take seconds.
--
-- A word that the newest posts often have is looked for among the newest 5,000; any other, or one
-- that has no 500 matches there, in the index of words. The planner would choose by how often the
-- word occurs, and go through all posts for one that only old posts have.
--
-- Runs as its owner: under row-level security no index of words is used, since the operator might
-- leak what a policy hides.
create function private.search_posts(p_query text) returns jsonb
language plpgsql stable security definer
set plan_cache_mode = force_custom_plan set enable_seqscan = off set pg_trgm.word_similarity_threshold = 0.45
set search_path = '' as $$
declare
  v_text text := btrim(private.part_words(left(p_query, 200)));
  v_query tsquery := private.search_query(v_text);
  v_count integer;
  v_posts jsonb;
  v_near jsonb;
  -- Each three letters of it are looked up, and common ones stand in many thousand titles.
  v_start text := left(v_text, 32);
begin
  with newest as materialized (
    select post_id, created_at, words from (
      select post_id, created_at, words from private.post_search
      order by created_at desc, post_id limit (
        select case when count(*) >= 12 then 5000 else 0 end from (
          select words from private.post_search order by created_at desc, post_id limit 60
        ) as sample where words @@ v_query
      )
    ) as recent where words @@ v_query limit 500
  ), indexed as materialized (
    select post_id, created_at, words from private.post_search
    where words @@ v_query and (select count(*) from newest) < 500
  ), matches as materialized (
    select * from newest where (select count(*) from newest) = 500
    union all
    (select * from indexed order by created_at desc, post_id limit 500)
  ), best as (
    select row_number() over (order by ts_rank(words, v_query) desc, created_at desc, post_id) as place,
      post_id
    from matches
  )
  select (select count(*) from matches), jsonb_agg(jsonb_build_object(
    'title', title, 'slug', slug, 'created_at', created_at,
    'excerpt', private.excerpt_around(v_query, content)
  ) order by place)
  into v_count, v_posts
  from best join public.blogs on id = post_id where place <= 8;

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

create function public.search_posts(p_query text) returns jsonb
language sql stable set search_path = ''
return private.search_posts(p_query);

grant execute on function private.search_posts(text), public.search_posts(text) to anon;
