import { posix } from "node:path";

const maxCandidates = 100;

/** Finds the file that the URL of a picture means in a post, wherever its generator keeps pictures. */
export function pictureFinder(names: readonly string[], isPost: (name: string) => boolean) {
  const files = new Map(names.map((name) => [keyOf(name), name]));
  const posts = names.filter(isPost).map(keyOf);
  const postFolders = new Set(posts.map((post) => posix.dirname(post)));
  const bundles = new Set(posts.map(bundleOf));
  const byName = Map.groupBy(files.keys(), (key) => posix.basename(key));
  const byPath = Map.groupBy(files.keys(), (key) => key.split("/").slice(-2).join("/"));

  function isOfAnother(key: string, post: string): boolean {
    for (let end = key.indexOf("/"); end > 0; end = key.indexOf("/", end + 1)) {
      const folder = key.slice(0, end);
      if (bundles.has(folder) && !post.startsWith(`${folder}/`) && folder !== bundleOf(post))
        return true;
    }
    return false;
  }

  return (url: string, postName: string): string | null => {
    const post = keyOf(postName);
    // An alias such as `@assets/` or `~/` stands for a folder that only the generator knows.
    const path = keyOf(decoded(url.split(/[?#]/)[0] ?? "")).replace(/^[@~]\/?/, "/");
    const isRelative = !path.startsWith("/");
    const beside = [posix.dirname(post), bundleOf(post)].map((folder) => posix.join(folder, path));
    const exact = isRelative && beside.find((key) => files.has(key));
    if (exact) return files.get(exact) ?? null;

    const wanted = posix.join("/", path).split("/").slice(1);
    const isBare = wanted.length === 1;
    const found = (isBare ? byName : byPath).get(wanted.slice(-2).join("/")) ?? [];
    const candidates = found
      .slice(0, maxCandidates)
      .filter((key) => !isOfAnother(key, post) && !(isBare && postFolders.has(posix.dirname(key))))
      .map((key) => ({ key, score: score(key.split("/"), wanted, post.split("/")) }))
      .sort((a, b) => b.score - a.score);
    // A name alone says too little where several files have it.
    if (isBare && isRelative && candidates.length > 1) return null;
    const [best] = candidates;
    return best && best.score > 0 ? (files.get(best.key) ?? null) : null;
  };
}

/** Names compare as on macOS and Windows. */
const keyOf = (name: string) => name.normalize("NFC").toLowerCase();

/** The folder that a generator has for the pictures of one post. */
const bundleOf = (post: string) => post.replace(/(?:\/index)?\.\w+$/, "");

/** Positive if all of the path matches, but for a first folder that only the old site had. */
function score(parts: string[], wanted: string[], post: string[]): number {
  const matched = shared(parts.toReversed(), wanted.toReversed());
  if (matched < Math.max(1, wanted.length - 1)) return 0;
  return matched * 1e6 + shared(parts, post) * 1e3 - Math.min(parts.length, 999);
}

function shared(one: string[], other: string[]): number {
  const end = one.findIndex((part, index) => part !== other[index]);
  return end < 0 ? one.length : end;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
