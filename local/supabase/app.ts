import { join } from "node:path";
import { App, type EmailDriver, setExperimental } from "@supabase/lite";
import type { Database } from "../database/database.ts";
import type { SeedUser } from "../database/seed.ts";
import { oneLine, StackError } from "../process/stack-error.ts";
import { authTemplates } from "./auth-templates.ts";
import type { Keys } from "./keys.ts";
import { withQuietConsole } from "./quiet-console.ts";
import { setInOneStatement } from "./request-settings.ts";
import { createStorageFiles } from "./storage-files.ts";

export type SupabaseSettings = { database: Database; keys: Keys; siteUrl: string; dir: string };

/** Signs up a user as GoTrue does, with the email already confirmed. Throws a StackError. */
export async function signUpConfirmed(settings: SupabaseSettings, user: SeedUser): Promise<void> {
  const { email, password, username } = user;
  const account = { email, password, data: { username, is_admin: false } };
  const response = await postConfirmed(settings, account);
  if (!response.ok) {
    throw new StackError(`Seeding ${email} failed: ${oneLine(await response.text())}`);
  }
}

type NewAccount = { email: string; password: string; data: object };

/** Signs up a user whose email counts as confirmed. */
export async function postConfirmed(
  settings: SupabaseSettings,
  account: NewAccount,
): Promise<Response> {
  const app = await createSupabaseApp(settings, { send: async () => {} }, false);
  const request = new Request("http://127.0.0.1/auth/v1/signup", {
    method: "POST",
    headers: { apikey: settings.keys.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const [response] = await withQuietConsole(() =>
    settings.database.queue(async () => app.fetch(request)),
  );
  return response;
}

/** Creates the site's Supabase Lite: keys required, admin mode off. */
export async function createSupabaseApp(
  { database, keys, siteUrl, dir }: SupabaseSettings,
  email: EmailDriver,
  confirmEmail = true,
): Promise<App> {
  keepPrivileges(database.connection);
  setInOneStatement(database.connection);
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      jwt_expiry: 600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: 6,
      email: {
        enable_confirmations: confirmEmail,
        double_confirm_changes: true,
        otp_expiry: 3600,
        template: authTemplates,
      },
    },
    storage: { enabled: true },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email } },
  });
  app._storageAdapter = createStorageFiles(join(dir, "storage"));
  setExperimental("storage", true);
  await withQuietConsole(() => app.init());
  return app;
}

/**
 * On its first request, Lite would grant anon and authenticated all privileges on every table,
 * undoing the migrations' revokes. This state makes it skip that.
 */
function keepPrivileges(connection: object): void {
  (connection as { rlsState: string }).rlsState = "active";
}
