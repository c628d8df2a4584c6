create table public.blogs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) <= 200 and private.is_one_line(title)),
  slug text not null unique
    check (char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  content text not null check (char_length(content) <= 200000 and content ~ '\S'),
  -- A site path has one leading slash: with two, or a backslash, it names another host.
  cover_image text
    check (char_length(cover_image) <= 2000 and cover_image ~ '^(https://|/(?![/\\]))[^\s"<>\\]+$'),
  excerpt text check (char_length(excerpt) <= 500),
  published boolean not null default false,
  -- A post outlives the account that wrote it.
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index blogs_published on public.blogs (created_at desc, id) where published;
create index blogs_newest on public.blogs (created_at desc, id);
create index blogs_author on public.blogs (author_id);

create trigger touch_updated_at before update on public.blogs
  for each row execute function private.touch_updated_at();

revoke all on public.blogs from public, anon, authenticated, service_role;
alter table public.blogs enable row level security;

grant select on public.blogs to anon, authenticated;
grant insert (title, slug, content, cover_image, excerpt, published, author_id, created_at)
  on public.blogs to authenticated;
grant update (title, slug, content, cover_image, excerpt, published)
  on public.blogs to authenticated;
grant delete on public.blogs to authenticated;
grant select, insert, update, delete on public.blogs to service_role;

create policy "visitors read published posts" on public.blogs
  for select to anon using (published);
create policy "members read published posts, admins drafts too" on public.blogs
  for select to authenticated using (published or (select private.is_admin()));
create policy "admins write posts in their own name" on public.blogs
  for insert to authenticated
  with check ((select private.is_admin()) and author_id = (select auth.uid()));
create policy "admins edit posts" on public.blogs
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.blogs
  for delete to authenticated using ((select private.is_admin()));

-- Lets the site send a visitor away from a draft without reading anything of it.
create function public.post_is_draft(p_slug text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.blogs where slug = p_slug and not published)
$$;

revoke all on function public.post_is_draft(text) from public, anon, authenticated, service_role;
grant execute on function public.post_is_draft(text) to service_role;
