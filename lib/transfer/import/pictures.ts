import "server-only";
import { decodeText } from "@/lib/decode-text";
import { reportError } from "@/lib/log";
import { fetchPicture } from "@/lib/media/fetch-picture";
import { PictureError } from "@/lib/media/inspect-picture";
import { storePicture } from "@/lib/media/store-picture";
import { maxPictureBytes, mediaStrings } from "@/lib/media/strings";
import type { ImportOptions } from "./options";
import type { Source, SourcePost } from "./source";
import { TransferError } from "./transfer-error";

/** `path` is null if the picture stays at its URL; `why` is the reason. */
export type TakenPicture = { path: string } | { path: null; why: string; isLost: boolean };

const maxFailures = 3;

/** Path of every picture in a dry run. The database validates it like a real one. */
const dryRunPath = "/media/00000000-0000-4000-8000-000000000000/1600x1200.webp";

/** Adds a source's pictures to the library, each file and URL once. A dry run fetches nothing. */
export function pictureTaker(source: Source, options: ImportOptions) {
  const { client, isApplied, fetchFrom = fetchPicture } = options;
  const ofFiles = new Map<string, TakenPicture>();
  const ofUrls = new Map<string, TakenPicture>();
  const failures = new Map<string, number>();
  let stored = 0;

  async function takeFromWeb(url: string): Promise<TakenPicture> {
    if (!/^https?:/.test(url)) return { path: null, why: "it is not in the export", isLost: true };
    const host = URL.parse(url)?.host;
    if (!host) return { path: null, why: "its URL is not valid", isLost: false };
    if (!source.hosts.has(host)) {
      const why = `it is hosted on another site (${host}), so its URL was kept`;
      return { path: null, why, isLost: false };
    }
    if (!isApplied) return { path: dryRunPath };
    if ((failures.get(host) ?? 0) >= maxFailures) {
      return { path: null, why: `${host} is not responding`, isLost: true };
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
    if (!isApplied) return { path: dryRunPath };
    return storePicture(client, bytes, name, client).then(({ path }) => {
      stored += 1;
      return { path };
    }, failed);
  }

  return {
    async take(url: string, post: SourcePost): Promise<TakenPicture> {
      const inline = /^data:image\/[\w+.-]+;base64,/.exec(url);
      if (inline) return store(Buffer.from(url.slice(inline[0].length), "base64"), "Picture");
      // The same URL may mean a different file in each post.
      const file = source.findPicture?.(url, post);
      if (file) {
        return once(ofFiles, file.name, () =>
          file.read().then((bytes) => store(bytes, nameOf(file.name)), failed),
        );
      }
      return once(ofUrls, url, () => takeFromWeb(url));
    },
    /** Number of pictures added so far. */
    stored: () => stored,
  };
}

async function once(
  known: Map<string, TakenPicture>,
  key: string,
  take: () => Promise<TakenPicture>,
): Promise<TakenPicture> {
  const taken = known.get(key) ?? (await take());
  known.set(key, taken);
  return taken;
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
  return decodeText(path.split("/").at(-1) ?? "") || "Picture";
}
