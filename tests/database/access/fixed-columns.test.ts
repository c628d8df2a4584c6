import { describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

/** Columns that stay as they were written, whoever asks; their rows may be changed otherwise. */
const FIXED = {
  blogs: ["id", "author_id", "created_at", "updated_at"],
  waitlist: ["id", "project_id", "project_name", "email", "name", "created_at"],
  messages: ["user_name", "user_email", "user_company", "message", "created_at"],
  settings: ["id", "updated_at"],
};

onEachDatabase((database) => {
  describe.for(Object.entries(FIXED))("%s", ([name, columns]) => {
    const table = name as keyof typeof FIXED;

    test.for(columns)("does not let an admin change %s", async (column) => {
      const id = table === "settings" ? true : await insertRow(database, table);
      const value = column.endsWith("_at") ? "2020-01-01T00:00:00Z" : null;
      const values = [null, column === "author_id" ? database.accounts.admin.id : value];
      for (const value of values) {
        const body = JSON.stringify({ [column]: value });
        const init = { method: "PATCH", body };
        const response = await database.rest("admin", `${table}?id=eq.${id}`, init);
        expect((await response.json()).code).toBe("42501");
      }
      if (table !== "settings") await database.sql(`delete from public.${table} where id = $1`, id);
    });
  });
});
