-- Cover pictures, re-encoded by the site before they are stored. Where a bucket of this name is in
-- use already this fails, rather than open its files to everyone.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('covers', 'covers', true, 5242880, array['image/avif', 'image/webp']);

-- Everyone reads a file of a public bucket by its address, without a policy. This one is for
-- deleting, which the storage service does only to what the caller may see.
create policy "admins list covers" on storage.objects
  for select to authenticated using (bucket_id = 'covers' and (select private.is_admin()));
create policy "admins add covers" on storage.objects
  for insert to authenticated with check (bucket_id = 'covers' and (select private.is_admin()));
create policy "admins delete covers" on storage.objects
  for delete to authenticated using (bucket_id = 'covers' and (select private.is_admin()));
