-- Nearly every query of a signed-in user calls these functions. Postgres keeps the plan of a PL/pgSQL
-- function for the whole connection, but until version 18 it plans an SQL function again for each
-- query. This makes the calls of an admin two to four times as fast.
do $$
declare
  v_name text;
  v_body text;
begin
  foreach v_name in array array['session_is_open', 'second_factor_step', 'is_recent', 'get_viewer'] loop
    select prosrc into v_body from pg_proc where oid = ('private.' || v_name)::regproc;
    execute replace(
      replace(pg_get_functiondef(('private.' || v_name)::regproc), 'LANGUAGE sql', 'LANGUAGE plpgsql'),
      v_body, E'\nbegin\n  return (' || v_body || E');\nend\n'
    );
  end loop;
end
$$;
