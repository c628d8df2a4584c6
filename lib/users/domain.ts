import type { Domain } from "@/lib/domains/domain";

export const users: Domain = {
  pages: [{ href: "/admin/users", permission: "users", label: "Users", guide: "members" }],
  person: {
    account: ["Account", "account, including its username", "accounts"],
    sessions: ["Sessions", "session", "sessions"],
    sign_in_log: ["Sign-in log", "sign-in log entry", "sign-in log entries"],
  },
  audit: {
    user: { label: "Users", events: { changed: "Role changed", deleted: "Account deleted" } },
    session: { label: "Sign-ins", events: { created: "Signed in", deleted: "Session ended" } },
    "sign-in": { label: "Failed sign-ins", events: { refused: "Sign-in failed" } },
    password: { label: "Passwords", events: { changed: "Password changed" } },
  },
};
