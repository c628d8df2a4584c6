import { z } from "zod";

const port = z.coerce.number().int().min(1).max(65535).default(3000);
const httpUrl = z.url({ protocol: /^https?$/, error: "an http(s) address" });
const origin = httpUrl.transform((value) => new URL(value).origin);
const key = z.string().min(1, "a key, not empty");
const count = z.coerce.number({ error: "a whole number" }).int().min(0);

const thirdParties = z.object({
  CALENDLY_URL: httpUrl.optional(),
  CALENDLY_SCRIPT_URL: httpUrl.default("https://assets.calendly.com/assets/external/widget.js"),
  META_PIXEL_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, "the pixel's number")
    .optional(),
  META_PIXEL_SCRIPT_URL: httpUrl.default("https://connect.facebook.net/en_US/fbevents.js"),
});

const buildSchema = thirdParties.extend({
  SITE_URL: origin.optional(),
  PORT: port,
  NEXT_DIST_DIR: z.string().default(".next"),
  NEXT_OUTPUT: z.literal("standalone").optional(),
  PAGE_CACHE: z.literal("off").optional(),
  PAGES_WITHOUT: z
    .string()
    .regex(/^((styles|scripts|texts) ?)*$/)
    .default(""),
});

const schema = thirdParties.extend({
  SITE_URL: origin.optional(),
  PORT: port,
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
  RESEND_API_KEY: key,
  RESEND_BASE_URL: httpUrl.default("https://api.resend.com"),
  MAIL_FROM: z.string().regex(/^[^\r\n]*@[^\r\n]*$/, "an address, or Name <address>"),
  MAIL_TO: z.email("an email address").optional(),
  OUTBOX_RETRY_SECONDS: count.min(1).default(30),
  MAILS_PER_SECOND: count.min(1).max(100).default(2),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((item) => item.trim()))
    .pipe(z.array(origin, { error: "http(s) addresses, divided by commas" }))
    .default([]),
  CRON_SECRET: z.string().min(16, "a secret of 16 characters or more"),
  LINK_SECRET: z.string().min(16, "a secret of 16 characters or more").optional(),
  SUBMISSIONS_PER_MINUTE: count.min(1).default(30),
  PAGES_PER_MINUTE: count.min(1).default(60),
  TRUSTED_PROXIES: count.max(10).default(0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, "the name of a header")
    .transform((name) => name.toLowerCase())
    .optional(),
  GEO_API_URL: z
    .string()
    .refine((value) => value === "off" || httpUrl.safeParse(value).success, {
      error: "an http(s) address, or off",
    })
    .default("https://ipapi.co"),
  META_ACCESS_TOKEN: key.optional(),
  META_GRAPH_URL: httpUrl.default("https://graph.facebook.com"),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-z0-9-]{8,128}$/i, "8 to 128 letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org/indexnow"),
  DRAIN_SECONDS: count.max(120).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_FORMAT: z.enum(["json", "text"], { error: "json or text" }).optional(),
});

export const isProduction = process.env.NODE_ENV === "production";

const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

/** False during a build and in development. */
export const isServing = isProduction && !isBuilding;

/** A build without a database renders pages without data, which the page cache never serves. */
export const isWithoutDatabase = isBuilding && !process.env.SUPABASE_URL;

/** Placeholders that a build without a database never uses. */
const unused = {
  SUPABASE_URL: "http://database.invalid",
  SUPABASE_PUBLISHABLE_KEY: "unused",
  SUPABASE_SECRET_KEY: "unused",
  RESEND_API_KEY: "unused",
  MAIL_FROM: "unused@site.invalid",
  CRON_SECRET: "unused-by-a-build",
};

/** SITE_URL at build time, set by next.config.ts. */
export const builtFor = process.env.BUILT_FOR;

/** Versions of the migrations known at build time. */
export const builtMigrations = (process.env.BUILT_MIGRATIONS ?? "").split(" ").filter(Boolean);

/** Routes below /admin, by the names of their folders. */
export const adminPages = (process.env.ADMIN_PAGES ?? "").split(" ").filter(Boolean);

/** Usable before {@link env}, whose own errors must be logged too. A terminal gets text. */
export function logFormat(): "json" | "text" {
  const { LOG_FORMAT } = process.env;
  const isText = LOG_FORMAT ? LOG_FORMAT === "text" : process.stderr.isTTY;
  return isText ? "text" : "json";
}

type Variables = z.infer<typeof schema>;
export type Env = Omit<Variables, "SITE_URL" | "PORT"> & { SITE_URL: string };

let parsed: Env | undefined;

/** Parsed once. Throws a single error that names every missing or malformed variable. */
export function env(): Env {
  parsed ??= parseEnv(
    isWithoutDatabase ? { ...unused, ...withoutEmpty(process.env) } : process.env,
  );
  return parsed;
}

/** For next.config.ts: a build must not require the database variables. */
export function buildEnv() {
  const { SITE_URL, PORT, ...rest } = buildSchema.parse(withoutEmpty(process.env));
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${PORT}` };
}

/** An empty string counts as unset. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const set = withoutEmpty(variables);
  const result = schema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${issue.path.join(".")}: ${describe(issue, set)}`,
    );
    throw new Error(
      `Configuration is not complete (.env.example explains each):\n${lines.join("\n")}`,
    );
  }
  const { PORT, SITE_URL, ...rest } = result.data;
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${PORT}` };
}

function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}

function describe(issue: z.core.$ZodIssue, set: Record<string, string | undefined>): string {
  return set[String(issue.path[0])] === undefined
    ? "is not set"
    : `is malformed: should be ${issue.message}`;
}
