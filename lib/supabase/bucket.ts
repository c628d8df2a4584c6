import type { SupabaseClient } from "@supabase/supabase-js";

type Bucket = ReturnType<SupabaseClient["storage"]["from"]>;

// storage-js doesn't encode names in URLs, so these could misdirect a request with the secret key.
const unsafe = /[%?#\\]|(?:^|\/)\.{0,2}(?:\/|$)/;

/** The only way to a bucket's files. Rejects names that would change the URL of the request. */
export function openBucket({ storage }: Pick<SupabaseClient, "storage">, bucket: string) {
  const files = storage.from(requireSafe(bucket));
  return {
    download: (name: string) => files.download(requireSafe(name)),
    upload: (...[name, ...rest]: Parameters<Bucket["upload"]>) =>
      files.upload(requireSafe(name), ...rest),
    exists: (name: string) => files.exists(requireSafe(name)),
    remove: (names: string[]) => files.remove(names.map(requireSafe)),
  };
}

function requireSafe(name: string): string {
  if (unsafe.test(name)) throw new Error(`storage: ${JSON.stringify(name)} is no safe file name`);
  return name;
}
