-- When to publish a draft and unpublish a post, to the minute. Each is cleared once done.
alter table public.blogs
  add column publish_at timestamptz,
  add column unpublish_at timestamptz,
  add constraint blogs_scheduled_to_the_minute check (
    isfinite(publish_at) and date_trunc('minute', publish_at at time zone 'UTC') = publish_at at time zone 'UTC'
    and isfinite(unpublish_at) and date_trunc('minute', unpublish_at at time zone 'UTC') = unpublish_at at time zone 'UTC'
  ),
  add constraint blogs_unpublished_after_publishing check (unpublish_at > publish_at);

create index blogs_to_publish on public.blogs (publish_at) where publish_at is not null;
create index blogs_to_unpublish on public.blogs (unpublish_at) where unpublish_at is not null;

grant update (publish_at, unpublish_at, created_at) on public.blogs to authenticated;

-- Publishing a post manually clears publish_at, so that unpublishing doesn't revive it. A future
-- date would keep the post at the top of the blog until then.
create function private.drop_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.publish_at := null;
  new.created_at := least(new.created_at, now());
  return new;
end
$$;

create trigger drop_plan before insert or update of published, publish_at on public.blogs
  for each row when (
    new.published and (new.publish_at is not null or new.created_at > now() and auth.uid() is not null)
  )
  execute function private.drop_plan();

-- Publishes and unpublishes up to p_limit posts that are due at p_now, earliest first. Returns
-- {count, slugs}: how many were due, and the slugs of those whose visibility changed, before and
-- after, because adopting a draft may change one. A post whose whole period is over stays a draft.
--
-- Concurrent calls share the posts between them. Dates are cleared once done, so setting the clock
-- back repeats nothing. Cached pages expire in the same transaction, so that a server that exits
-- right afterwards leaves no stale page.
create function public.run_schedule(p_limit integer, p_now timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
  v_slugs text[];
begin
  perform private.require(p_limit between 1 and 1000, 'p_limit must be 1 to 1000');
  with due as materialized (
    select id, slug, published from public.blogs
    where publish_at <= p_now or unpublish_at <= p_now
    order by least(publish_at, unpublish_at), id
    limit p_limit for update skip locked
  ), done as (
    update public.blogs as post set
      published = coalesce(unpublish_at > p_now, true),
      created_at = case when unpublish_at <= p_now then created_at else coalesce(publish_at, created_at) end,
      publish_at = null,
      unpublish_at = case when unpublish_at > p_now then unpublish_at end
    from due where post.id = due.id
    returning post.id, array[post.slug, due.slug] as slugs, post.published, due.published as before
  ), recorded as (
    insert into private.audit_log (action, subject, subject_id, before, after)
    select 'changed', 'post', id::text, jsonb_build_object('published', before),
      jsonb_build_object('published', published)
    from done where published <> before
  )
  select (select count(*) from done),
    array(select distinct unnest(slugs) from done where published <> before)
  into v_count, v_slugs;

  if v_slugs <> '{}' then
    -- Tags are named as in lib/cache-tags.ts.
    perform public.expire_tags(array['posts'] || array(select 'post:' || slug from unnest(v_slugs) as slug));
  end if;
  perform public.record_job_run('schedule');
  return jsonb_build_object('count', v_count, 'slugs', v_slugs);
end
$$;

-- Returns when the schedule last ran, for admins; null if never.
create function private.schedule_ran_at() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select ran_at from private.job_runs where name = 'schedule');
end
$$;

grant execute on function public.run_schedule(integer, timestamptz) to service_role;
select private.expose('schedule_ran_at', 'authenticated');
