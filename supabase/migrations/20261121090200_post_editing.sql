alter table public.blogs
  add column cover_alt text check (char_length(cover_alt) <= 200 and private.is_one_line(cover_alt)),
  -- What a list shows of a text that may have 200,000 characters.
  add column preview text not null generated always as (left(content, 400)) stored,
  add column title_search tsvector not null
    generated always as (to_tsvector('simple', title)) stored;

create index blogs_by_title on public.blogs using gin (title_search);

grant insert (cover_alt), update (cover_alt) on public.blogs to authenticated;

-- An editor saves over the version it has opened and no other, so no two may have one date: not
-- within the clock's smallest step, and not when the clock is set back.
create or replace function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

-- Where published posts stood before their slug was changed.
create table public.post_redirects (
  slug text primary key
    check (char_length(slug) <= 200 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  post_id uuid not null references public.blogs (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index post_redirects_by_post on public.post_redirects (post_id);

revoke all on public.post_redirects from public, anon, authenticated, service_role;
alter table public.post_redirects enable row level security;
grant select on public.post_redirects to authenticated;

create policy "admins read redirects" on public.post_redirects
  for select to authenticated using ((select private.is_admin()));

-- A draft's address was nobody's to keep. Runs as its owner: no role writes redirects itself.
create function private.keep_redirects() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A draft takes nothing from a post that was public: the address leads on until it is published.
  if new.published then
    delete from public.post_redirects where slug = new.slug;
  end if;
  if tg_op = 'UPDATE' and old.published and old.slug <> new.slug then
    insert into public.post_redirects (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  return null;
end
$$;

create trigger keep_redirects
  after insert or update of slug, published on public.blogs
  for each row execute function private.keep_redirects();

-- The slug that the published post has now that once stood at p_slug, or null.
create function public.post_moved_to(p_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select blogs.slug from public.post_redirects join public.blogs on blogs.id = post_id
  where post_redirects.slug = p_slug and blogs.published
$$;

revoke all on function private.keep_redirects() from public, anon, authenticated, service_role;
revoke all on function public.post_moved_to(text) from public, anon, authenticated, service_role;
grant execute on function public.post_moved_to(text) to service_role;
