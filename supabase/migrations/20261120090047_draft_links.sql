-- Links that let someone without an account read a draft until they expire. Their URLs contain the
-- id and expiry, signed with the site's key, so stored data alone can't open a draft.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blogs (id) on delete cascade,
  -- A link outlives the account that created it.
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0,
  last_view timestamptz,
  constraint draft_links_end_within_a_year
    check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);

create index draft_links_by_post on public.draft_links (post_id, created_at desc);
create index draft_links_by_author on public.draft_links (created_by);

revoke all on public.draft_links from public, anon, authenticated, service_role;
alter table public.draft_links enable row level security;

grant select, insert (post_id, created_by, expires_at), update (revoked_at)
  on public.draft_links to authenticated;

create policy "admins read links to drafts" on public.draft_links
  for select to authenticated using ((select private.is_admin()));
create policy "admins make links in their own name" on public.draft_links
  for insert to authenticated
  with check ((select private.is_admin()) and created_by = (select auth.uid()));
create policy "admins revoke links, for good" on public.draft_links
  for update to authenticated using ((select private.is_admin())) with check (revoked_at is not null);

create trigger audit after insert or delete or update of revoked_at on public.draft_links
  for each row when (auth.uid() is not null)
  execute function private.audit_row('draft-link', 'post_id', 'expires_at', 'revoked_at');

-- Opens a link: {status: "open"}, which counts a view if p_counts; {status: "published", slug} if
-- the post has nothing unpublished; {status: "expired"}, also for a revoked link or a deleted post.
create function public.open_draft_link(p_id uuid, p_counts boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_post public.blogs;
begin
  select blogs.* into v_post from public.draft_links join public.blogs on blogs.id = post_id
  where draft_links.id = p_id and revoked_at is null and expires_at > now();
  if not found then
    return jsonb_build_object('status', 'expired');
  elsif v_post.published and v_post.draft_version is null then
    return jsonb_build_object('status', 'published', 'slug', v_post.slug);
  end if;
  if p_counts then
    update public.draft_links set views = views + 1, last_view = now() where id = p_id;
  end if;
  return jsonb_build_object('status', 'open');
end
$$;

-- Returns the draft of an open link, or the post with its unpublished changes: the columns for
-- showing a post, and the link's expiry. Otherwise null.
create function public.read_draft_link(p_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.post_fields(shown) - 'cover_source' || jsonb_build_object(
    'id', shown.id, 'created_at', shown.created_at, 'updated_at', shown.updated_at, 'published', false,
    'preview', private.preview_of(shown.content), 'expires_at', expires_at,
    'tag_slugs', array(
      select private.tag_slug(name) from unnest(shown.tags) with ordinality as tag (name, place)
      order by place
    )
  )
  from public.draft_links join public.blogs on blogs.id = post_id
  left join private.post_versions as changes on changes.post_id = blogs.id and changes.no = blogs.draft_version
  cross join lateral jsonb_populate_record(blogs, coalesce(changes.fields, '{}')) as shown
  where draft_links.id = p_id and revoked_at is null and expires_at > now()
    and (not blogs.published or blogs.draft_version is not null)
$$;

grant execute on function
  public.open_draft_link(uuid, boolean), public.read_draft_link(uuid)
  to service_role;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'draft_links', 'public.draft_links', 'least(expires_at, revoked_at) <= now() - $1');
