-- Members with a role: people who use a part of the admin area. An admin (is_admin) is an owner and
-- may do everything, without a role.
alter table public.profiles
  add role text check (role in ('editor', 'author', 'contributor', 'desk'));
grant update (role) on public.profiles to service_role;

-- What each role may do; "owner" stands for is_admin. lib/auth/permissions.ts has the same names.
create table private.permissions (
  role text not null,
  permission text not null check (permission ~ '^[a-z]+(\.[a-z]+)?$'),
  primary key (role, permission)
);

revoke all on private.permissions from public, anon, authenticated, service_role;
alter table private.permissions enable row level security;

insert into private.permissions (role, permission)
select role, unnest(string_to_array(permissions, ' ')) from (values
  ('contributor', 'admin posts.own'),
  ('author', 'admin posts.own posts.publish media.add'),
  ('editor', 'admin posts.own posts.publish posts contents media.add media redirects'),
  ('desk', 'admin messages bookings waitlist subscribers people'),
  ('owner', 'admin posts.own posts.publish posts contents media.add media redirects messages bookings'
    || ' waitlist subscribers people users settings outbox audit transfer system')
) as known (role, permissions);

-- Whether the caller's session is open, has no pending second-factor step, and its account has the
-- permission.
create function private.may(p_permission text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.profiles
    join private.permissions as held on held.role = case when is_admin then 'owner' else profiles.role end
    where profiles.id = (select auth.uid()) and permission = p_permission
  ) and private.session_is_open() and private.second_factor_step() is null;
end
$$;

