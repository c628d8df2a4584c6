import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { env } from "../env.ts";
import { pixelMark, withPixelMark } from "../tracking/pixel-mark.ts";
import { keepExpiredTags, readExpiredTags } from "./expired-tags.ts";
import { outsideSources } from "./outside.ts";
import { policyForHtml } from "./policy.ts";
import { isMarkedMissing } from "./status-mark.ts";

type Base = typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default;

// Next.js loads this file with Node itself, where the CommonJS default arrives wrapped once more.
const FileSystemCache = ((FileSystemCacheModule as unknown as { default?: Base }).default ??
  FileSystemCacheModule) as Base;

type Entry = Awaited<ReturnType<InstanceType<Base>["get"]>>;
type Value = NonNullable<Entry>["value"];

/**
 * Next's own page cache, except that every stored page carries a Content-Security-Policy with the
 * hashes of its inline scripts, and the pixel that is configured now, not when the page was built.
 * `set` runs before the first answer leaves, so it is covered too. What has expired is remembered across
 * restarts.
 */
export default class PageCache extends FileSystemCache {
  readonly #folder: string;

  constructor(...args: ConstructorParameters<Base>) {
    super(...args);
    this.#folder = args[0].serverDistDir;
    // Next.js makes one of these for each request.
    if (!started.has(this.#folder)) readExpiredTags(this.#folder);
    started.add(this.#folder);
  }

  override async revalidateTag(
    ...args: Parameters<InstanceType<Base>["revalidateTag"]>
  ): Promise<void> {
    await super.revalidateTag(...args);
    await keepExpiredTags(this.#folder);
  }

  override async get(...args: Parameters<InstanceType<Base>["get"]>): Promise<Entry> {
    const entry = await super.get(...args);
    configure(entry?.value ?? null);
    return entry;
  }

  override async set(...args: Parameters<InstanceType<Base>["set"]>): Promise<void> {
    configure(args[1]);
    if (!isMissing(args[1])) return super.set(...args);
    // Remembered in memory, which is bounded, and never written: made-up addresses would fill the disk.
    const disk = this as unknown as { flushToDisk: boolean | undefined };
    const { flushToDisk } = disk;
    disk.flushToDisk = false;
    const done = super.set(...args);
    disk.flushToDisk = flushToDisk;
    return done;
  }
}

const started = new Set<string>();

function isMissing(value: Value): boolean {
  return (value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE") && value.status === 404;
}

// An entry stays the same object while it is in memory; from the disk it comes as it was once stored.
const configured = new WeakSet<object>();

function configure(value: Value): void {
  if (value?.kind !== "APP_PAGE" || typeof value.html !== "string" || configured.has(value)) return;
  // A page that each request completes is stored as its beginning. Its policy has to have that
  // request's nonce, and its status depends on it too: the middleware gives both.
  if (value.postponed) {
    value.status = undefined;
    return;
  }
  if ((value.status ?? 200) === 200 && isMarkedMissing(value.html)) value.status = 404;
  const settings = env();
  value.html = withPixelMark(value.html, pixelMark(settings));
  value.headers ??= {};
  value.headers["content-security-policy"] = policyForHtml(value.html, outsideSources(settings));
  // Browsers keep a 308 for good unless told otherwise, and a slug may come back to where it led from.
  if (value.status === 308) value.headers["cache-control"] = "public, max-age=0, must-revalidate";
  configured.add(value);
}
