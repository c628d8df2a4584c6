import type { Permission } from "@/lib/auth/permissions";

const id = "00000000-0000-0000-0000-000000000000";

type Call = readonly [permission: Permission, args: object];

/** A harmless call to each function of the admin area, and the permission that it needs. */
export const functionCalls: Record<string, Call> = {
  admin_counts: ["admin", {}],
  admin_dashboard: ["admin", {}],
  allow_address: ["people", { p_email: "nobody@example.com" }],
  change_content: ["contents", { p_id: id, p_version: 1, p_change: "hide" }],
  change_tag: ["posts", { p_slug: "none", p_name: "None" }],
  count_recovery_codes: ["admin", {}],
  delete_row: ["messages", { p_source: "messages", p_id: id }],
  delete_rows: ["redirects", { p_source: "redirects", p_ids: [id] }],
  delete_tag: ["posts", { p_slug: "none" }],
  discard_changes: [
    "posts.own",
    { p_id: id, p_updated_at: "2026-01-01T00:00:00Z", p_draft_version: 1 },
  ],
  discard_import: ["transfer", { p_id: id }],
  end_own_sessions: ["admin", { p_id: id }],
  erase_person: ["people", { p_email: "nobody@example.com" }],
  find_person: ["people", { p_email: "nobody@example.com" }],
  get_edited_post: ["posts.own", { p_id: id }],
  get_version: ["posts.own", { p_id: id, p_no: 1 }],
  keep_editor: ["posts.own", { p_editor: id, p_version: 0, p_is_open: false }],
  list_audit_log: ["audit", { p_size: 1 }],
  list_content_drafts: ["contents", { p_kind: "about" }],
  list_content_versions: ["contents", { p_kind: "about", p_key: "site" }],
  missing_pages: ["contents", { p_paths: ["/blog/tag/a"] }],
  list_deleted_rows: ["admin", {}],
  list_import_posts: ["transfer", { p_id: id, p_from: 0, p_size: 1 }],
  list_media: ["media.add", { p_from: 0, p_size: 1 }],
  list_own_sessions: ["admin", {}],
  list_people: ["people", { p_start: "" }],
  list_posts: ["posts.own", { p_from: 0, p_size: 1 }],
  list_unsaved: ["posts.own", {}],
  list_versions: ["posts.own", { p_id: id }],
  may_edit_post: ["posts.own", { p_id: id }],
  order_contents: ["contents", { p_kind: "projects", p_keys: [], p_titles: [] }],
  record_export: ["waitlist", { p_list: "waitlist" }],
  republish_posts: ["posts.publish", { p_ids: [id] }],
  restore_posts: ["posts.own", { p_ids: [id] }],
  restore_row: ["admin", { p_id: id }],
  restore_rows: ["admin", { p_ids: [id] }],
  restore_version: ["posts.own", { p_id: id, p_no: 1 }],
  retry_outbox: ["outbox", { p_id: id }],
  save_content: [
    "contents",
    {
      ...{ p_kind: "about", p_key: "site", p_version: 0, p_event: "saved" },
      ...{ p_title: "About", p_schema_no: 1, p_value: {} },
    },
  ],
  find_new_content: ["contents", { p_form: "form", p_kind: "projects" }],
  save_new_content: [
    "contents",
    {
      ...{ p_form: "form", p_kind: "projects", p_event: "saved" },
      ...{ p_title: "Project", p_schema_no: 1, p_value: {} },
    },
  ],
  save_post: ["posts.own", { p_fields: {}, p_published: false, p_id: id }],
  schedule_ran_at: ["posts.own", {}],
  send_test_mail: ["contents", { p_mail: { subject: "Test", html: "Test", text: "Test" } }],
  set_second_factor_required: ["settings", { p_required: false }],
  setup_progress: ["settings", {}],
  start_import: ["transfer", { p_id: id }],
  store_redirects: ["redirects", { p_redirects: [] }],
  system_status: ["system", {}],
  tag_posts: ["posts.own", { p_ids: [id], p_tag: "None" }],
};
