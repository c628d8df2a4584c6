import type { App } from "@supabase/lite";
import type { Handler } from "../process/http-server.ts";
import type { SupabaseSettings } from "./app.ts";
import { tokenClaims, withClaims } from "./tokens.ts";
import { isTotp, newTotpSecret } from "./totp.ts";

type Factor = { id: string; secret: string; status: "verified" | "unverified" };
type Caller = { userId: string; email: string; sessionId: string; level: string };

const challengeSeconds = 300;

/**
 * Adds second factors, which Supabase Lite lacks: enrol, challenge and verify, and the assurance
 * level in every access token.
 */
export function withSecondFactor(
  app: App,
  { database, keys }: Pick<SupabaseSettings, "database" | "keys">,
): Handler {
  const { sql } = database;
  const lite = (request: Request) => database.queue(async () => app.fetch(request));

  return async (request) => {
    const route = `${request.method} ${new URL(request.url).pathname}`;
    if (/^POST \/auth\/v1\/(token|verify)$/.test(route)) return withLevel(await lite(request));
    if (route === "PUT /auth/v1/user") return (await refuseNewPassword(request)) ?? lite(request);
    const [, id, verb] =
      /^POST \/auth\/v1\/factors(?:\/([\w-]+)\/(challenge|verify))?$/.exec(route) ?? [];
    if (!route.startsWith("POST /auth/v1/factors")) return lite(request);
    const caller = await findCaller(request);
    if (caller instanceof Response) return caller;
    if (!id) return enrol(request, caller);
    const factor = await findFactor(caller, id);
    if (!factor) return failure(404, "mfa_factor_not_found", "Factor not found");
    return verb === "challenge" ? challenge(factor) : verify(request, caller, factor);
  };

  async function enrol(request: Request, { userId, email, level }: Caller): Promise<Response> {
    const { friendly_name = "", issuer = "localhost" } = await request.json();
    if (level !== "aal2" && (await hasVerifiedFactor(userId))) {
      return failure(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }
    const [id, secret] = [crypto.randomUUID(), newTotpSecret()];
    await sql(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      ...[id, userId, friendly_name, secret],
    );
    const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
    const uri = `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
    return Response.json({ id, type: "totp", friendly_name, totp: { qr_code: "", secret, uri } });
  }

  async function challenge({ id: factorId }: Factor): Promise<Response> {
    const id = crypto.randomUUID();
    await sql("insert into auth.mfa_challenges (id, factor_id) values ($1, $2)", id, factorId);
    const expires_at = Math.floor(Date.now() / 1000) + challengeSeconds;
    return Response.json({ id, type: "totp", expires_at });
  }

  async function verify(request: Request, caller: Caller, factor: Factor): Promise<Response> {
    const { challenge_id, code } = await request.json();
    const open = await sql(
      `select 1 from auth.mfa_challenges where id = $1 and factor_id = $2 and verified_at is null
       and created_at > now() - make_interval(secs => $3)`,
      ...[challenge_id, factor.id, challengeSeconds],
    );
    if (open.length === 0) {
      return failure(422, "mfa_challenge_expired", "MFA challenge has expired");
    }
    if (!isTotp(factor.secret, code)) {
      return failure(422, "mfa_verification_failed", "Invalid TOTP code entered");
    }
    await database.transaction(async ({ query }) => {
      await query("update auth.mfa_challenges set verified_at = now() where id = $1", challenge_id);
      await query("update auth.mfa_factors set status = 'verified' where id = $1", factor.id);
      await query(
        "update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1",
        ...[caller.sessionId, factor.id],
      );
      const others = "user_id = $1 and aal is distinct from 'aal2'";
      await query(`delete from auth.sessions where ${others}`, caller.userId);
      const unverified = "user_id = $1 and status = 'unverified'";
      await query(`delete from auth.mfa_factors where ${unverified}`, caller.userId);
    });
    return refreshed(request, caller.sessionId);
  }

  /** Refreshes the session, so that its tokens have the new assurance level. */
  async function refreshed({ url, headers }: Request, sessionId: string): Promise<Response> {
    const [token] = await sql<{ refresh_token: string }>(
      `select token as refresh_token from auth.refresh_tokens
       where session_id = $1 and not revoked order by created_at desc limit 1`,
      sessionId,
    );
    const target = new URL("/auth/v1/token?grant_type=refresh_token", url);
    const init = {
      method: "POST",
      headers: plainHeaders(headers),
      body: JSON.stringify(token ?? {}),
    };
    return withLevel(await lite(new Request(target, init)));
  }

  async function withLevel(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const answer = await response.json();
    const claims = tokenClaims(answer.access_token);
    if (claims) {
      const aal = await levelOf(claims.session_id);
      answer.access_token = withClaims(answer.access_token, { aal }, keys.jwtSecret);
    }
    return Response.json(answer, { headers: plainHeaders(response.headers) });
  }

  /** Requires AAL2 to change the password of an account with a factor, as Supabase does. */
  async function refuseNewPassword(request: Request): Promise<Response | null> {
    const caller = await findCaller(request);
    if (caller instanceof Response || caller.level === "aal2") return null;
    if (!(await hasVerifiedFactor(caller.userId))) return null;
    return failure(401, "insufficient_aal", "AAL2 session is required to update email or password");
  }

  /** Returns the caller, or Lite's error response if the token is invalid. */
  async function findCaller({ url, headers }: Request): Promise<Caller | Response> {
    const asked = new Request(new URL("/auth/v1/user", url), { headers: plainHeaders(headers) });
    const response = await lite(asked);
    if (!response.ok) return response;
    const user = await response.json();
    const claims = tokenClaims(headers.get("authorization") ?? "");
    const sessionId = claims?.session_id ?? "";
    return { userId: user.id, email: user.email, sessionId, level: await levelOf(sessionId) };
  }

  async function levelOf(sessionId: string): Promise<string> {
    const query = "select aal from auth.sessions where id = $1";
    const [session] = await sql<{ aal: string | null }>(query, sessionId);
    return session?.aal ?? "aal1";
  }

  async function findFactor({ userId }: Caller, id: string): Promise<Factor | undefined> {
    const [factor] = await sql<Factor>(
      "select id, secret, status from auth.mfa_factors where user_id = $1 and id::text = $2",
      ...[userId, id],
    );
    return factor;
  }

  async function hasVerifiedFactor(userId: string): Promise<boolean> {
    const query = "select 1 from auth.mfa_factors where user_id = $1 and status = 'verified'";
    return (await sql(query, userId)).length > 0;
  }
}

function failure(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status });
}

/** Drops Content-Length, because the body is replaced. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete("content-length");
  return plain;
}
