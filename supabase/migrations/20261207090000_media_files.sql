-- Only the server stores files, after re-encoding them.
drop policy "admins add pictures to the library" on storage.objects;