create function private.require_permission(p_permission text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may(p_permission) then
    raise 'this needs the permission %', p_permission using errcode = '42501';
  end if;
end
$$;

-- Whether the caller may change a post: any, their own, or only their own drafts without a date.
create function private.may_edit(p_post public.blogs) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.may('posts') or coalesce(
    p_post.author_id = auth.uid() and private.may('posts.own')
    and (not p_post.published and p_post.publish_at is null or private.may('posts.publish')), false
  );
end
$$;

-- A post that doesn't exist passes, so that the caller can report it as deleted.
create function private.require_post(p_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_permission('posts.own');
  if exists (select from public.blogs where id = p_id and not private.may_edit(blogs)) then
    raise 'only its author or an editor may change this post' using errcode = '42501';
  end if;
end
$$;

-- For the middleware, which answers 404 for any other post.
create function private.may_edit_post(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.require_permission('posts.own');
  select exists (select from public.blogs where id = p_id and private.may_edit(blogs));
$$;

grant execute on function private.may(text) to authenticated;

-- The permission that a rule's rows need: by default one that no role has.
alter table private.row_rules add permission text not null default 'system';
update private.row_rules as rule set permission = known.permission from (values
  ('messages', 'messages'), ('bookings', 'bookings'), ('waitlist', 'waitlist'), ('subscribers', 'subscribers'),
  ('subscriptions', 'subscribers'), ('media', 'media'), ('redirects', 'redirects'), ('audit', 'audit'),
  ('outbox', 'outbox'), ('email_outbox', 'outbox'), ('mails', 'outbox'), ('account', 'users'),
  ('sessions', 'users'), ('sign_in_log', 'users')
) as known (kind, permission)
where rule.kind = known.kind and purpose <> 'expire';

-- Returns 'admin' for an unknown kind, which the caller then rejects.
create function private.rule_permission(p_purpose text, p_kind text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select permission from private.row_rules where purpose = p_purpose and kind = p_kind), 'admin'
  )
$$;

-- Drafts whose contributor has asked an editor to publish them.
alter table public.blogs add review_requested_at timestamptz;
create index blogs_in_review on public.blogs (id) where review_requested_at is not null;

create function private.end_review() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.review_requested_at := null;
  return new;
end
$$;

create trigger end_review before update of published on public.blogs
  for each row when (new.published and new.review_requested_at is not null)
  execute function private.end_review();

-- Edits functions of earlier migrations, where restating them would hide what changed.
do $$
declare
  v_edit record;
  v_source text;
begin
  for v_edit in
    select format('%s.%s', schema, name) as name, array_agg(old) as olds, array_agg(new) as news from (
      select 'private' as schema, unnest(string_to_array(names, ' ')) as name,
        'private.require_admin()' as old, format('private.require_permission(%L)', permission) as new
      from (values
        ('admin', 'admin_dashboard admin_counts list_own_sessions end_own_sessions count_recovery_codes restore_rows'
          || ' list_deleted_rows'),
        ('posts.own', 'get_edited_post get_version list_unsaved list_posts list_versions tag_posts restore_posts'
          || ' schedule_ran_at'),
        ('posts.publish', 'republish_posts'),
        ('posts', 'change_tag delete_tag'),
        ('media.add', 'list_media'),
        ('redirects', 'store_redirects'),
        ('people', 'find_person erase_person allow_address list_people'),
        ('outbox', 'retry_outbox'),
        ('settings', 'set_second_factor_required'),
        ('audit', 'list_audit_log'),
        ('transfer', 'start_import discard_import list_import_posts'),
        ('system', 'system_status')
      ) as known (permission, names)
      union all
      select 'private', unnest(array['discard_changes', 'restore_version']),
        'private.require_admin()', 'private.require_post(p_id)'
      union all
      select * from (values
        ('private', 'keep_editor', 'private.require_admin()', 'private.require_post(p_post)'),
        ('private', 'save_post', 'private.require_admin();', 'private.require_post(p_id);
  if p_published then
    perform private.require_permission(''posts.publish'');
  end if;'),
        ('private', 'get_edited_post', 'where id = p_id', 'where id = p_id and private.may_edit(post)'),
        ('private', 'edited_post', '''id'', p_post.id,', '''id'', p_post.id, ''review_requested_at'', p_post.review_requested_at,'),
        ('private', 'get_version', 'and no = p_no', 'and no = p_no and (private.may(''posts'') or private.may_edit_post(p_id))'),
        ('private', 'list_versions', 'from public.blogs where id = p_id', 'from public.blogs where id = p_id and private.may_edit(blogs)'),
        ('private', 'tag_posts', 'where id = any (p_ids)', 'where id = any (p_ids) and private.may_edit(blogs)'),
        ('private', 'republish_posts', 'and not published', 'and not published and private.may_edit(blogs)'),
        ('private', 'restore_posts', 'and row_id = any (p_ids)',
          'and row_id = any (p_ids) and private.may_edit(jsonb_populate_record(null::public.blogs, content))'),
        ('private', 'list_posts', 'case when p_tag is not null then', 'case when not private.may(''posts'') then
      ''post_id in (select id from public.blogs where author_id = auth.uid() and private.may_edit(blogs))'' end,
    case when p_tag is not null then'),
        ('private', 'list_posts', 'when ''draft'' then ''not published''', 'when ''draft'' then ''not published''
      when ''review'' then ''post_id in (select id from public.blogs where review_requested_at is not null and not published)'''),
        ('private', 'list_posts', '(''published'', ''draft'')', '(''published'', ''draft'', ''review'')'),
        ('private', 'list_posts', 'published, publish_at,', 'published, publish_at, review_requested_at,'),
        ('private', 'list_media', 'where blogs.id = any (posts)',
          'where blogs.id = any (posts) and (published or private.may_edit(blogs))'),
        ('private', 'admin_counts', 'where purpose = ''count''', 'where purpose = ''count'' and private.may(permission)'),
        ('private', 'admin_dashboard', 'from public.blogs
        order by', 'from public.blogs
        where (select private.may(''posts'')) or author_id = auth.uid() and private.may_edit(blogs)
        order by'),
        ('private', 'admin_dashboard', 'return jsonb_build_object(', 'return (select jsonb_object_agg(key, value) from jsonb_each(jsonb_build_object('),
        ('private', 'admin_dashboard', 'is null
    )
  );', 'is null
    )
  )) join (values
    (''posts'', ''posts''), (''recent'', ''posts.own''), (''new_messages'', ''messages''), (''pending_waitlist'', ''waitlist''),
    (''undelivered'', ''outbox''), (''next_bookings'', ''bookings''), (''without_link'', ''settings'')
  ) as part (key, permission) using (key) where private.may(permission));'),
        ('private', 'delete_row', 'private.require_admin()', 'private.require_permission(private.rule_permission(''delete'', p_source))'),
        ('private', 'restore_row', 'private.require_admin()', 'private.require_permission(private.rule_permission(''delete'', (
    select source from private.deleted_rows where id = p_id
  )))'),
        ('private', 'list_deleted_rows', 'from private.deleted_rows', 'from private.deleted_rows where case source
        when ''blogs'' then private.may_edit(jsonb_populate_record(null::public.blogs, content))
        else private.may(private.rule_permission(''delete'', source)) end'),
        ('private', 'record_export', 'private.require_admin()', 'private.require_permission(case p_list
    when ''people'' then ''people'' when ''site'' then ''transfer'' else private.rule_permission(''export'', p_list) end)'),
        -- What roles may not see elsewhere, such as mails with links, isn't listed for them here either.
        ('private', 'find_person', 'private.rows_about(v_email)', 'private.rows_about(v_email, array(
      select kind from private.row_rules where purpose = ''person'' and private.may(permission)
    ))'),
        ('private', 'own_data', '''is_admin'']', '''is_admin'', ''role'']'),
        ('private', 'own_email', 'is_admin'')::boolean', 'is_admin'')::boolean or v_viewer ->> ''role'' is not null'),
        -- The rules for admins' accounts hold for members too.
        ('private', 'erasure_obstacle', 'and is_admin', 'and (is_admin or role is not null)'),
        ('private', 'session_end', 'and is_admin', 'and (is_admin or role is not null)'),
        ('private', 'end_sessions', 'and is_admin', 'and (is_admin or role is not null)'),
        ('private', 'record_account_event', 'and is_admin', 'and (is_admin or role is not null)'),
        ('public', 'confirm_enrolment', 'profiles.is_admin', '(profiles.is_admin or profiles.role is not null)'),
        ('public', 'set_admin', 'set is_admin = p_is_admin', 'set is_admin = p_is_admin, role = p_role'),
        ('public', 'set_admin', 'perform private.require(p_is_admin is not null,',
          'perform private.require(not p_is_admin or p_role is null, ''an admin has no role'');
  perform private.require(p_is_admin is not null,'),
        ('public', 'set_admin', 'DEFAULT ''[]''::jsonb)', 'DEFAULT ''[]''::jsonb, p_role text DEFAULT NULL)')
      ) as listed
    ) as edit (schema, name, old, new) group by 1
  loop
    v_source := pg_get_functiondef(v_edit.name::regproc);
    for v_no in 1 .. cardinality(v_edit.olds) loop
      perform private.require(strpos(v_source, v_edit.olds[v_no]) > 0, v_edit.name || ' lacks ' || v_edit.olds[v_no]);
      v_source := replace(v_source, v_edit.olds[v_no], v_edit.news[v_no]);
    end loop;
    if v_edit.name = 'public.set_admin' then
      drop function public.set_admin;
    end if;
    execute v_source;
  end loop;
end
$$;
grant execute on function public.set_admin(uuid, uuid, uuid, boolean, jsonb, text) to service_role;

-- `permissions` is empty, and is_admin false, while the session still needs a step.
create or replace function private.get_viewer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'email', email, 'role', role,
    'is_admin', is_admin and step is null,
    'permissions', array(
      select permission from private.permissions as held
      where held.role = case when is_admin then 'owner' else profiles.role end and step is null order by 1
    ),
    'step', case when is_admin or role is not null then step end,
    'is_recent', private.is_recent((auth.jwt() ->> 'session_id')::uuid)
  )
  from public.profiles, private.second_factor_step() as step
  where id = (select auth.uid()) and private.session_is_open()
