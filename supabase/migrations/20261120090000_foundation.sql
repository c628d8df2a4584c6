-- Denies access by default; every grant below is explicit. Otherwise, Supabase grants every new
-- object in `public` to the API roles, and Postgres lets everyone call every new function.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

revoke create on schema public from public, anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers live in a schema that the REST API doesn't serve. Policies, constraints and functions
-- with an SQL-standard body can call them without schema privileges, so no role gets any. Functions
-- that run as their owner are here too; private.expose makes them callable for visitors or members.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;

-- Lets p_roles call functions in this schema through wrappers in `public` with the same names,
-- which run as their caller.
create function private.expose(p_roles text, variadic p_names text[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_name text;
  v_function pg_proc;
begin
  foreach v_name in array p_names loop
    select * into strict v_function from pg_proc
    where pronamespace = 'private'::regnamespace and proname = v_name;
    execute format(
      'create function public.%1$I(%2$s) returns %3$s language sql %4$s set search_path = '''' return private.%1$I(%5$s)',
      v_name, pg_get_function_arguments(v_function.oid), pg_get_function_result(v_function.oid),
      case v_function.provolatile when 's' then 'stable' else 'volatile' end,
      (select string_agg('$' || place, ', ') from generate_series(1, v_function.pronargs) as place)
    );
    execute format('grant execute on function private.%1$I, public.%1$I to %2$s', v_name, p_roles);
  end loop;
end
$$;

-- Rules for the rows of each table, added by the migration that creates the table:
-- * expire: deleted by expire_rows once `condition` holds; $1 is the period of `kind`
-- * person: data about the email $1 (lower-case), listed and erased; `shown` is what is listed
-- * delete: an admin may delete a row while `condition` holds, and restore it
-- * count: open items, counted in the admin's navigation
-- * export: admins may export the list `kind`
-- Conditions and `shown` are SQL expressions on a row called `stored`.
create table private.row_rules (
  id integer primary key generated always as identity,
  purpose text not null check (purpose in ('expire', 'person', 'delete', 'count', 'export')),
  kind text not null,
  source text not null,
  condition text not null default 'true',
  shown text not null default $$to_jsonb(stored) - array['email_search', 'search_text', 'confirmations', 'html']$$
);

revoke all on private.row_rules from public, anon, authenticated, service_role;
alter table private.row_rules enable row level security;

-- An editor may only overwrite the version it opened, so updated_at has to increase with every
-- change, even within a clock tick or after the clock is set back.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = greatest(now(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

-- Looser than the forms' validation, so that whatever they accept can be stored, but strict enough
-- to prevent header injection and extra recipients.
create function private.is_email_address(p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(p_value) <= 254
    and p_value ~ '^[^\s\x01-\x1f\x7f@<>,;:"()\\]+@[^\s\x01-\x1f\x7f@<>,;:"()\\]+\.[^\s\x01-\x1f\x7f@<>,;:"()\\.]+$'
$$;

-- Whether a value is safe in an email header: not blank, no line breaks, no control characters
-- except tabs.
create function private.is_one_line(p_value text) returns boolean
language sql immutable set search_path = '' as $$
  select p_value ~ '\S' and p_value !~ '[\x01-\x08\x0a-\x1f\x7f\u0085\u2028\u2029]'
$$;

-- Raises an error if arguments break a rule; a rule that evaluates to null counts as broken.
create function private.require(p_holds boolean, p_rule text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_holds is not true then
    raise '%', p_rule using errcode = '22023';
  end if;
end
$$;

-- Validates the sender's IP, which rate limits use as a key.
create function private.require_ip(p_ip text) returns void
language sql set search_path = '' as $$
  select private.require(char_length(p_ip) between 1 and 200, 'p_ip must have 1 to 200 characters')
$$;

-- Raises only the name of the broken rule: a check's own error contains the whole row, which would
-- end up in log files.
create function private.raise_broken_rule(p_error text) returns void
language plpgsql set search_path = '' as $$
begin
  raise 'a value breaks the rule %', substring(p_error from '"([^"]+)"$') using errcode = '22023';
end
$$;

-- Check constraints run with the privileges of the role that writes the row.
grant execute on function
  private.is_email_address(text), private.is_one_line(text) to authenticated, service_role;

-- Keys contain IPs, so they are stored as salted hashes: an unsalted hash of an IPv4 address can be
-- brute-forced.
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

revoke all on private.limit_salt, private.limit_hits from public, anon, authenticated, service_role;
revoke all on sequence private.limit_hits_id_seq from public, anon, authenticated, service_role;
alter table private.limit_salt enable row level security;
alter table private.limit_hits enable row level security;

create function private.hash_key(p_key text) returns bytea
language sql stable set search_path = '' as $$
  select sha256(salt || convert_to(p_key, 'UTF8')) from private.limit_salt
$$;

-- Returns the hash of a key and locks it until the end of the transaction, so that the next
-- transaction sees this one's hits.
create function private.lock_key(p_key text) returns bytea
language plpgsql set search_path = '' as $$
declare
  v_key bytea := private.hash_key(p_key);
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(v_key, 'hex'), 0));
  return v_key;
end
$$;

-- Sliding-window rate limit. Records a hit and returns 0; after p_max hits within p_window, records
-- nothing and returns the whole seconds until the next hit is allowed.
create function private.hit_limit(p_key text, p_max integer, p_window interval) returns integer
language plpgsql set search_path = '' as $$
declare
  v_key bytea := private.lock_key(p_key);
  -- Read after waiting for the lock: now() is from before the wait.
  v_now timestamptz := clock_timestamp();
  v_blocking timestamptz;
begin
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

-- Rate-limits a sender to p_max submissions of a form within p_window. Returns null and counts this
-- one, or returns {status: "limited", retry_after: seconds}.
create function private.take_turn(p_form text, p_ip text, p_max integer, p_window interval) returns jsonb
language sql set search_path = '' as $$
  select jsonb_build_object('status', 'limited', 'retry_after', seconds)
  from private.hit_limit(p_form || ':' || p_ip, p_max, p_window) as seconds where seconds > 0
$$;

-- Results of form submissions, returned again when the user, the browser or a retry repeats one.
-- A key identifies one rendered form with its values, so different values have a different key.
create table private.submissions (
  key bytea primary key,
  answer jsonb not null,
  expires_at timestamptz not null
);

revoke all on private.submissions from public, anon, authenticated, service_role;
alter table private.submissions enable row level security;

-- Returns the answer stored by keep_answer for a key within the last hour, or null. A concurrent
-- call with the same key waits here and then finds the first one's answer.
create function private.first_answer(p_key text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_key bytea;
begin
  if p_key is null then
    return null;
  end if;
  perform private.require(char_length(p_key) between 1 and 200, 'p_key must have 1 to 200 characters');
  v_key := private.lock_key('submission:' || p_key);
  return (select answer from private.submissions where key = v_key and expires_at > clock_timestamp());
end
$$;

-- Stores an answer for a key and returns it. Not used for rejections, because a retry may succeed.
create function private.keep_answer(p_key text, p_answer jsonb) returns jsonb
language sql set search_path = '' as $$
  insert into private.submissions (key, answer, expires_at)
  select private.hash_key('submission:' || p_key), p_answer, clock_timestamp() + interval '1 hour'
  where p_key is not null
  on conflict (key) do update set answer = excluded.answer, expires_at = excluded.expires_at;
  select p_answer;
$$;

insert into private.row_rules (purpose, kind, source, condition) values
  ('expire', 'limits', 'private.submissions', 'expires_at <= now()'),
  ('expire', 'limits', 'private.limit_hits', 'expires_at <= now() or hit_at <= now() - $1');

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
