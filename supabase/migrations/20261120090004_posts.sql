-- Returns the start of a Markdown text, without fenced code unless it contains nothing else.
create function private.preview_of(p_content text) returns text
language sql immutable set search_path = '' as $$
  with lines as (
    select line, place, line ~ '^\s*(```|~~~)' as is_fence,
      count(*) filter (where line ~ '^\s*(```|~~~)') over (order by place) as fences
    from regexp_split_to_table(left(p_content, 20000), '\n') with ordinality as split (line, place)
  ), prose as (
    select string_agg(line, E'\n' order by place) as content from lines
    where not is_fence and fences % 2 = 0
  )
  select left(case when content ~ '\S' then ltrim(content, E'\r\n') else p_content end, 600) from prose
$$;

-- Whether there are at most 10 tags, each one line of 1 to 50 characters. Runs as its owner,
-- because roles that write posts have no access to the schema it uses.
create function private.are_tags(p_tags text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(p_tags) <= 10 and coalesce(
    bool_and(char_length(name) <= 50 and private.is_one_line(name) and name = btrim(name)), true
  )
  from unnest(p_tags) as name
$$;

create table public.blogs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 200 and private.is_one_line(title)),
  slug text not null unique check (char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Reserved for one of the site's own pages.
  constraint blogs_slug_is_free check (slug <> 'archive'),
  content text not null check (char_length(content) <= 200000 and content ~ '\S'),
  -- A site path has a single leading slash: with two, or a backslash, it would name another host.
  cover_image text
    check (char_length(cover_image) <= 2000 and cover_image ~ '^(https://|/(?![/\\]))[^\s"<>\\]+$'),
  -- The URL from which the site fetched the picture.
  cover_source text check (char_length(cover_source) <= 2000 and cover_source ~ '^https://[^\s"<>\\]+$'),
  cover_alt text check (char_length(cover_alt) <= 200 and private.is_one_line(cover_alt)),
  excerpt text check (char_length(excerpt) <= 500),
  -- Shown by search engines and social networks; null falls back to the post's own fields.
  meta_title text check (char_length(meta_title) <= 70 and private.is_one_line(meta_title)),
  meta_description text check (char_length(meta_description) <= 160 and private.is_one_line(meta_description)),
  share_title text check (char_length(share_title) <= 100 and private.is_one_line(share_title)),
  share_description text check (char_length(share_description) <= 200 and private.is_one_line(share_description)),
  -- URL of the original text; null means the post's own URL.
  canonical_url text check (
    char_length(canonical_url) <= 2000
    and canonical_url ~ '^(https://[^\s"<>\\/?#@:%\[\]]+(:[0-9]{1,4})?([/?#][^\s"<>\\]*)?|/([^\s"<>\\/][^\s"<>\\]*)?)$'
  ),
  noindex boolean not null default false,
  -- Tag names, and their slugs, which a trigger sets.
  tags text[] not null default '{}' check (private.are_tags(tags)),
  tag_slugs text[] not null default '{}',
  published boolean not null default false,
  -- Number of the version with unpublished changes to a published post.
  draft_version integer,
  -- When to publish a draft and unpublish a post, to the minute. Each is cleared once done.
  publish_at timestamptz,
  unpublish_at timestamptz,
  constraint blogs_scheduled_to_the_minute check (
    isfinite(publish_at) and date_trunc('minute', publish_at at time zone 'UTC') = publish_at at time zone 'UTC'
    and isfinite(unpublish_at) and date_trunc('minute', unpublish_at at time zone 'UTC') = unpublish_at at time zone 'UTC'
  ),
  constraint blogs_unpublished_after_publishing check (unpublish_at > publish_at),
  -- The source of an imported post, a hash of the original, and the version that was imported.
  imported_from text unique check (char_length(imported_from) <= 2000),
  imported_hash text check (char_length(imported_hash) <= 100),
  imported_version integer,
  -- A post outlives its author's account.
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Shown in lists instead of the text, which may have 200,000 characters.
  preview text not null generated always as (private.preview_of(content)) stored,
  title_search tsvector not null generated always as (to_tsvector('simple', title)) stored
);

create index blogs_published on public.blogs (created_at desc, id) where published;
create index blogs_newest on public.blogs (created_at desc, id);
create index blogs_author on public.blogs (author_id);
create index blogs_by_state on public.blogs (published, created_at desc, id);

-- The fields that authors edit. Versions, grants, saving, import and export are derived from this.
create function private.post_field_names() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'title', 'slug', 'content', 'cover_image', 'cover_source', 'cover_alt', 'excerpt', 'meta_title',
    'meta_description', 'share_title', 'share_description', 'canonical_url', 'noindex', 'tags'
  ]
$$;

revoke all on public.blogs from public, anon, authenticated, service_role;
alter table public.blogs enable row level security;

-- Visitors get the columns that pages need. Members get the same columns as admins, because all
-- sessions share a role.
grant select on public.blogs to authenticated;
grant delete on public.blogs to authenticated;
grant select, insert, update, delete on public.blogs to service_role;
do $$
declare
  v_fields text := array_to_string(private.post_field_names(), ', ');
  v_shown text := array_to_string(array_remove(private.post_field_names(), 'cover_source'), ', ');
