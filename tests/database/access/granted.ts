export const ourSchemas = "('public'::regnamespace, 'private'::regnamespace)";

/**
 * All privileges of the API roles in the public schema (the default below) and the private schema.
 * "exposed" marks a function in both (see private.expose); the role "public" means everyone.
 */
const grants = `
anon: execute on
  exposed.count_sitemap(integer)
  exposed.find_tag(text)
  exposed.list_contents(text)
  exposed.list_further(text,integer)
  exposed.list_published(integer,integer,text)
  exposed.list_year(integer,text,integer,integer)
  exposed.list_years(text)
  exposed.search_posts(text)
  exposed.sitemap_posts(integer,integer)
  exposed.sitemap_tags(integer,integer,integer)
anon: select on
  blogs (authors, canonical_url, content, cover_alt, cover_image, created_at, excerpt, id, meta_description, meta_title, noindex, preview, published, share_description, share_title, slug, tag_slugs, tags, title, title_search, updated_at);
  settings (exchange_rate, id); tags (name, published, slug)
authenticated: delete on
  blogs
authenticated: execute on
  exposed.admin_counts()
  exposed.admin_dashboard()
  exposed.allow_address(text)
  private.are_authors(text[])
  private.are_tags(text[])
  exposed.change_content(uuid,integer,text)
  exposed.change_tag(text,text,boolean)
  exposed.count_recovery_codes()
  exposed.delete_row(text,uuid)
  exposed.delete_rows(text,uuid[])
  exposed.delete_tag(text)
  exposed.discard_changes(uuid,timestamp with time zone,integer)
  exposed.discard_import(uuid)
  exposed.end_own_sessions(uuid)
  exposed.erase_person(text)
  exposed.erase_self()
  exposed.find_new_content(text,text)
  exposed.find_person(text)
  exposed.get_edited_post(uuid)
  exposed.get_version(uuid,integer)
  exposed.get_viewer()
  private.is_admin()
  private.is_email_address(text)
  private.is_one_line(text)
  exposed.keep_editor(uuid,integer,boolean,uuid,jsonb)
  exposed.list_audit_log(integer,bigint,text,text,timestamp with time zone)
  exposed.list_content_versions(text,text)
  exposed.list_content_drafts(text,text)
  exposed.list_deleted_rows()
  exposed.list_import_posts(uuid,integer,integer,text)
  exposed.list_media(integer,integer,text,boolean)
  exposed.list_own_sessions()
  exposed.list_people(text)
  exposed.list_posts(integer,integer,text,text,text,text)
  exposed.list_unsaved(uuid)
  exposed.list_versions(uuid)
  exposed.may_edit_post(uuid)
  private.may(text)
  private.media_of(text,text)
  exposed.missing_pages(text[])
  exposed.order_contents(text,text[],text[])
  exposed.own_data()
  private.preview_of(text)
  exposed.record_export(text)
  exposed.rename_self(text)
  exposed.republish_posts(uuid[])
  exposed.restore_posts(uuid[])
  exposed.restore_row(uuid)
  exposed.restore_rows(uuid[])
  exposed.restore_version(uuid,integer)
  exposed.retry_outbox(uuid)
  exposed.save_content(text,integer,text,text,integer,jsonb,text,jsonb,integer)
  exposed.save_new_content(text,text,text,text,integer,jsonb,jsonb,integer)
  exposed.save_post(jsonb,boolean,boolean,uuid,timestamp with time zone,integer)
  exposed.schedule_ran_at()
  private.session_is_open()
  exposed.send_test_mail(jsonb)
  exposed.set_second_factor_required(boolean)
  exposed.setup_progress()
  exposed.start_import(uuid,text,text)
  exposed.store_redirects(jsonb,boolean)
  exposed.system_status()
  exposed.tag_posts(uuid[],text,boolean)
authenticated: insert on
  blogs (author_id, authors, canonical_url, content, cover_alt, cover_image, cover_source, created_at, excerpt, meta_description, meta_title, noindex, published, share_description, share_title, slug, tags, title);
  draft_links (created_by, expires_at, post_id); media (alt, bytes, id, name, path)
authenticated: select on
  blogs; bookings; content_versions; contents; draft_links; email_outbox; import_runs; invitations; media; messages; missing_paths; profiles;
  redirects; settings; subscribers; tag_redirects; tags; waitlist
authenticated: update on
  blogs (authors, canonical_url, content, cover_alt, cover_image, cover_source, created_at, excerpt, meta_description, meta_title, noindex, publish_at, published, share_description, share_title, slug, tags, title, unpublish_at);
  bookings (call_link);
  draft_links (revoked_at); invitations (revoked_at); media (alt); messages (is_spam, read_at); missing_paths (is_ignored);
  settings (call_link, exchange_rate, notification_address); waitlist (notes, status, updated_at)
service_role: delete on
  blogs; waitlist
service_role: execute on
  private.are_authors(text[])
  private.are_tags(text[])
  exposed.find_tag(text)
  private.is_email_address(text)
  private.is_one_line(text)
  private.media_of(text,text)
  private.preview_of(text)
  public.accept_invitation(uuid,uuid)
  public.allow_password(uuid,jsonb)
  public.author_is_known(text)
  public.begin_code(uuid,uuid,text)
  public.begin_enrolment(uuid,uuid)
  public.begin_sign_in(text,text)
  public.book_consultation(uuid,timestamp with time zone,timestamp with time zone,text,text,text,text,text,text,jsonb,jsonb,text)
  public.cancel_booking(uuid,integer,jsonb,uuid)
  public.claim_index_now(integer,integer)
  public.claim_outbox(integer,integer,integer)
  public.clear_sign_in(text,text)
  public.complete_index_now(text[])
  public.complete_outbox(uuid,integer)
  public.confirm_booking(uuid,jsonb)
  public.confirm_enrolment(uuid,uuid,jsonb)
  public.confirm_session(uuid)
  public.confirm_subscription(uuid,jsonb)
  public.count_event(text)
  public.count_paths(jsonb,jsonb)
  public.count_reset(text,text)
  public.count_sign_up(text)
  public.create_first_owner(uuid,text)
  public.delete_account(uuid)
  public.describe_session(uuid,text,boolean)
  public.doctor_facts(text[],integer)
  public.end_code(uuid,uuid,boolean)
  public.end_import(uuid,integer,text,jsonb)
  public.expire_rows(jsonb)
  public.expire_sessions()
  public.expire_bookings()
  public.expire_tags(text[])
  public.expired_tags_since(bigint)
  public.export_contents()
  public.export_posts(integer,uuid)
  public.export_redirects()
  public.export_tags()
  public.fail_outbox(uuid,integer,text,integer)
  public.forget_second_factor(uuid)
  public.forget_sign_in_link(text)
  public.import_contents(jsonb,boolean)
  public.import_earlier_paths(jsonb)
  public.import_posts(jsonb,boolean,uuid)
  public.import_redirects(jsonb,boolean,uuid)
  public.import_tags(jsonb)
  public.imported_hashes(text[])
  public.invite(uuid,uuid,uuid,text,text,timestamp with time zone,jsonb)
  public.join_waitlist(text,text,text,text,text,jsonb,text)
  public.list_due_reminders()
  public.link_sets_password(text)
  public.list_orphaned_media(integer)
  public.list_taken_slots(timestamp with time zone,timestamp with time zone,text)
  public.note_import(uuid,integer,integer,integer)
  public.open_draft_link(uuid,boolean)
  public.post_is_draft(text)
  public.post_is_known(text)
  public.post_moved_to(text)
  public.queue_index_now(text[],text[])
  public.read_draft_link(uuid)
  public.queue_reminder(uuid,jsonb)
  public.record_job_run(text)
  public.read_invitation(uuid)
  public.redirects_since(bigint)
  public.remind_of_account(text,jsonb)
  public.remove_second_factor(uuid,uuid,jsonb)
  public.renew_recovery_codes(uuid,uuid)
  public.request_review(uuid,uuid,uuid,jsonb)
  public.reschedule_booking(uuid,integer,timestamp with time zone,timestamp with time zone,text,text,jsonb,uuid)
  public.review_waitlist_entry(uuid,uuid,timestamp with time zone,text,text,jsonb)
  public.run_schedule(integer,timestamp with time zone)
  public.set_admin(uuid,uuid,uuid,boolean,jsonb,text)
  public.setup_id()
  public.submit_message(text,text,text,text,text,jsonb,text,uuid)
  public.subscribe(text,text,uuid,text,jsonb,text)
  public.take_sign_in_link(text,text)
  public.unsubscribe(uuid)
  public.use_recovery_code(uuid,uuid,text,jsonb)
service_role: insert on
  blogs; media; waitlist
service_role: select on
  blogs; bookings; contents; email_outbox; media; messages; profiles; settings; subscribers; waitlist
service_role: update on
  blogs; profiles (is_admin, role); waitlist
`;

/** Expands `grants` to one line per role, privilege and object. */
export const granted = grants
  .split(/^(?=\w)/m)
  .flatMap((block) => {
    const [head, ...lines] = block.trim().split("\n");
    const objects = lines
      .join(";")
      .split(";")
      .map((object) => object.trim())
      .filter(Boolean);
    return objects
      .map((object) => (object.includes(".") ? object : `public.${object}`))
      .flatMap((object) =>
        object.startsWith("exposed.")
          ? ["private.", "public."].map((schema) => object.replace("exposed.", schema))
          : [object],
      )
      .map((object) => `${head} ${object}`);
  })
  .sort();

/** Lists the API roles' privileges, one per line, in the format of `granted`. */
export const listPrivileges = `
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
  where schema in ${ourSchemas}
    and (grantee = 0 or rolname in ('anon', 'authenticated', 'service_role'))`;
