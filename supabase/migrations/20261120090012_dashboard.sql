-- Returns the admin dashboard in one call: {posts: {total, published, drafts}, recent: [{id, title,
-- published, created_at}], new_messages, pending_waitlist, undelivered, next_bookings: [{id,
-- starts_at, name, plan}], without_link}.
create function private.admin_dashboard() returns jsonb
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
    'new_messages', (select count(*) from public.messages where read_at is null and not is_spam),
    'pending_waitlist', (select count(*) from public.waitlist where status = 'pending'),
    'undelivered', (select count(*) from public.email_outbox where status in ('pending', 'sending', 'dead')),
    'next_bookings', coalesce((
      select jsonb_agg(to_jsonb(booking) order by starts_at) from (
        select id, starts_at, name, plan from public.bookings
        where status = 'confirmed' and starts_at > now()
        order by starts_at limit 3
      ) as booking
    ), '[]'),
    'without_link', (
      select count(*) from public.bookings
      where status = 'confirmed' and starts_at > now()
        and coalesce(call_link, (select call_link from public.settings)) is null
    )
  );
end
$$;

-- Returns the counts of open items for every admin page, by kind. Each stops at 100, so that the cost
-- doesn't grow with the number of rows.
create function private.admin_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rule private.row_rules;
  v_count integer;
  v_counts jsonb := '{}';
begin
  perform private.require_admin();
  for v_rule in select * from private.row_rules where purpose = 'count' loop
    execute format(
      'select count(*) from (select from %s as stored where %s limit 100) as open',
      v_rule.source, v_rule.condition
    ) into v_count;
    v_counts := v_counts || jsonb_build_object(v_rule.kind, v_count);
  end loop;
  return v_counts;
end
$$;

select private.expose('admin_dashboard', 'authenticated');
select private.expose('admin_counts', 'authenticated');
