/** Environment variables that have no default. */
export const requiredEnv = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  RESEND_API_KEY: "re_x",
  MAIL_FROM: "Kiskadee Studio <hello@kiskadee.example>",
  CRON_SECRET: "0123456789abcdef",
};
