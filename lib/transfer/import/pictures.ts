import "server-only";
import { reportError } from "@/lib/log";
import { fetchPicture } from "@/lib/media/fetch-picture";
import { PictureError } from "@/lib/media/inspect-picture";
import { storePicture } from "@/lib/media/store-picture";
import { maxPictureBytes, mediaStrings } from "@/lib/media/strings";
import type { ImportOptions } from "./options";
import type { Source, SourcePost } from "./source";
import { TransferError } from "./transfer-error";

/** `path` is null where the picture stays at its address, for the reason of `why`. */
export type TakenPicture = { path: string } | { path: null; why: string; isLost: boolean };

const maxFailures = 3;

/** Takes the pictures of a source into the library, each address once. Fetches nothing in a dry run. */
export function pictureTaker(source: Source, options: ImportOptions) {
  const { client, isApplied, fetchFrom = fetchPicture } = options;
  const known = new Map<string, TakenPicture>();
  const failures = new Map<string, number>();
  let stored = 0;

  async function take(url: string, post: SourcePost): Promise<TakenPicture> {
    const inline = /^data:image\/[\w+.-]+;base64,/.exec(url);
    const bytes = inline
      ? Buffer.from(url.slice(inline[0].length), "base64")
      : await Promise.resolve(source.readPicture?.(url, post)).catch(failed);
    if (bytes && "path" in bytes) return bytes;
    if (bytes) return store(bytes, inline ? "Picture" : nameOf(url));
    if (!/^https?:/.test(url)) {
      return { path: null, why: "it is not in the export", isLost: true };
    }
    const { host } = new URL(url);
    if (!source.hosts.has(host)) {
      const why = `${host} is none of the export's own hosts, so it stays a link`;
      return { path: null, why, isLost: false };
    }
    if (!isApplied) return { path: url };
    if ((failures.get(host) ?? 0) >= maxFailures) {
      return { path: null, why: `${host} does not answer`, isLost: true };
    }
    const taken = await fetchFrom(url.replace(/^http:/, "https:")).then(
      (fetched) => store(fetched, nameOf(url)),
      failed,
    );
    if (taken.path) failures.delete(host);
    else if (isUnreached(taken)) failures.set(host, (failures.get(host) ?? 0) + 1);
    return taken;
  }

  async function store(bytes: Buffer, name: string): Promise<TakenPicture> {
    if (bytes.length > maxPictureBytes) return failed(new PictureError(mediaStrings.tooLarge));
    if (!isApplied) return { path: name };
    return storePicture(client, bytes, name).then(({ path }) => {
      stored += 1;
      return { path };
    }, failed);
  }

  return {
    async take(url: string, post: SourcePost): Promise<TakenPicture> {
      const isShort = url.length <= 2000;
      const taken = (isShort && known.get(url)) || (await take(url, post));
      if (isShort) known.set(url, taken);
      return taken;
    },
    /** How many were taken. */
    stored: () => stored,
  };
}

function failed(error: unknown): TakenPicture {
  const isExpected = error instanceof PictureError || error instanceof TransferError;
  if (!isExpected) reportError(error, "picture of an import");
  const why = isExpected ? error.message : mediaStrings.failed;
  return { path: null, why, isLost: true };
}

const isUnreached = (taken: TakenPicture) =>
  taken.path === null && (taken.why === mediaStrings.noAnswer || taken.why === mediaStrings.late);

function nameOf(url: string): string {
  const path = URL.parse(url, "https://name.invalid")?.pathname ?? "";
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name) || "Picture";
  } catch {
    return name;
  }
}
