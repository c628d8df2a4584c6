export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      blogs: {
        Row: {
          author_id: string | null
          authors: string[]
          canonical_url: string | null
          content: string
          cover_alt: string | null
          cover_image: string | null
          cover_source: string | null
          created_at: string
          draft_version: number | null
          excerpt: string | null
          id: string
          imported_from: string | null
          imported_hash: string | null
          imported_version: number | null
          media: string[]
          meta_description: string | null
          meta_title: string | null
          noindex: boolean
          preview: string
          publish_at: string | null
          published: boolean
          review_requested_at: string | null
          share_description: string | null
          share_title: string | null
          slug: string
          tag_slugs: string[]
          tags: string[]
          title: string
          title_search: unknown
          unpublish_at: string | null
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          authors?: string[]
          canonical_url?: string | null
          content: string
          cover_alt?: string | null
          cover_image?: string | null
          cover_source?: string | null
          created_at?: string
          draft_version?: number | null
          excerpt?: string | null
          id?: string
          imported_from?: string | null
          imported_hash?: string | null
          imported_version?: number | null
          media?: never
          meta_description?: string | null
          meta_title?: string | null
          noindex?: boolean
          preview?: never
          publish_at?: string | null
          published?: boolean
          review_requested_at?: string | null
          share_description?: string | null
          share_title?: string | null
          slug: string
          tag_slugs?: string[]
          tags?: string[]
          title: string
          title_search?: never
          unpublish_at?: string | null
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          authors?: string[]
          canonical_url?: string | null
          content?: string
          cover_alt?: string | null
          cover_image?: string | null
          cover_source?: string | null
          created_at?: string
          draft_version?: number | null
          excerpt?: string | null
          id?: string
          imported_from?: string | null
          imported_hash?: string | null
          imported_version?: number | null
          media?: never
          meta_description?: string | null
          meta_title?: string | null
          noindex?: boolean
          preview?: never
          publish_at?: string | null
          published?: boolean
          review_requested_at?: string | null
          share_description?: string | null
          share_title?: string | null
          slug?: string
          tag_slugs?: string[]
          tags?: string[]
          title?: string
          title_search?: never
          unpublish_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "blogs_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      bookings: {
        Row: {
          call_link: string | null
          cancelled_at: string | null
          created_at: string
          email: string
          email_search: string
          ends_at: string
          held_until: string | null
          id: string
          name: string
          note: string | null
          plan: string | null
          search_text: string
          sequence: number
          starts_at: string
          status: string
          time_set_at: string
          time_zone: string
        }
        Insert: {
          call_link?: string | null
          cancelled_at?: string | null
          created_at?: string
          email: string
          email_search?: never
          ends_at: string
          held_until?: string | null
          id?: string
          name: string
          note?: string | null
          plan?: string | null
          search_text?: never
          sequence?: number
          starts_at: string
          status?: string
          time_set_at?: string
          time_zone: string
        }
        Update: {
          call_link?: string | null
          cancelled_at?: string | null
          created_at?: string
          email?: string
          email_search?: never
          ends_at?: string
          held_until?: string | null
          id?: string
          name?: string
          note?: string | null
          plan?: string | null
          search_text?: never
          sequence?: number
          starts_at?: string
          status?: string
          time_set_at?: string
          time_zone?: string
        }
        Relationships: []
      }
      content_versions: {
        Row: {
          author_id: string | null
          created_at: string
          event: string
          key: string
          kind: string
          locale: string
          media: string[]
          no: number
          schema_no: number
          value: NonNullable<Json>
        }
        Insert: {
          author_id?: string | null
          created_at?: string
          event: string
          key: string
          kind: string
          locale?: string
          media?: never
          no: number
          schema_no: number
          value: NonNullable<Json>
        }
        Update: {
          author_id?: string | null
          created_at?: string
          event?: string
          key?: string
          kind?: string
          locale?: string
          media?: never
          no?: number
          schema_no?: number
          value?: NonNullable<Json>
        }
        Relationships: [
          {
            foreignKeyName: "content_versions_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      contents: {
        Row: {
          draft_version: number | null
          id: string
          is_added: boolean
          key: string
          kind: string
          locale: string
          media: string[]
          position: number | null
          published: Json | null
          published_at: string | null
          schema_no: number
          status: string
          title: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          draft_version?: number | null
          id?: string
          is_added?: boolean
          key: string
          kind: string
          locale?: string
          media?: never
          position?: number | null
          published?: Json | null
          published_at?: string | null
          schema_no: number
          status: string
          title: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          draft_version?: number | null
          id?: string
          is_added?: boolean
          key?: string
          kind?: string
          locale?: string
          media?: never
          position?: number | null
          published?: Json | null
          published_at?: string | null
          schema_no?: number
          status?: string
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "contents_updated_by_fkey"
            columns: ["updated_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      draft_links: {
        Row: {
          created_at: string
          created_by: string | null
          expires_at: string
          id: string
          last_view: string | null
          post_id: string
          revoked_at: string | null
          views: number
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          expires_at: string
          id?: string
          last_view?: string | null
          post_id: string
          revoked_at?: string | null
          views?: number
        }
        Update: {
          created_at?: string
          created_by?: string | null
          expires_at?: string
          id?: string
          last_view?: string | null
          post_id?: string
          revoked_at?: string | null
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "draft_links_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "draft_links_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "blogs"
            referencedColumns: ["id"]
          },
        ]
      }
      email_outbox: {
        Row: {
          attachments: NonNullable<Json>
          attempts: number
          created_at: string
          headers: NonNullable<Json>
          html: string
          id: string
          kind: string
          last_error: string | null
          leased_until: string | null
          next_attempt_at: string
          reply_to: string | null
          search_text: string
          sent_at: string | null
          status: string
          subject: string
          text: string
          to_address: string
        }
        Insert: {
          attachments?: NonNullable<Json>
          attempts?: number
          created_at?: string
          headers?: NonNullable<Json>
          html: string
          id?: string
          kind: string
          last_error?: string | null
          leased_until?: string | null
          next_attempt_at?: string
          reply_to?: string | null
          search_text?: never
          sent_at?: string | null
          status?: string
          subject: string
          text: string
          to_address: string
        }
        Update: {
          attachments?: NonNullable<Json>
          attempts?: number
          created_at?: string
          headers?: NonNullable<Json>
          html?: string
          id?: string
          kind?: string
          last_error?: string | null
          leased_until?: string | null
          next_attempt_at?: string
          reply_to?: string | null
          search_text?: never
          sent_at?: string | null
          status?: string
          subject?: string
          text?: string
          to_address?: string
        }
        Relationships: []
      }
      import_runs: {
        Row: {
          attempt: number
          created_at: string
          done: number
          failure: string | null
          file_name: string
          id: string
          is_applied: boolean
          kind: string | null
          posts: Json | null
          report: Json | null
          seen_at: string
          site_url: string | null
          started_at: string
          started_by: string | null
          state: string
          summary: string | null
          total: number
        }
        Insert: {
          attempt?: number
          created_at?: string
          done?: number
          failure?: string | null
          file_name: string
          id: string
          is_applied?: boolean
          kind?: string | null
          posts?: Json | null
          report?: Json | null
          seen_at?: string
          site_url?: string | null
          started_at?: string
          started_by?: string | null
          state: string
          summary?: string | null
          total?: number
        }
        Update: {
          attempt?: number
          created_at?: string
          done?: number
          failure?: string | null
          file_name?: string
          id?: string
          is_applied?: boolean
          kind?: string | null
          posts?: Json | null
          report?: Json | null
          seen_at?: string
          site_url?: string | null
          started_at?: string
          started_by?: string | null
          state?: string
          summary?: string | null
          total?: number
        }
        Relationships: [
          {
            foreignKeyName: "import_runs_started_by_fkey"
            columns: ["started_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      invitations: {
        Row: {
          accepted_at: string | null
          created_at: string
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          revoked_at: string | null
          role: string
        }
        Insert: {
          accepted_at?: string | null
          created_at?: string
          email: string
          expires_at: string
          id: string
          invited_by?: string | null
          revoked_at?: string | null
          role: string
        }
        Update: {
          accepted_at?: string | null
          created_at?: string
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          revoked_at?: string | null
          role?: string
        }
        Relationships: [
          {
            foreignKeyName: "invitations_invited_by_fkey"
            columns: ["invited_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      media: {
        Row: {
          added_by: string | null
          alt: string
          bytes: number
          created_at: string
          id: string
          name: string
          path: string
        }
        Insert: {
          added_by?: string | null
          alt?: string
          bytes: number
          created_at?: string
          id: string
          name: string
          path: string
        }
        Update: {
          added_by?: string | null
          alt?: string
          bytes?: number
          created_at?: string
          id?: string
          name?: string
          path?: string
        }
        Relationships: [
          {
            foreignKeyName: "media_added_by_fkey"
            columns: ["added_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          created_at: string
          email_search: string
          id: string
          is_spam: boolean
          message: string
          read_at: string | null
          search_text: string
          user_company: string | null
          user_email: string
          user_name: string
        }
        Insert: {
          created_at?: string
          email_search?: never
          id?: string
          is_spam?: boolean
          message: string
          read_at?: string | null
          search_text?: never
          user_company?: string | null
          user_email: string
          user_name: string
        }
        Update: {
          created_at?: string
          email_search?: never
          id?: string
          is_spam?: boolean
          message?: string
          read_at?: string | null
          search_text?: never
          user_company?: string | null
          user_email?: string
          user_name?: string
        }
        Relationships: []
      }
      missing_paths: {
        Row: {
          first_seen_at: string
          hits: number
          id: string
          is_ignored: boolean
          last_seen_at: string
          path: string
        }
        Insert: {
          first_seen_at?: string
          hits?: number
          id?: string
          is_ignored?: boolean
          last_seen_at?: string
          path: string
        }
        Update: {
          first_seen_at?: string
          hits?: number
          id?: string
          is_ignored?: boolean
          last_seen_at?: string
          path?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          email: string | null
          email_search: string | null
          id: string
          is_admin: boolean
          role: string | null
          search_text: string
          username: string | null
        }
        Insert: {
          created_at?: string
          email?: string | null
          email_search?: never
          id: string
          is_admin?: boolean
          role?: string | null
          search_text?: never
          username?: string | null
        }
        Update: {
          created_at?: string
          email?: string | null
          email_search?: never
          id?: string
          is_admin?: boolean
          role?: string | null
          search_text?: never
          username?: string | null
        }
        Relationships: []
      }
      redirects: {
        Row: {
          created_at: string
          hits: number
          id: string
          last_hit_at: string | null
          post_id: string | null
          search_text: string
          source: string
          status: number
          target: string | null
        }
        Insert: {
          created_at?: string
          hits?: number
          id?: string
          last_hit_at?: string | null
          post_id?: string | null
          search_text?: never
          source: string
          status?: number
          target?: string | null
        }
        Update: {
          created_at?: string
          hits?: number
          id?: string
          last_hit_at?: string | null
          post_id?: string | null
          search_text?: never
          source?: string
          status?: number
          target?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "redirects_post_id_fkey"
            columns: ["post_id"]
            referencedRelation: "blogs"
            referencedColumns: ["id"]
          },
        ]
      }
      settings: {
        Row: {
          call_link: string | null
          exchange_rate: number | null
          id: boolean
          notification_address: string | null
          require_second_factor: boolean
          updated_at: string
        }
        Insert: {
          call_link?: string | null
          exchange_rate?: number | null
          id?: boolean
          notification_address?: string | null
          require_second_factor?: boolean
          updated_at?: string
        }
        Update: {
          call_link?: string | null
          exchange_rate?: number | null
          id?: boolean
          notification_address?: string | null
          require_second_factor?: boolean
          updated_at?: string
        }
        Relationships: []
      }
      subscribers: {
        Row: {
          confirmation_sent_at: string
          confirmations: string[]
          confirmed_at: string | null
          created_at: string
          email: string
          email_search: string
          id: string
          source: string
          status: string
          unsubscribed_at: string | null
        }
        Insert: {
          confirmation_sent_at?: string
          confirmations: string[]
          confirmed_at?: string | null
          created_at?: string
          email: string
          email_search?: never
          id?: string
          source: string
          status?: string
          unsubscribed_at?: string | null
        }
        Update: {
          confirmation_sent_at?: string
          confirmations?: string[]
          confirmed_at?: string | null
          created_at?: string
          email?: string
          email_search?: never
          id?: string
          source?: string
          status?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      tag_redirects: {
        Row: {
          slug: string
          tag: string
        }
        Insert: {
          slug: string
          tag: string
        }
        Update: {
          slug?: string
          tag?: string
        }
        Relationships: [
          {
            foreignKeyName: "tag_redirects_tag_fkey"
            columns: ["tag"]
            referencedRelation: "tags"
            referencedColumns: ["slug"]
          },
        ]
      }
      tags: {
        Row: {
          name: string
          posts: number
          published: number
          slug: string
        }
        Insert: {
          name: string
          posts?: number
          published?: number
          slug: string
        }
        Update: {
          name?: string
          posts?: number
          published?: number
          slug?: string
        }
        Relationships: []
      }
      waitlist: {
        Row: {
          created_at: string
          email: string
          email_search: string
          id: string
          name: string
          notes: string | null
          project_id: string
          project_name: string
          search_text: string
          status: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          email: string
          email_search?: never
          id?: string
          name: string
          notes?: string | null
          project_id: string
          project_name: string
          search_text?: never
          status?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string
          email_search?: never
          id?: string
          name?: string
          notes?: string | null
          project_id?: string
          project_name?: string
          search_text?: never
          status?: string
          updated_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_invitation: {
        Args: { p_id: string; p_user: string }
        Returns: string
      }
      admin_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      admin_dashboard: { Args: Record<PropertyKey, never>; Returns: Json }
      allow_address: { Args: { p_email: string }; Returns: boolean }
      allow_password: {
        Args: { p_mails?: Json; p_session: string }
        Returns: undefined
      }
      author_is_known: { Args: { p_slug: string }; Returns: boolean }
      begin_code: {
        Args: { p_code: string; p_session: string; p_user: string }
        Returns: Json
      }
      begin_enrolment: {
        Args: { p_session: string; p_user: string }
        Returns: boolean
      }
      begin_sign_in: {
        Args: { p_email: string; p_ip: string }
        Returns: number
      }
      book_consultation: {
        Args: {
          p_email: string
          p_ends_at: string
          p_hold_mails: Json
          p_id: string
          p_ip: string
          p_key?: string
          p_mails: Json
          p_name: string
          p_note: string
          p_plan: string
          p_starts_at: string
          p_time_zone: string
        }
        Returns: Json
      }
      cancel_booking: {
        Args: {
          p_admin?: string
          p_id: string
          p_mails: Json
          p_sequence: number
        }
        Returns: Json
      }
      change_content: {
        Args: { p_change: string; p_id: string; p_version: number }
        Returns: boolean
      }
      change_tag: {
        Args: { p_merge?: boolean; p_name: string; p_slug: string }
        Returns: Json
      }
      claim_index_now: {
        Args: { p_limit: number; p_retry_seconds: number }
        Returns: string[]
      }
      claim_outbox: {
        Args: {
          p_lease_seconds: number
          p_limit: number
          p_per_second?: number
        }
        Returns: {
          attachments: NonNullable<Json>
          attempts: number
          created_at: string
          headers: NonNullable<Json>
          html: string
          id: string
          kind: string
          last_error: string | null
          leased_until: string | null
          next_attempt_at: string
          reply_to: string | null
          search_text: string
          sent_at: string | null
          status: string
          subject: string
          text: string
          to_address: string
        }[]
        SetofOptions: {
          from: "*"
          to: "email_outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      clear_sign_in: {
        Args: { p_email: string; p_ip: string }
        Returns: undefined
      }
      complete_index_now: { Args: { p_paths: string[] }; Returns: undefined }
      complete_outbox: {
        Args: { p_attempt: number; p_id: string }
        Returns: boolean
      }
      confirm_booking: { Args: { p_id: string; p_mails: Json }; Returns: Json }
      confirm_enrolment: {
        Args: { p_mails: Json; p_session: string; p_user: string }
        Returns: string[]
      }
      confirm_session: { Args: { p_id: string }; Returns: undefined }
      confirm_subscription: {
        Args: { p_confirmation: string; p_mails: Json }
        Returns: Json
      }
      count_event: { Args: { p_ip: string }; Returns: number }
      count_paths: {
        Args: { p_hits: Json; p_missing: Json }
        Returns: undefined
      }
      count_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      count_reset: { Args: { p_email: string; p_ip: string }; Returns: number }
      count_sign_up: { Args: { p_ip: string }; Returns: number }
      count_sitemap: { Args: { p_per_page: number }; Returns: Json }
      create_first_owner: {
        Args: { p_notification_address: string; p_user: string }
        Returns: boolean
      }
      delete_account: { Args: { p_id: string }; Returns: boolean }
      delete_row: { Args: { p_id: string; p_source: string }; Returns: string }
      delete_rows: {
        Args: { p_ids: string[]; p_source: string }
        Returns: string[]
      }
      delete_tag: { Args: { p_slug: string }; Returns: number }
      describe_session: {
        Args: { p_browser: string; p_id: string; p_remembered: boolean }
        Returns: undefined
      }
      discard_changes: {
        Args: { p_draft_version: number; p_id: string; p_updated_at: string }
        Returns: Json
      }
      discard_import: { Args: { p_id: string }; Returns: boolean }
      doctor_facts: {
        Args: { p_days: number; p_zones: string[] }
        Returns: Json
      }
      end_code: {
        Args: { p_accepted: boolean; p_session: string; p_user: string }
        Returns: undefined
      }
      end_import: {
        Args: { p_attempt: number; p_end: Json; p_id: string; p_state: string }
        Returns: boolean
      }
      end_own_sessions: { Args: { p_id?: string }; Returns: number }
      erase_person: { Args: { p_email: string }; Returns: Json }
      erase_self: { Args: Record<PropertyKey, never>; Returns: string }
      expire_bookings: { Args: Record<PropertyKey, never>; Returns: undefined }
      expire_rows: { Args: { p_periods: Json }; Returns: Json }
      expire_sessions: { Args: Record<PropertyKey, never>; Returns: number }
      expire_tags: { Args: { p_tags: string[] }; Returns: undefined }
      expired_tags_since: {
        Args: { p_seq: number }
        Returns: {
          expired_at: string
          seq: number
          tag: string
        }[]
      }
      export_contents: { Args: Record<PropertyKey, never>; Returns: Json }
      export_posts: {
        Args: { p_after?: string; p_size: number }
        Returns: Json
      }
      export_redirects: { Args: Record<PropertyKey, never>; Returns: Json }
      export_tags: { Args: Record<PropertyKey, never>; Returns: Json }
      fail_outbox: {
        Args: {
          p_attempt: number
          p_error: string
          p_id: string
          p_retry_in_seconds?: number
        }
        Returns: boolean
      }
      find_new_content: {
        Args: { p_form: string; p_kind: string }
        Returns: Json
      }
      find_person: { Args: { p_email: string }; Returns: Json }
      find_tag: { Args: { p_slug: string }; Returns: Json }
      forget_second_factor: { Args: { p_user: string }; Returns: boolean }
      forget_sign_in_link: { Args: { p_email: string }; Returns: undefined }
      get_edited_post: { Args: { p_id: string }; Returns: Json }
      get_version: { Args: { p_id: string; p_no: number }; Returns: Json }
      get_viewer: { Args: Record<PropertyKey, never>; Returns: Json }
      import_contents: {
        Args: { p_entries: Json; p_is_applied: boolean }
        Returns: Json
      }
      import_earlier_paths: { Args: { p_paths: Json }; Returns: string[] }
      import_posts: {
        Args: { p_actor?: string; p_apply: boolean; p_posts: Json }
        Returns: Json
      }
      import_redirects: {
        Args: { p_actor?: string; p_apply: boolean; p_redirects: Json }
        Returns: Json
      }
      import_tags: { Args: { p_tags: Json }; Returns: undefined }
      imported_hashes: { Args: { p_from: string[] }; Returns: Json }
      invite: {
        Args: {
          p_admin: string
          p_email: string
          p_expires_at: string
          p_id: string
          p_mails: Json
          p_role: string
          p_session: string
        }
        Returns: Json
      }
      join_waitlist: {
        Args: {
          p_email: string
          p_ip: string
          p_key?: string
          p_mails: Json
          p_name: string
          p_project_id: string
          p_project_name: string
        }
        Returns: Json
      }
      keep_editor: {
        Args: {
          p_editor: string
          p_is_open: boolean
          p_post?: string
          p_typed?: Json
          p_version: number
        }
        Returns: Json
      }
      link_sets_password: { Args: { p_token_hash: string }; Returns: boolean }
      list_audit_log: {
        Args: {
          p_before?: number
          p_email?: string
          p_since?: string
          p_size: number
          p_subject?: string
        }
        Returns: Json
      }
      list_content_drafts: {
        Args: { p_key?: string; p_kind: string }
        Returns: Json
      }
      list_content_versions: {
        Args: { p_key: string; p_kind: string }
        Returns: Json
      }
      list_contents: { Args: { p_kind: string }; Returns: Json }
      list_deleted_rows: { Args: Record<PropertyKey, never>; Returns: Json }
      list_due_reminders: {
        Args: Record<PropertyKey, never>
        Returns: {
          booking_id: string
          call_link: string
          mail_id: string
        }[]
      }
      list_further: { Args: { p_size: number; p_slug: string }; Returns: Json }
      list_import_posts: {
        Args: {
          p_from: number
          p_id: string
          p_outcome?: string
          p_size: number
        }
        Returns: Json
      }
      list_media: {
        Args: {
          p_from: number
          p_search?: string
          p_size: number
          p_unused?: boolean
        }
        Returns: Json
      }
      list_orphaned_media: { Args: { p_limit: number }; Returns: string[] }
      list_own_sessions: { Args: Record<PropertyKey, never>; Returns: Json }
      list_people: { Args: { p_start: string }; Returns: Json }
      list_posts: {
        Args: {
          p_from: number
          p_search?: string
          p_size: number
          p_sort?: string
          p_status?: string
          p_tag?: string
        }
        Returns: Json
      }
      list_published: {
        Args: { p_from: number; p_size: number; p_tag?: string }
        Returns: Json
      }
      list_taken_slots: {
        Args: { p_from: string; p_ip: string; p_until: string }
        Returns: Json
      }
      list_unsaved: { Args: { p_post?: string }; Returns: Json }
      list_versions: { Args: { p_id: string }; Returns: Json }
      list_year: {
        Args: { p_from: number; p_size: number; p_year: number; p_zone: string }
        Returns: Json
      }
      list_years: { Args: { p_zone: string }; Returns: Json }
      may_edit_post: { Args: { p_id: string }; Returns: boolean }
      missing_pages: { Args: { p_paths: string[] }; Returns: string[] }
      note_import: {
        Args: {
          p_attempt: number
          p_done: number
          p_id: string
          p_total: number
        }
        Returns: boolean
      }
      open_draft_link: {
        Args: { p_counts: boolean; p_id: string }
        Returns: Json
      }
      order_contents: {
        Args: { p_keys: string[]; p_kind: string; p_titles: string[] }
        Returns: undefined
      }
      own_data: { Args: Record<PropertyKey, never>; Returns: Json }
      post_is_draft: { Args: { p_slug: string }; Returns: boolean }
      post_is_known: { Args: { p_slug: string }; Returns: boolean }
      post_moved_to: { Args: { p_slug: string }; Returns: string }
      queue_index_now: {
        Args: { p_indexed?: string[]; p_paths: string[] }
        Returns: undefined
      }
      queue_reminder: {
        Args: { p_mail: Json; p_mail_id: string }
        Returns: boolean
      }
      read_draft_link: { Args: { p_id: string }; Returns: Json }
      read_invitation: { Args: { p_id: string }; Returns: Json }
      record_export: { Args: { p_list: string }; Returns: undefined }
      record_job_run: { Args: { p_name: string }; Returns: undefined }
      redirects_since: { Args: { p_version: number }; Returns: Json }
      remind_of_account: {
        Args: { p_email: string; p_mails: Json }
        Returns: boolean
      }
      remove_second_factor: {
        Args: { p_mails: Json; p_session: string; p_user: string }
        Returns: undefined
      }
      rename_self: { Args: { p_username: string }; Returns: undefined }
      renew_recovery_codes: {
        Args: { p_session: string; p_user: string }
        Returns: string[]
      }
      republish_posts: { Args: { p_ids: string[] }; Returns: Json }
      request_review: {
        Args: { p_id: string; p_mails: Json; p_session: string; p_user: string }
        Returns: boolean
      }
      reschedule_booking: {
        Args: {
          p_admin?: string
          p_ends_at: string
          p_id: string
          p_ip: string
          p_mails: Json
          p_sequence: number
          p_starts_at: string
          p_time_zone: string
        }
        Returns: Json
      }
      restore_posts: { Args: { p_ids: string[] }; Returns: Json }
      restore_row: { Args: { p_id: string }; Returns: Json }
      restore_rows: { Args: { p_ids: string[] }; Returns: string[] }
      restore_version: { Args: { p_id: string; p_no: number }; Returns: string }
      retry_outbox: { Args: { p_id: string }; Returns: boolean }
      review_waitlist_entry: {
        Args: {
          p_admin: string
          p_id: string
          p_mails: Json
          p_notes: string
          p_status: string
          p_updated_at: string
        }
        Returns: boolean
      }
      run_schedule: { Args: { p_limit: number; p_now?: string }; Returns: Json }
      save_content: {
        Args: {
          p_after?: number
          p_event: string
          p_key?: string
          p_kind: string
          p_published?: Json
          p_schema_no: number
          p_title: string
          p_value: Json
          p_version: number
        }
        Returns: Json
      }
      save_new_content: {
        Args: {
          p_after?: number
          p_event: string
          p_form: string
          p_kind: string
          p_published?: Json
          p_schema_no: number
          p_title: string
          p_value: Json
        }
        Returns: Json
      }
      save_post: {
        Args: {
          p_aside?: boolean
          p_draft_version?: number
          p_fields: Json
          p_id?: string
          p_published: boolean
          p_updated_at?: string
        }
        Returns: Json
      }
      schedule_ran_at: { Args: Record<PropertyKey, never>; Returns: string }
      search_posts: { Args: { p_query: string }; Returns: Json }
      send_test_mail: { Args: { p_mail: Json }; Returns: number }
      set_admin: {
        Args: {
          p_admin: string
          p_id: string
          p_is_admin: boolean
          p_mails?: Json
          p_role?: string
          p_session: string
        }
        Returns: Json
      }
      set_second_factor_required: {
        Args: { p_required: boolean }
        Returns: boolean
      }
      setup_id: { Args: Record<PropertyKey, never>; Returns: string }
      setup_progress: { Args: Record<PropertyKey, never>; Returns: Json }
      sitemap_posts: { Args: { p_part: number; p_size: number }; Returns: Json }
      sitemap_tags: {
        Args: { p_part: number; p_per_page: number; p_size: number }
        Returns: Json
      }
      start_import: {
        Args: { p_file_name?: string; p_id: string; p_site_url?: string }
        Returns: Json
      }
      store_redirects: {
        Args: { p_redirects: Json; p_replaces?: boolean }
        Returns: Json
      }
      submit_message: {
        Args: {
          p_company: string
          p_email: string
          p_id?: string
          p_ip: string
          p_key?: string
          p_mails: Json
          p_message: string
          p_name: string
        }
        Returns: Json
      }
      subscribe: {
        Args: {
          p_confirmation: string
          p_email: string
          p_ip: string
          p_key?: string
          p_mails: Json
          p_source: string
        }
        Returns: Json
      }
      system_status: { Args: Record<PropertyKey, never>; Returns: Json }
      tag_posts: {
        Args: { p_ids: string[]; p_remove?: boolean; p_tag: string }
        Returns: Json
      }
      take_sign_in_link: {
        Args: { p_email: string; p_ip: string }
        Returns: string
      }
      unsubscribe: { Args: { p_id: string }; Returns: Json }
      use_recovery_code: {
        Args: {
          p_code: string
          p_mails: Json
          p_session: string
          p_user: string
        }
        Returns: Json
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
