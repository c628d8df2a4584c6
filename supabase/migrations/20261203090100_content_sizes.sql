-- Bytes: twice what a form may send (lib/request/reject-submission.ts), since JSON escapes characters.
alter table public.contents
  drop constraint contents_published_check,
  add check (octet_length(published::text) <= 2000000);

alter table public.content_versions
  drop constraint content_versions_value_check,
  add check (octet_length(value::text) <= 2000000);