begin
  execute format('grant
    select (%s, id, tag_slugs, preview, published, created_at, updated_at, title_search)
    on public.blogs to anon', v_shown);
  execute format('grant insert (%1$s, published, author_id, created_at), update (%1$s, published)
    on public.blogs to authenticated', v_fields);
  -- Excludes draft_version, which is compared separately, and dates, which must not cause conflicts
  -- in an open editor.
  execute format('create trigger touch_updated_at before update of %s, published, author_id
    on public.blogs for each row execute function private.touch_updated_at()', v_fields);
end
$$;
-- Constraints and generated columns run with the privileges of the role that writes the row.
grant execute on function
  private.preview_of(text), private.are_tags(text[]) to authenticated, service_role;

create policy "visitors read published posts" on public.blogs
  for select to anon using (published);
create policy "members read published posts, admins drafts too" on public.blogs
  for select to authenticated using (published or (select private.is_admin()));
create policy "admins write posts in their own name" on public.blogs
  for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select auth.uid()));
create policy "admins edit posts" on public.blogs
  for update to authenticated using ((select private.is_admin()));
create policy "admins delete posts" on public.blogs
  for delete to authenticated using ((select private.is_admin()));

-- Lets the site redirect a visitor away from a draft without reading its content.
create function public.post_is_draft(p_slug text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.blogs where slug = p_slug and not published)
$$;

-- Whether a path is normalised as in lib/redirects/path.ts, so that two spellings of a path can't
-- redirect to each other.
create function private.is_normal_path(p_path text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_bytes bytea;
begin
  if p_path !~ '^/$|^(/([!$&-.0-;=@-Z_a-z~]|%(2[0235F]|3[CEF]|5[BDE]|60|7[BCD]|[89A-F][0-9A-F]))+)+$'
    or p_path ~ '/\.\.?(/|$)|%C2%[89]' then
    return false;
  elsif p_path !~ '%[89A-F]' then
    return true;
  end if;
  select decode(string_agg(case when sign[1] ~ '^%' then substr(sign[1], 2) else to_hex(ascii(sign[1])) end, ''), 'hex')
  into v_bytes from regexp_matches(p_path, '%..|.', 'g') as sign;
  return convert_from(v_bytes, 'UTF8') is nfc normalized;
exception when character_not_in_repertoire then
  return false;
end
$$;

-- Paths that redirect elsewhere. Those with a post_id are a post's former paths, from slugs that it
-- had while published.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  -- A normalised path outside the site's reserved areas (lib/redirects/path.ts).
  source text not null unique check (
    char_length(source) between 2 and 500 and private.is_normal_path(source) and source !~
    '^/(_next|admin|api|auth|booking|covers|login|media|newsletter|preview|register|reset-password|search|session-check|sitemaps|social|\.well-known)(/|$)'
  ),
  -- A path on this site or an https URL; null if the page is gone.
  target text check (
    char_length(target) <= 2000 and target ~ '^(/([^/\\][^\\]*)?|https://[^/?#\\@]+([/?#][^\\]*)?)$' and target ~ '^[!-~]+$'
    and (target !~ '^/' or private.is_normal_path(regexp_replace(target, '[?#].*$', '')))
  ),
  status smallint not null default 308 check (status in (301, 302, 307, 308, 410)),
  post_id uuid references public.blogs (id) on delete cascade,
  hits bigint not null default 0,
  last_hit_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as (lower(source || ' ' || coalesce(target, ''))) stored,
  check ((target is null) = (status = 410))
);

create index redirects_by_post on public.redirects (post_id);
create index redirects_by_target on public.redirects (regexp_replace(target, '[?#].*$', ''));
create index redirects_newest on public.redirects (created_at desc, id);

revoke all on public.redirects from public, anon, authenticated, service_role;
alter table public.redirects enable row level security;
grant select on public.redirects to authenticated;

create policy "admins read redirects" on public.redirects
  for select to authenticated using ((select private.is_admin()));

-- A draft's slug was never public, so it leaves no redirect. Runs as its owner, because no role may
-- write redirects itself.
create function private.keep_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A draft doesn't take over a redirect, which stays until the draft is published.
  if new.published then
    delete from public.redirects where source = '/blog/' || new.slug and post_id is not null;
  end if;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    update public.redirects set target = '/blog/' || new.slug where post_id = new.id;
    if old.published then
      insert into public.redirects (source, target, post_id)
      values ('/blog/' || old.slug, '/blog/' || new.slug, new.id)
      on conflict (source) do update set
        target = excluded.target, status = 308, post_id = excluded.post_id, created_at = now();
    end if;
  end if;
  return null;
end
$$;

create trigger keep_redirects
  after insert or update of slug, published on public.blogs
  for each row execute function private.keep_redirects();

-- Returns the current slug of the published post that was once at p_slug, or null.
create function public.post_moved_to(p_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select blogs.slug from public.redirects join public.blogs on blogs.id = post_id
  where source = '/blog/' || p_slug and blogs.published
$$;

-- Whether p_slug is the slug of any post, or the former public slug of one.
create function public.post_is_known(p_slug text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.blogs where slug = p_slug)
    or exists (select from public.redirects where source = '/blog/' || p_slug and post_id is not null)
$$;

grant execute on function
  public.post_is_draft(text), public.post_moved_to(text), public.post_is_known(text) to service_role;
