import { readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { NextConfig } from "next";
import { brand } from "./content/brand.ts";
import { buildEnv } from "./lib/env.ts";
import { compressFiles } from "./lib/http/filters/compressed-files.ts";
import { addCompileHints, compileHint } from "./lib/next/compile-hints.ts";
import { plainVariant } from "./lib/pricing/plain-variant.ts";
import { draftCookie, nextDraftCookie } from "./lib/security/draft-cookie.ts";
import { loosePolicy, securityHeaders, sharedPictures } from "./lib/security/headers.ts";

const settings = buildEnv();
const { SITE_URL, NEXT_DIST_DIR, NEXT_OUTPUT, PAGE_CACHE } = settings;
const isTestBuild = NEXT_DIST_DIR !== ".next";

/** Migration versions for the admin's System page. */
const migrations = readdirSync("supabase/migrations").flatMap(
  (file) => /^(\d{14})_.*\.sql$/.exec(file)?.[1] ?? [],
);

/** Admin routes for the middleware, which responds with 404 to any other path. */
const adminPages = readdirSync("app/(session)/admin", {
  recursive: true,
  encoding: "utf8",
}).flatMap((file) => (/^(page|route)\./.test(basename(file)) ? dirname(file) : []));

const pageCache: Partial<NextConfig> = {
  cacheHandler: resolve("lib/next/page-cache.ts"),
  cacheHandlers: { default: resolve("lib/next/data-cache.ts") },
  // The page cache creates an ETag for each stored page.
  generateEtags: false,
  cacheMaxMemorySize: 8 * 1024 * 1024,
};

const config: NextConfig = {
  distDir: NEXT_DIST_DIR,
  ...(NEXT_OUTPUT && { output: NEXT_OUTPUT }),
  // Next.js writes the paths of its generated types into the tsconfig it uses.
  typescript: {
    tsconfigPath: isTestBuild ? "tsconfig.test.json" : "tsconfig.json",
    // Test builds check types in a separate step.
    ignoreBuildErrors: isTestBuild,
  },
  env: {
    BUILT_FOR: SITE_URL,
    BUILT_LOCALE: brand.locale,
    BUILT_MIGRATIONS: migrations.join(" "),
    ADMIN_PAGES: adminPages.join(" "),
  },
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  poweredByHeader: false,
  // Pictures are stored in the widths that pages offer, so Next.js need not resize any.
  images: { unoptimized: true },
  turbopack: { rules: { "*.md": { condition: { query: "?raw" }, type: "text" } } },
  // Browsers keep files for a year, so a file with another hint needs another name.
  outputHashSalt: compileHint,
  compiler: {
    async runAfterProductionCompile({ distDir }) {
      await addCompileHints(distDir);
      await compressFiles(join(distDir, "static"));
    },
  },
  agentRules: false,
  ...(PAGE_CACHE === "off" ? {} : pageCache),
  // The local scheduler requests this every second and would bury other lines.
  logging: { incomingRequests: { ignore: [/^\/api\/cron\/outbox/] } },
  rewrites: async () => ({
    // Next.js strips the prefetch headers before the middleware runs.
    beforeFiles: [
      {
        source: "/:path*",
        has: [
          { type: "cookie", key: PAGE_CACHE === "off" ? nextDraftCookie : draftCookie },
          { type: "header", key: "next-router-prefetch" },
        ],
        destination: "/api/no-prefetch",
      },
      { source: "/blog/:slug([a-z0-9-]+).md", destination: "/blog/:slug/markdown" },
    ],
  }),
  // Internal paths of the static /get-started variants: only the middleware may pick one.
  redirects: async () => [
    {
      source: `/get-started/${plainVariant}:scheduler(-\\w+-\\w+)?`,
      destination: "/get-started",
      permanent: true,
    },
    {
      source: "/get-started/:plan(starter|professional|enterprise):scheduler(-\\w+-\\w+)?",
      destination: "/get-started?plan=:plan",
      permanent: true,
    },
    { source: "/admin/posts/edit/:id", destination: "/admin/posts/:id", permanent: true },
  ],
  headers: async () => [
    { source: "/:path*", headers: securityHeaders(SITE_URL) },
    sharedPictures,
    ...(PAGE_CACHE === "off" ? [{ source: "/:path*", headers: [loosePolicy(settings)] }] : []),
  ],
  experimental: {
    globalNotFound: true,
    sri: { algorithm: "sha256" },
    // For the editor; lib/request/reject-submission.ts sets a lower limit for other forms.
    serverActions: { bodySizeLimit: "1mb" },
    proxyClientMaxBodySize: "1mb",
    // Most clones make one test build, and the cache alone takes a quarter of its CPU time.
    ...(isTestBuild && { turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false }),
  },
};

export default config;
