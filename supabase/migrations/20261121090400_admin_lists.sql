-- Every list of the admin, filtered or not, is read and counted from an index.
create index blogs_by_state on public.blogs (published, created_at desc, id);
create index waitlist_by_status on public.waitlist (status, created_at desc, id);
create index waitlist_by_project on public.waitlist (project_id, created_at desc, id);
create index messages_unread on public.messages (created_at desc, id)
  where read_at is null and not is_spam;
create index messages_by_folder on public.messages (is_spam, created_at desc, id);
create index subscribers_by_status on public.subscribers (status, created_at desc, id);
create index email_outbox_undelivered on public.email_outbox (created_at desc, id)
  where status in ('pending', 'sending', 'dead');
create index profiles_newest on public.profiles (created_at desc, id);

grant delete on public.subscribers to authenticated;
create policy "admins remove subscribers" on public.subscribers
  for delete to authenticated using ((select private.is_admin()));

-- Sends a mail now that was given up, or that waits for another attempt, with all attempts before
-- it again. False, and nothing changed, for any other.
create function public.retry_outbox(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.email_outbox
  set status = 'pending', attempts = 0, next_attempt_at = now()
  where id = p_id and (status = 'dead' or (status = 'pending' and attempts > 0));
  return found;
end
$$;

-- What an admin sees first, in one answer: {posts: {total, published, drafts}, recent: [{id, title,
-- published, created_at}], new_messages, pending_waitlist, undelivered, next_bookings: [{id,
-- starts_at, name, plan}]}.
create function public.admin_dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'posts', (
      select jsonb_build_object(
        'total', count(*),
        'published', count(*) filter (where published),
        'drafts', count(*) filter (where not published)
      ) from public.blogs
    ),
    'recent', coalesce((
      select jsonb_agg(to_jsonb(post) order by created_at desc, id) from (
        select id, title, published, created_at from public.blogs
        order by created_at desc, id limit 5
      ) as post
    ), '[]'),
    'new_messages', (
      select count(*) from public.messages where read_at is null and not is_spam
    ),
    'pending_waitlist', (select count(*) from public.waitlist where status = 'pending'),
    'undelivered', (
      select count(*) from public.email_outbox where status in ('pending', 'sending', 'dead')
    ),
    'next_bookings', coalesce((
      select jsonb_agg(to_jsonb(booking) order by starts_at) from (
        select id, starts_at, name, plan from public.bookings
        where status = 'confirmed' and starts_at > now()
        order by starts_at limit 3
      ) as booking
    ), '[]')
  );
end
$$;

revoke all on function public.retry_outbox(uuid), public.admin_dashboard()
  from public, anon, authenticated, service_role;
grant execute on function public.retry_outbox(uuid), public.admin_dashboard() to authenticated;
