import type { NextConfig } from "next";
import { draftCookie } from "./lib/auth/draft-cookie";
import { buildEnv } from "./lib/env";
import { plainVariant } from "./lib/plans/plain-variant";
import { securityHeaders } from "./lib/security/headers";

const { SITE_URL, NEXT_DIST_DIR } = buildEnv();

const config: NextConfig = {
  distDir: NEXT_DIST_DIR,
  // Next.js writes the paths of its generated types into the file it checks by.
  typescript: { tsconfigPath: NEXT_DIST_DIR === ".next" ? "tsconfig.json" : "tsconfig.test.json" },
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  poweredByHeader: false,
  agentRules: false,
  cacheHandler: require.resolve("./lib/security/page-cache.ts"),
  // The local stack's timer asks every second, which would bury everything else.
  logging: { incomingRequests: { ignore: [/^\/api\/cron\/outbox/] } },
  rewrites: async () => ({
    // The middleware could not tell a prefetch: Next.js takes its headers away before.
    beforeFiles: [
      {
        source: "/:path*",
        has: [
          { type: "cookie", key: draftCookie },
          { type: "header", key: "next-router-prefetch" },
        ],
        destination: "/api/no-prefetch",
      },
    ],
    // The static variants of /get-started lie at addresses of their own that are nobody's to visit. The
    // middleware picks the one of a plan.
    afterFiles: [{ source: "/get-started", destination: `/get-started/${plainVariant}` }],
    fallback: [],
  }),
  redirects: async () => [
    { source: `/get-started/${plainVariant}`, destination: "/get-started", permanent: true },
    {
      source: "/get-started/:plan(starter|professional|enterprise)",
      destination: "/get-started?plan=:plan",
      permanent: true,
    },
    { source: "/admin/posts/edit/:id", destination: "/admin/posts/:id", permanent: true },
  ],
  headers: async () => [{ source: "/:path*", headers: securityHeaders(SITE_URL) }],
  experimental: {
    globalNotFound: true,
    // What the editor may send; lib/security/submission.ts allows the other forms less.
    serverActions: { bodySizeLimit: "1mb" },
    proxyClientMaxBodySize: "1mb",
  },
};

export default config;
