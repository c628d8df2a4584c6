-- Row-level security controls access to the storage schema, as on a hosted project.
grant all on all tables in schema storage to anon, authenticated, service_role;
grant execute on all functions in schema storage to anon, authenticated, service_role;
