import { join } from "node:path";

const folder = join(import.meta.dirname, "../../supabase/templates");
const file = (name: string) => join(folder, `${name}.html`);

/** The auth server's emails; supabase/config.toml has the same settings for a hosted project. */
export const authTemplates = {
  confirmation: { subject: "Confirm your email", content_path: file("confirmation") },
  recovery: { subject: "Reset your password", content_path: file("recovery") },
  invite: { subject: "You're invited", content_path: file("invite") },
  magic_link: { subject: "Your sign-in link", content_path: file("magic_link") },
};
