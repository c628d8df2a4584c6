import type { Transaction } from "../database/database.ts";

type Column = { name: string; type: string; isCut: boolean };

/** Table and column names are already quoted for SQL. */
export type Table = { name: string; columns: Column[]; isSingleRow: boolean };

export type StoredPicture = {
  bucket: string;
  name: string;
  mimetype: string;
  cacheControl: string;
};

type Query = Pick<Transaction, "query">;

/**
 * Finds the tables to back up: the site's own, accounts without their sessions, and the records of
 * applied seeds and stored pictures. Page cache state is excluded because it belongs to a server, and
 * the rules for rows because migrations write them.
 *
 * A table is excluded if its rows require a row in an excluded table; optional references to it are
 * backed up as null (`isCut`).
 */
const listed = `
  with recursive found as (
    select pg_class.oid, nspname, relname
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')
  ), left_out as (
    select oid from found where case nspname
      when 'public' then false
      when 'private' then relname in ('expired_tags', 'row_rules')
      when 'auth' then relname not in ('users', 'identities', 'mfa_factors')
      when 'storage' then relname not in ('buckets', 'objects')
      else relname <> 'seed_files'
    end
    union
    select conrelid from pg_constraint join left_out on confrelid = left_out.oid
    where contype = 'f' and confdeltype not in ('n', 'd')
  ), listed as (
    select * from found where oid not in (select oid from left_out)
  )`;

export function listTables({ query }: Query): Promise<Table[]> {
  return query<Table>(`${listed}
    select format('%I.%I', nspname, relname) as name, (
      select json_agg(json_build_object(
        'name', quote_ident(attname),
        'type', format_type(atttypid, atttypmod),
        'isCut', exists (
          select from pg_constraint where conrelid = attrelid and attnum = any (conkey)
            and confrelid in (select oid from left_out)
        )
      ) order by attnum)
      from pg_attribute
      where attrelid = listed.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns, exists (
      select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = listed.oid and indisprimary and indnkeyatts = 1 and atttypid = 'boolean'::regtype
    ) as "isSingleRow"
    from listed order by name`);
}

/** Lists the tables to back up, plus every table with a foreign key to one of them. */
export async function listTablesToClear({ query }: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(`${listed}, cleared as (
      select oid from listed
      union
      select conrelid from pg_constraint join cleared on confrelid = cleared.oid where contype = 'f'
    )
    select format('%I.%I', nspname, relname) as name from cleared join found using (oid) order by name`);
  return rows.map(({ name }) => name);
}

/** Lists GIN indexes with fastupdate off: a rebuild is ten times faster than updates per row. */
export function listSlowIndexes({ query }: Query): Promise<{ name: string; definition: string }[]> {
  return query(`
    select format('%I.%I', nspname, relname) as name, pg_get_indexdef(pg_class.oid) as definition
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'private') and 'fastupdate=off' = any (reloptions) order by name`);
}

/** Returns the last value of each of the site's sequences, except unused ones. */
export function listSequences({ query }: Query): Promise<{ name: string; value: string }[]> {
  return query(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'private') and last_value is not null order by name`);
}

export function listPictures({ query }: Query): Promise<StoredPicture[]> {
  return query(`
    select bucket_id as bucket, name,
      coalesce(metadata ->> 'mimetype', 'application/octet-stream') as mimetype,
      coalesce(metadata ->> 'cacheControl', '') as "cacheControl"
    from storage.objects order by bucket_id, name`);
}

/** Returns the applied migration versions in order; empty if there is no migrations table. */
export async function listMigrations({ query }: Query): Promise<string[]> {
  const table = "supabase_migrations.schema_migrations";
  const [known] = await query<{ exists: boolean }>(
    `select to_regclass('${table}') is not null as exists`,
  );
  if (!known?.exists) return [];
  const rows = await query<{ version: string }>(`select version from ${table} order by version`);
  return rows.map(({ version }) => version);
}

/** Detects Supabase's own auth server, whose columns differ from the local stack's. */
export async function hasHostedAuth({ query }: Query): Promise<boolean> {
  const [row] = await query<{ exists: boolean }>(
    "select to_regclass('auth.schema_migrations') is not null as exists",
  );
  return row?.exists ?? false;
}
