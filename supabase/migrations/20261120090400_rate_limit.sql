-- Keys hold client addresses. They are kept as salted hashes: a bare hash of an IPv4 address
-- is undone by trying all of them.
create table private.limit_salt (
  only_row boolean primary key default true check (only_row),
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into private.limit_salt default values;

create table private.limit_hits (
  id bigint generated always as identity primary key,
  key bytea not null,
  hit_at timestamptz not null,
  expires_at timestamptz not null
);
create index limit_hits_by_key on private.limit_hits (key, hit_at desc);
create index limit_hits_expired on private.limit_hits (expires_at);

revoke all on private.limit_salt, private.limit_hits
  from public, anon, authenticated, service_role;
revoke all on sequence private.limit_hits_id_seq
  from public, anon, authenticated, service_role;
alter table private.limit_salt enable row level security;
alter table private.limit_hits enable row level security;

-- Records a hit and answers 0, or, when p_max hits lie within the last p_window, records
-- nothing and answers the whole seconds until the next one is free. A sliding window.
create function private.hit_limit(p_key text, p_max integer, p_window interval) returns integer
language plpgsql set search_path = '' as $$
declare
  v_key bytea;
  v_now timestamptz;
  v_blocking timestamptz;
begin
  select sha256(salt || convert_to(p_key, 'UTF8')) into strict v_key from private.limit_salt;
  -- Held to the end of the transaction, so that the next one counts this hit or its absence.
  perform pg_advisory_xact_lock(hashtextextended(encode(v_key, 'hex'), 0));
  -- Read after the wait for the lock: now() is from before it.
  v_now := clock_timestamp();

  delete from private.limit_hits where id in (
    select id from private.limit_hits where expires_at <= v_now
    order by expires_at limit 100 for update skip locked
  );

  select hit_at into v_blocking from private.limit_hits
  where key = v_key and hit_at > v_now - p_window
  order by hit_at desc offset p_max - 1 limit 1;
  if found then
    return greatest(1, ceil(extract(epoch from v_blocking + p_window - v_now)));
  end if;

  insert into private.limit_hits (key, hit_at, expires_at)
  values (v_key, v_now, v_now + p_window);
  return 0;
end
$$;

revoke all on function private.hit_limit(text, integer, interval)
  from public, anon, authenticated, service_role;
