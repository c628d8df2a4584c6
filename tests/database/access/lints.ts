import { ourSchemas } from "./granted";

const policies = "pg_policies where schemaname in ('public', 'private', 'storage')";

/** Finds views, materialized views or foreign tables exposed by the API, by relkind. */
function offered(kinds: string): string {
  return `
    select oid::regclass::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind in (${kinds})`;
}

/** Finds functions that run as their owner and that this role can call through the API. */
function executableAsOwner(role: string): string {
  return `
    select oid::regprocedure::text from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef
      and has_function_privilege('${role}', oid, 'execute')`;
}

/**
 * Supabase's lints (https://supabase.com/docs/guides/database/database-advisors) as queries that
 * return violations in our schemas. Leaves out lints that need traffic (unused_index, table_bloat),
 * check what a host installs (extension_versions_outdated, insecure_queue_exposed_in_api,
 * pg_graphql_*_table_exposed), duplicate another lint (sensitive_columns_exposed) or do not apply:
 * private tables are closed to everyone and need no policy (rls_enabled_no_policy).
 */
export const lints: Record<string, string> = {
  unindexed_foreign_keys: `
    select conrelid::regclass || ' ' || conname from pg_constraint as fkey
    where contype = 'f' and connamespace in ${ourSchemas} and not exists (
      select from pg_index where indrelid = conrelid and indisvalid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
    )`,

  auth_users_exposed: `
    select distinct ev_class::regclass::text from pg_depend join pg_rewrite on pg_rewrite.oid = objid
    where refobjid = 'auth.users'::regclass and ev_class in (
      select oid from pg_class where relnamespace = 'public'::regnamespace
    )`,

  // A call that isn't wrapped in a select is evaluated for every row.
  auth_rls_initplan: `
    select tablename || ': ' || policyname from ${policies} and concat_ws(' ', qual, with_check)
      ~ '(?<!SELECT )(\\mauth\\.|\\mprivate\\.|\\mcurrent_setting)\\w*\\('`,

  no_primary_key: `
    select oid::regclass::text from pg_class
    where relnamespace in ${ourSchemas} and relkind in ('r', 'p')
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,

  // A policy for all commands or all roles would overlap the specific ones.
  multiple_permissive_policies: `
    select tablename || ' ' || cmd || ' ' || role from ${policies.replace(" where", ", unnest(roles) as role where")}
    group by schemaname, tablename, cmd, role having count(*) > 1 or cmd = 'ALL' or role = 'public'`,

  policy_exists_rls_disabled: `
    select polname from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,

  duplicate_index: `
    select string_agg(indexname, ', ') from pg_indexes where schemaname in ('public', 'private')
    group by schemaname, replace(indexdef, indexname, '') having count(*) > 1`,

  security_definer_view: `
    ${offered("'v'")} and not coalesce(reloptions && '{security_invoker=on,security_invoker=true}', false)`,

  function_search_path_mutable: `
    select oid::regprocedure::text from pg_proc
    where pronamespace in ${ourSchemas} and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,

  rls_disabled_in_public: `
    select oid::regclass::text from pg_class
    where relnamespace in ${ourSchemas} and relkind in ('r', 'p') and not relrowsecurity`,

  extension_in_public: `
    select extname from pg_extension where extnamespace = 'public'::regnamespace`,

  rls_references_user_metadata: `
    select tablename || ': ' || policyname from ${policies}
      and concat_ws(' ', qual, with_check) like '%user_metadata%'`,

  materialized_view_in_api: offered("'m'"),
  foreign_table_in_api: offered("'f'"),

  unsupported_reg_types: `
    select attrelid::regclass || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ${ourSchemas} and atttypid::regtype::text like 'reg%'
      and atttypid::regtype::text not in ('regclass', 'regrole', 'regtype')`,

  fkey_to_auth_unique: `
    select conrelid::regclass || ' ' || conname from pg_constraint
    join pg_class on pg_class.oid = confrelid join pg_index on indexrelid = conindid
    where contype = 'f' and connamespace in ${ourSchemas}
      and relnamespace = 'auth'::regnamespace and not indisprimary`,

  rls_policy_always_true: `
    select tablename || ': ' || policyname from ${policies} and cmd <> 'SELECT'
      and (coalesce(qual, with_check, 'true') = 'true' or with_check = 'true')`,

  public_bucket_allows_listing: `
    select policyname from ${policies} and schemaname = 'storage' and tablename = 'objects'
      and cmd in ('SELECT', 'ALL') and qual not like '%private.may(%'
      and exists (select from storage.buckets where public)`,

  anon_security_definer_function_executable: executableAsOwner("anon"),
  authenticated_security_definer_function_executable: executableAsOwner("authenticated"),
};
