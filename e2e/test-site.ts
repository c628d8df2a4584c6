// TEST_PORT and the 49 after it (scripts/test-port.ts): a second checkout can test at the same time.
const port = Number(process.env.TEST_PORT || 3100);

/** Where the site under test stands: ports of its own, beside any preview. */
export const testSite = {
  url: `http://localhost:${port}`,
  port,
  supabasePort: port + 1,
  mailPort: port + 2,
  mailUrl: `http://127.0.0.1:${port + 2}`,
  dir: ".local/test",
  distDir: ".local/test/next",
} as const;
