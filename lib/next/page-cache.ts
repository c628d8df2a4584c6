import { createHash } from "node:crypto";
import { dirname } from "node:path";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import lifetimes from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { withoutDatabaseTag } from "../cache-tags.ts";
import { buildEnv, env } from "../env.ts";
import { reportError } from "../log.ts";
import { replaceFile } from "../replace-file.ts";
import { hasPlayer, playerHeader } from "../security/players.ts";
import { policyForPage, thirdPartySources, withPlayers } from "../security/policy.ts";
import { pixelAttribute, withPixelAttribute } from "../tracking/pixel-attribute.ts";
import { joinScripts, keepScripts } from "./inline-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { hasNotFoundMarker } from "./not-found-marker.ts";
import { sharedTags } from "./shared-tags.ts";
import { isUnknownPath, sharedKey } from "./unknown-paths.ts";

type Base = typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default;

// Next.js loads this file through Node itself, which wraps the CommonJS default once more.
const FileSystemCache = ((FileSystemCacheModule as unknown as { default?: Base }).default ??
  FileSystemCacheModule) as Base;

const { SharedCacheControls } = lifetimes as unknown as {
  SharedCacheControls: { cacheControls: Map<string, unknown> };
};

type Entry = Awaited<ReturnType<InstanceType<Base>["get"]>>;
type Value = NonNullable<Entry>["value"];

/** Next.js remembers a lifetime for every path ever requested, and rereads evicted ones. */
const maxLifetimes = 10_000;

// Sizes in bytes. A stored buffer retains the whole pool that it is a slice of, 64 KB by default.
Buffer.poolSize = 1024;

/**
 * Gives stored pages a policy with script hashes, and the pixel configured now rather than at build
 * time.
 */
export default class PageCache extends FileSystemCache {
  readonly #folder: string;
  // Next.js creates one instance per request.
  readonly #createdAt = performance.timeOrigin + performance.now();

  constructor(...[context]: ConstructorParameters<Base>) {
    super({ ...context, fs: { ...context.fs, writeFile: replaceFile } });
    this.#folder = context.serverDistDir;
    sharedTags.start(this.#folder);
    const { cacheControls } = SharedCacheControls;
    if (cacheControls.size > maxLifetimes) cacheControls.clear();
  }

  #configure(value: Value): void {
    configure(value, dirname(this.#folder));
  }

  override async revalidateTag(
    ...args: Parameters<InstanceType<Base>["revalidateTag"]>
  ): Promise<void> {
    await super.revalidateTag(...args);
    await sharedTags.expire([args[0]].flat());
  }

  override async get(...args: Parameters<InstanceType<Base>["get"]>): Promise<Entry> {
    await sharedTags.refresh();
    const entry = (await super.get(...args)) ?? (await this.#missing(...args));
    if (entry && tagsOf(entry.value).includes(withoutDatabaseTag)) return null;
    this.#configure(entry?.value ?? null);
    return entry;
  }

  /** Returns one shared page for all unknown paths of a kind, so that none of them is rendered. */
  async #missing(...[key, context]: Parameters<InstanceType<Base>["get"]>): Promise<Entry> {
    const shared = context.kind === "APP_PAGE" && !context.isFallback && sharedKey(key);
    return shared && (await isUnknownPath(key)) ? super.get(shared, context) : null;
  }

  override async set(...args: Parameters<InstanceType<Base>["set"]>): Promise<void> {
    this.#configure(args[1]);
    // A tag expired while this page was rendered, so it may contain stale data.
    if (manifest.areTagsExpired(tagsOf(args[1]), this.#createdAt)) return;
    if (!isMissing(args[1])) return super.set(...withData(args));
    // Memory is bounded, but 404s for random URLs would pile up on disk.
    const disk = this as unknown as { flushToDisk: boolean | undefined };
    const { flushToDisk } = disk;
    disk.flushToDisk = false;
    const [key, ...rest] = args;
    const keys = [key, sharedKey(key)].filter((cacheKey) => cacheKey !== null);
    const done = Promise.all(keys.map((cacheKey) => super.set(cacheKey, ...rest)));
    disk.flushToDisk = flushToDisk;
    await done;
  }
}

type SetArguments = Parameters<InstanceType<Base>["set"]>;

/**
 * Next.js reads the data of a complete page from disk but doesn't write it. Once evicted from
 * memory, such a page would be rendered on every visit.
 */
function withData([key, value, context]: SetArguments): SetArguments {
  const isWhole = value?.kind === "APP_PAGE" && value.postponed === undefined;
  return [
    key,
    value,
    isWhole && !context.fetchCache ? { ...context, isRoutePPREnabled: false } : context,
  ];
}

function tagsOf(value: Value): string[] {
  const tags = value && "headers" in value ? value.headers?.["x-next-cache-tags"] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

function isMissing(value: Value): boolean {
  return (value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE") && value.status === 404;
}

// In memory, an entry stays the same object; read from disk, it isn't configured yet.
const configured = new WeakSet<object>();
const { PAGES_WITHOUT: without } = buildEnv();

function configure(value: Value, distDir: string): void {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string" || configured.has(value)) return;
  // The middleware sets policy and status: both depend on the request that completes the page.
  if (value.postponed) {
    value.status = undefined;
    return;
  }
  if ((value.status ?? 200) === 200 && hasNotFoundMarker(value.html)) value.status = 404;
  const settings = env();
  const styled = without.includes("styles")
    ? { html: value.html, styles: [] }
    : inlineStyles(value.html, distDir);
  const page = without.includes("scripts")
    ? keepScripts(styled.html)
    : joinScripts(styled.html, !without.includes("texts"));
  page.foreign.forEach(reportForeign);
  value.html = withPixelAttribute(page.html, pixelAttribute(settings));
  value.headers ??= {};
  value.headers.etag = etagOf(value.html, value.rscData);
  let sources = thirdPartySources(settings);
  if (hasPlayer(page.html)) {
    sources = withPlayers(sources);
    value.headers[playerHeader.name] = playerHeader.value;
  }
  value.headers["content-security-policy"] = policyForPage(page.own, styled.styles, sources);
  // Browsers cache a 308 indefinitely by default, but a slug may be reused.
  if (value.status === 308) value.headers["cache-control"] = "public, max-age=0, must-revalidate";
  configured.add(value);
}

/**
 * A weak ETag, because the page and its data share it in every encoding. Next.js would hash the
 * text on every request.
 */
function etagOf(html: string, data: Buffer = Buffer.of()): string {
  return `W/"${createHash("sha256").update(html).update(data).digest("base64url").slice(0, 22)}"`;
}

const reported = new Set<string>();

function reportForeign(script: string): void {
  if (reported.has(script)) return;
  reported.add(script);
  reportError(
    script.slice(0, 200),
    "Inline script that the build did not write, not allowed to run",
  );
}