$$;

-- Replaces is_admin() in the policies of these tables.
do $$
declare
  v_policy record;
begin
  for v_policy in
    select policyname, schemaname, tablename, qual, with_check, format('private.may(%L)', permission) as may
    from pg_policies join (values
      ('profiles', 'users'), ('email_outbox', 'outbox'), ('objects', 'media.add'), ('media', 'media.add'),
      ('messages', 'messages'), ('waitlist', 'waitlist'), ('subscribers', 'subscribers'), ('settings', 'settings'),
      ('tags', 'posts.own'), ('tag_redirects', 'posts'), ('bookings', 'bookings'), ('redirects', 'redirects'),
      ('missing_paths', 'redirects'), ('import_runs', 'transfer')
    ) as known (tablename, permission) using (tablename)
    where concat(qual, with_check) like '%private.is_admin()%'
  loop
    execute format('alter policy %I on %I.%I ', v_policy.policyname, v_policy.schemaname, v_policy.tablename)
      || coalesce('using (' || replace(v_policy.qual, 'private.is_admin()', v_policy.may) || ') ', '')
      || coalesce('with check (' || replace(v_policy.with_check, 'private.is_admin()', v_policy.may) || ')', '');
  end loop;
end
$$;

alter policy "admins describe pictures" on public.media
  using ((select private.may('media')) or (select private.may('media.add')) and added_by = (select auth.uid()));
alter policy "members read published posts, admins drafts too" on public.blogs using (
  published or (select private.may('posts')) or author_id = (select auth.uid()) and (select private.may('posts.own'))
);
-- The same as private.may_edit, but evaluated once per query.
do $$
declare
  v_is_editable constant text := $rule$(select private.may('posts')) or author_id = (select auth.uid())
    and (select private.may('posts.own'))
    and (not published and publish_at is null or (select private.may('posts.publish')))$rule$;
  -- A link shows a draft to anyone, so it takes the right to publish.
  v_is_shared constant text := $rule$(select private.may('posts')) or (select private.may('posts.publish'))
    and exists (select from public.blogs where blogs.id = post_id and author_id = (select auth.uid()))$rule$;
begin
  execute 'alter policy "admins write posts in their own name" on public.blogs
    with check (author_id = (select auth.uid()) and (' || v_is_editable || '))';
  execute format('alter policy "admins edit posts" on public.blogs using (%1$s) with check (%1$s)', v_is_editable);
  execute format('alter policy "admins delete posts" on public.blogs using (%s)', v_is_editable);
  execute format('alter policy "admins read links to drafts" on public.draft_links using (%s)', v_is_shared);
  execute format('alter policy "admins revoke links, for good" on public.draft_links using (%s)', v_is_shared);
  execute 'alter policy "admins make links in their own name" on public.draft_links
    with check (created_by = (select auth.uid()) and (' || v_is_shared || '))';
end
$$;

drop trigger audit on public.profiles;
create trigger audit after delete or update of is_admin, role on public.profiles
  for each row execute function private.audit_row('user', 'is_admin', 'role');

select private.expose('authenticated', 'may_edit_post');
