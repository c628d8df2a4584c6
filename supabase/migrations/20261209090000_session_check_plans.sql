-- Nearly every query of a signed-in user calls these functions. Postgres keeps the plan of a PL/pgSQL
-- function for the whole connection, but until version 18 it plans an SQL function again for each
-- query. This makes the calls of an admin two to four times as fast.
do $$
declare
  v_function record;
begin
  for v_function in
    select prosrc as body, pg_get_functiondef(oid) as source from pg_proc
    where oid = any (array[
      'private.session_is_open', 'private.second_factor_step', 'private.is_recent', 'private.get_viewer'
    ]::regproc[])
  loop
    execute replace(
      replace(v_function.source, 'LANGUAGE sql', 'LANGUAGE plpgsql'),
      v_function.body, E'\nbegin\n  return (' || v_function.body || E');\nend\n'
    );
  end loop;
end
$$;
