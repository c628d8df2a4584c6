import type { Handler } from "../process/http-server.ts";
import { postConfirmed, type SupabaseSettings } from "./app.ts";

/** Adds `auth.admin.createUser` for confirmed emails, which Supabase Lite lacks. */
export function withCreateUser(handle: Handler, settings: SupabaseSettings): Handler {
  const { database, keys } = settings;
  return async (request) => {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    if (route !== "POST /auth/v1/admin/users") return handle(request);
    if (request.headers.get("apikey") !== keys.secretKey) {
      return Response.json({ code: 401, error_code: "no_authorization" }, { status: 401 });
    }
    const { email, password, user_metadata: data } = await request.json();
    const response = await postConfirmed(settings, { email, password, data });
    if (!response.ok) return response;
    const { user } = await response.json();
    // Unlike a sign-up, this opens no session.
    await database.sql("delete from auth.sessions where user_id = $1", user.id);
    return Response.json(user);
  };
}
