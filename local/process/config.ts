import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { mailFrom, type Stack } from "./stack.ts";
import { StackError } from "./stack-error.ts";

export type LocalConfig = {
  port: number;
  supabasePort: number;
  mailPort: number;
  /** Absolute path of the folder that holds all local state. */
  dir: string;
  databaseUrl: string | undefined;
  siteUrl: string;
};

export type SiteEnvironment = Record<string, string> & { CRON_SECRET: string };

export type Variables = Record<string, string | undefined>;

/** Reads PORT, SUPABASE_PORT, MAIL_PORT, LOCAL_DIR and LOCAL_DB_URL. Throws a StackError. */
export function readConfig(variables: Variables = process.env): LocalConfig {
  const port = readPort(variables, "PORT", 3000);
  const supabasePort = readPort(variables, "SUPABASE_PORT", 54321);
  const mailPort = readPort(variables, "MAIL_PORT", 54324);
  if (new Set([port, supabasePort, mailPort]).size < 3) {
    throw new StackError("PORT, SUPABASE_PORT and MAIL_PORT should be three different ports.");
  }
  return {
    port,
    supabasePort,
    mailPort,
    dir: resolve(variables.LOCAL_DIR || ".local"),
    databaseUrl: variables.LOCAL_DB_URL || undefined,
    siteUrl: `http://localhost:${port}`,
  };
}

/**
 * Builds the environment for Next.js on this stack. Service URLs and keys are always the stack's
 * own; the user's variables override the other defaults.
 */
export function siteEnvironment(
  config: LocalConfig,
  stack: Omit<Stack, "sql" | "stop">,
  variables: Variables = process.env,
): SiteEnvironment {
  return {
    MAIL_FROM: mailFrom,
    // Make no external requests unless the user opts in.
    GEO_API_URL: "off",
    OUTBOX_RETRY_SECONDS: "1",
    MAILS_PER_SECOND: "5",
    TRUSTED_PROXIES: "0",
    LOG_FORMAT: "text",
    ...defined(variables),
    PORT: String(config.port),
    SITE_URL: config.siteUrl,
    ALLOWED_ORIGINS: `http://localhost:${config.port},http://127.0.0.1:${config.port}`,
    SUPABASE_URL: stack.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    RESEND_API_KEY: "re_local",
    RESEND_BASE_URL: stack.mailUrl,
    CRON_SECRET: randomBytes(24).toString("base64url"),
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

function readPort(variables: Variables, name: string, standard: number): number {
  const text = variables[name];
  if (!text) return standard;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new StackError(`${name} should be a port from 1 to 65535, not "${text}".`);
}

function defined(variables: Variables): Record<string, string> {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(set) as Record<string, string>;
}
