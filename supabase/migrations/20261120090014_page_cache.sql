-- Tags of cached pages and data that a change has made stale, for the other servers: one row per
-- tag, with its latest time. '*' stands for every tag.
create table private.expired_tags (
  tag text primary key check (char_length(tag) between 1 and 256),
  expired_at timestamptz not null,
  -- Sequence number of the expire_tags call.
  seq bigint not null
);
create index expired_tags_by_seq on private.expired_tags (seq);

revoke all on private.expired_tags from public, anon, authenticated, service_role;
alter table private.expired_tags enable row level security;

-- Keeps the newest 500 tags. Older ones are merged into '*', so that none is missed: a server that
-- starts drops everything stored before that time.
create function public.expire_tags(p_tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_seq bigint;
begin
  -- One call at a time: a reader that has seen a number must not miss a smaller one committed
  -- later.
  lock table private.expired_tags in exclusive mode;
  select coalesce(max(seq), 0) + 1 into v_seq from private.expired_tags;
  insert into private.expired_tags (tag, expired_at, seq)
  select distinct tag, now(), v_seq from unnest(p_tags) as tag
  on conflict (tag) do update set expired_at = excluded.expired_at, seq = excluded.seq;

  with dropped as (
    delete from private.expired_tags where tag in (
      select tag from private.expired_tags where tag <> '*' order by seq desc, tag offset 500
    ) returning expired_at, seq
  )
  insert into private.expired_tags (tag, expired_at, seq)
  select '*', max(expired_at), max(seq) from dropped having count(*) > 0
  on conflict (tag) do update set expired_at = excluded.expired_at, seq = excluded.seq;
end
$$;

create function public.expired_tags_since(p_seq bigint)
returns table (tag text, expired_at timestamptz, seq bigint)
language sql stable security definer set search_path = '' as $$
  select known.tag, known.expired_at, known.seq from private.expired_tags as known
  where known.seq > p_seq order by known.seq
$$;

grant execute on function public.expire_tags(text[]), public.expired_tags_since(bigint) to service_role;
