-- Open editors, with text that was typed in them but not saved.
create table private.post_editors (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Null for a new post.
  post_id uuid,
  -- The post's newest version when last opened or saved in this editor.
  version integer not null,
  typed jsonb check (octet_length(typed::text) <= 2000000),
  is_open boolean not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create index post_editors_by_user on private.post_editors (user_id);
create index post_editors_by_post on private.post_editors (post_id);

revoke all on private.post_editors from public, anon, authenticated, service_role;
alter table private.post_editors enable row level security;

-- Called by an open editor every few seconds; p_typed is null if there is nothing to store. Does
-- not change the post, so that a call in flight while it is published has no effect on it. Returns
-- who else has the post open and who has saved it since: {others: [{email, since}], newer: {email,
-- createdAt} | null}.
create function private.keep_editor(
  p_editor uuid, p_version integer, p_is_open boolean, p_post uuid default null, p_typed jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into private.post_editors as known (id, user_id, post_id, version, typed, is_open)
  values (p_editor, auth.uid(), p_post, p_version, p_typed, p_is_open)
  on conflict (id) do update set
    post_id = coalesce(excluded.post_id, known.post_id),
    version = greatest(known.version, excluded.version), typed = excluded.typed,
    is_open = excluded.is_open, seen_at = now()
  -- Ignore a late text from before the last save.
  where known.user_id = excluded.user_id
    and (known.version <= excluded.version or excluded.typed is null);

  return jsonb_build_object(
    'others', coalesce((
      select jsonb_agg(jsonb_build_object('email', email, 'since', since) order by since)
      from (
        select email, min(opened_at) as since
        from private.post_editors join public.profiles on profiles.id = user_id
        where post_id = p_post and user_id <> auth.uid() and is_open
          and seen_at > now() - interval '1 minute'
        group by email
      ) as other
    ), '[]'),
    'newer', (
      select jsonb_build_object('email', email, 'createdAt', version.created_at)
      from private.post_versions as version left join public.profiles on profiles.id = author_id
      where post_id = p_post and no > p_version order by no desc limit 1
    )
  );
end
$$;

-- Returns the caller's unsaved text for this post, or for new ones, newest first: [{id, typed,
-- seen_at, is_open}]. Omits text that they have saved over since. An editor that was just killed
-- still looks open.
create function private.list_unsaved(p_post uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(to_jsonb(unsaved) order by seen_at desc) from (
      select id, typed, seen_at, is_open and seen_at > now() - interval '30 seconds' as is_open
      from private.post_editors as editor
      where user_id = auth.uid() and post_id is not distinct from p_post and typed is not null
        and not exists (
          select from private.post_versions
          where post_id = p_post and no > editor.version and author_id = auth.uid()
        )
      order by seen_at desc limit 5
    ) as unsaved
  ), '[]');
end
$$;

select private.expose('keep_editor', 'authenticated');
select private.expose('list_unsaved', 'authenticated');

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'drafts', 'private.post_editors', 'seen_at <= now() - $1');
