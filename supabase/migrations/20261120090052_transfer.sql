-- Where a post was imported from, what it was there, and which version here holds that.
alter table public.blogs
  add column imported_from text unique check (char_length(imported_from) <= 2000),
  add column imported_hash text check (char_length(imported_hash) <= 100),
  add column imported_version integer;

-- Whether somebody has changed a post here since it was imported.
create function private.import_is_edited(p_post public.blogs) returns boolean
language sql stable set search_path = '' as $$
  select p_post.draft_version is not null or not exists (
    select from private.post_versions
    where post_id = p_post.id and no = p_post.imported_version and fields = private.post_fields(p_post)
  )
$$;

-- Posts by id after p_after, drafts too, as an export has them: what an author edits, {id, published,
-- publish_at, unpublish_at, created_at, updated_at, author, earlier_slugs: [{slug, since}], imported:
-- {from, hash, edited} | null, changes}. `changes` has the fields of a published post that are not
-- published; `author` is an e-mail.
create function public.export_posts(p_size integer, p_after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require(p_size between 1 and 100, 'p_size must be 1 to 100');
  return coalesce((
    select jsonb_agg(private.post_fields(post) || jsonb_build_object(
      'id', post.id, 'published', post.published, 'publish_at', publish_at, 'unpublish_at', unpublish_at,
      'created_at', post.created_at, 'updated_at', post.updated_at,
      'author', (select email from public.profiles where profiles.id = post.author_id),
      'earlier_slugs', (
        select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'since', created_at) order by slug), '[]')
        from public.post_redirects where post_id = post.id
      ),
      'imported', case when imported_from is not null then jsonb_build_object(
        'from', imported_from, 'hash', imported_hash, 'edited', private.import_is_edited(post)
      ) end,
      'changes', (select fields from private.post_versions where post_id = post.id and no = draft_version)
    ) order by post.id)
    from (
      select * from public.blogs where p_after is null or id > p_after order by id limit p_size
    ) as post
  ), '[]');
end
$$;

-- {tags: [{slug, name}], redirects: [{slug, tag}]}.
create function public.export_tags() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tags', (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'name', name) order by slug), '[]') from public.tags),
    'redirects', (select coalesce(jsonb_agg(to_jsonb(redirect) order by slug), '[]') from public.tag_redirects as redirect)
  )
$$;

grant execute on function public.export_posts(integer, uuid), public.export_tags() to service_role;
