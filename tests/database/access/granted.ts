export const OURS = "('public'::regnamespace, 'private'::regnamespace)";

/** Everything that the API's roles hold in public and private. "public" as a role is everyone. */
export const GRANTED = [
  "anon: select on public.blogs",
  "anon: select on public.settings (exchange_rate, id)",
  "authenticated: delete on public.blogs",
  "authenticated: delete on public.subscribers",
  "authenticated: execute on private.is_admin()",
  "authenticated: execute on private.is_email_address(text)",
  "authenticated: execute on private.is_one_line(text)",
  "authenticated: execute on private.session_exists()",
  "authenticated: execute on public.admin_dashboard()",
  "authenticated: execute on public.list_posts(integer,integer,text,boolean)",
  "authenticated: execute on public.retry_outbox(uuid)",
  "authenticated: execute on public.set_admin(uuid,boolean)",
  "authenticated: insert on public.blogs (author_id, content, cover_alt, cover_image, created_at, excerpt, published, slug, title)",
  "authenticated: select on public.blogs",
  "authenticated: select on public.bookings",
  "authenticated: select on public.email_outbox",
  "authenticated: select on public.messages",
  "authenticated: select on public.post_redirects",
  "authenticated: select on public.profiles",
  "authenticated: select on public.settings",
  "authenticated: select on public.subscribers",
  "authenticated: select on public.waitlist",
  "authenticated: update on public.blogs (content, cover_alt, cover_image, excerpt, published, slug, title)",
  "authenticated: update on public.messages (is_spam, read_at)",
  "authenticated: update on public.settings (exchange_rate, notification_address)",
  "authenticated: update on public.waitlist (notes, status, updated_at)",
  "service_role: delete on public.blogs",
  "service_role: delete on public.waitlist",
  "service_role: execute on private.is_email_address(text)",
  "service_role: execute on private.is_one_line(text)",
  "service_role: execute on public.begin_sign_in(text,text)",
  "service_role: execute on public.book_consultation(uuid,timestamp with time zone,timestamp with time zone,text,text,text,text,text,text,jsonb)",
  "service_role: execute on public.cancel_booking(uuid,integer,jsonb)",
  "service_role: execute on public.claim_outbox(integer,integer)",
  "service_role: execute on public.clear_sign_in(text,text)",
  "service_role: execute on public.complete_outbox(uuid,integer)",
  "service_role: execute on public.confirm_subscription(uuid,jsonb)",
  "service_role: execute on public.count_event(text)",
  "service_role: execute on public.count_reset(text,text)",
  "service_role: execute on public.count_sign_up(text)",
  "service_role: execute on public.expire_subscriptions()",
  "service_role: execute on public.fail_outbox(uuid,integer,text,integer)",
  "service_role: execute on public.join_waitlist(text,text,text,text,text,jsonb)",
  "service_role: execute on public.list_taken_slots(timestamp with time zone,timestamp with time zone,text)",
  "service_role: execute on public.post_is_draft(text)",
  "service_role: execute on public.post_moved_to(text)",
  "service_role: execute on public.remind_of_account(text,jsonb)",
  "service_role: execute on public.reschedule_booking(uuid,integer,timestamp with time zone,timestamp with time zone,text,text,jsonb)",
  "service_role: execute on public.submit_message(text,text,text,text,text,jsonb)",
  "service_role: execute on public.subscribe(text,text,uuid,text,jsonb)",
  "service_role: execute on public.unsubscribe(uuid)",
  "service_role: insert on public.blogs",
  "service_role: insert on public.waitlist",
  "service_role: select on public.blogs",
  "service_role: select on public.bookings",
  "service_role: select on public.email_outbox",
  "service_role: select on public.messages",
  "service_role: select on public.profiles",
  "service_role: select on public.settings",
  "service_role: select on public.subscribers",
  "service_role: select on public.waitlist",
  "service_role: update on public.blogs",
  "service_role: update on public.profiles (is_admin)",
  "service_role: update on public.waitlist",
];

/** Lists what those roles hold, one line each, in the form of GRANTED. */
export const PRIVILEGES = `
  with held as (
    select acl.grantee, acl.privilege_type, relation.oid::regclass::text as object,
      relation.relnamespace as schema, null as columns
    from pg_class as relation, aclexplode(relation.relacl) as acl
    union all
    select acl.grantee, acl.privilege_type, relation.oid::regclass::text,
      relation.relnamespace, ' (' || string_agg(attname, ', ' order by attname) || ')'
    from pg_class as relation join pg_attribute on attrelid = relation.oid,
      aclexplode(attacl) as acl
    group by 1, 2, 3, 4
    union all
    select acl.grantee, acl.privilege_type, proc.oid::regprocedure::text, pronamespace, null
    from pg_proc as proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
  )
  select coalesce(rolname, 'public') || ': ' || lower(privilege_type) || ' on '
    || case when object like '%.%' then '' else 'public.' end || object
    || coalesce(columns, '') as line
  from held left join pg_roles on pg_roles.oid = grantee
  where schema in ${OURS}
    and (grantee = 0 or rolname in ('anon', 'authenticated', 'service_role'))`;
