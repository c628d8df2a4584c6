import type { Database } from "../local/database/database.ts";

/** A word in every 5,000th post. */
export const rareWord = "kiskadee";

/** A word in every second post of the older half. */
export const oldWord = "flashplayer";

/** A word with symbols in every 500th title, and a word in every second Chinese text. */
export const signsWord = "c++";
export const hanWord = String.fromCodePoint(0x4e00, 0x4e01);

/**
 * Fills an empty table with published posts an hour apart, each with 230 words and two tags; every
 * second one also has 300 Chinese characters. The words come from 20,000 made-up ones, with
 * frequencies like those of natural language.
 */
export async function fillPosts(database: Pick<Database, "sql">, posts: number): Promise<void> {
  const indexes = await database.sql<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid in ('private.post_search'::regclass, 'private.admin_posts'::regclass) and relam = (select oid from pg_am where amname = 'gin')`,
  );
  // Rebuild the indexes at the end: updating them row by row takes ten times as long.
  for (const { name } of indexes) await database.sql(`drop index ${name}`);
  await database.sql(fill(posts));
  for (const { definition } of indexes) await database.sql(definition);
  // A Postgres server does this by itself some time after the inserts.
  await database.sql("vacuum analyze");
}

const fill = (posts: number) => `
  do $$
  declare
    starts text[] := '{b,c,d,f,g,h,k,l,m,n,p,r,s,t,v,w,st,pr,cr,tr}';
    middles text[] := '{an,er,in,or,est,all,ick,um}';
    ends text[] := '{a,o,y,ing,s,ment,ed,tion,ry,el}';
    words text[];
    paragraphs text[];
    titles text[];
    han text[];
  begin
    perform setseed(0.5);
    select array_agg(starts[1 + floor(random() * 20)] || middles[1 + floor(random() * 8)]
      || starts[1 + floor(random() * 20)] || middles[1 + floor(random() * 8)]
      || ends[1 + floor(random() * 10)]) into words from generate_series(1, 20000);
    words[1:2] := '{bana,casta}';
    for n in 1..3000 loop
      paragraphs[n] := (select string_agg(words[1 + floor(20000 * power(random(), 4))], ' ')
        from generate_series(1, 38));
      titles[n] := (select string_agg(words[1 + floor(20000 * power(random(), 4))], ' ')
        from generate_series(1, 6));
      han[n] := (select string_agg(chr(19968 + floor(2000 * power(random(), 3))::integer), '')
        from generate_series(1, 300));
    end loop;
    insert into public.blogs (title, slug, content, tags, published, created_at)
    select titles[1 + floor(random() * 3000)] || ' ' || n
        || case when n % 500 = 0 then ' ${signsWord}' else '' end, 'post-' || n,
      concat_ws(E'\\n\\n', paragraphs[1 + floor(random() * 3000)],
        paragraphs[1 + floor(random() * 3000)], paragraphs[1 + floor(random() * 3000)],
        paragraphs[1 + floor(random() * 3000)], paragraphs[1 + floor(random() * 3000)],
        paragraphs[1 + floor(random() * 3000)], case when n % 2 = 1 then han[1 + floor(random() * 3000)] end,
        case when n % 4 = 1 then '${hanWord}' end, case when n % 5000 = 1 then '${rareWord}' end,
        case when n > ${posts} / 2 and n % 2 = 0 then '${oldWord}' end),
      array['Web design', 'Tag ' || n % 20], true,
      date_trunc('hour', now()) - n * interval '1 hour'
    from generate_series(1, ${posts}) as n;
  end
  $$`;
