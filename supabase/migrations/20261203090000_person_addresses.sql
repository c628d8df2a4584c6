-- Whether a text contains this exact (lower-case) email address, not just as part of a longer one.
-- Only for an address: erasing "x" as a person must not delete every text that contains the word.
create or replace function private.names_address(p_text text, p_email text) returns boolean
language sql immutable set search_path = '' as $$
  select strpos(lower(p_text), p_email) > 0 and private.is_email_address(p_email) and lower(p_text) ~ (
    '(?<![a-z0-9._%+-])' || regexp_replace(p_email, '([.^$*+?\[\]{}|])', '\\\1', 'g')
    || '(?![a-z0-9]|[.-][a-z0-9])'
  )
$$;
