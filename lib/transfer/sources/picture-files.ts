import { posix } from "node:path";
import { decodeText } from "@/lib/decode-text";

const maxCandidates = 100;

/** Finds the file for a picture URL in a post, wherever the generator keeps pictures. */
export function pictureFinder(names: readonly string[], isPost: (name: string) => boolean) {
  const files = new Map(names.map((name) => [keyOf(name), name]));
  const posts = names.filter(isPost).map(keyOf);
  const postFolders = new Set(posts.map(posix.dirname));
  const bundles = new Set(posts.map(bundleOf));
  const byName = Map.groupBy(files.keys(), (key) => posix.basename(key));
  const byEnding = Map.groupBy(files.keys(), (key) => key.split("/").slice(-2).join("/"));

  function isOfAnother(key: string, post: string): boolean {
    for (let folder = posix.dirname(key); folder !== "."; folder = posix.dirname(folder)) {
      const isOwn = post.startsWith(`${folder}/`) || folder === bundleOf(post);
      if (bundles.has(folder) && !isOwn) return true;
    }
    return false;
  }

  return (url: string, postName: string): string | null => {
    const post = keyOf(postName);
    // An alias such as `@assets/` or `~/` stands for a folder that only the generator knows.
    const given = keyOf(decodeText(url.split(/[?#]/)[0] ?? "").replaceAll("\\", "/"));
    const path = given.replace(/^(?:[@~]\/?|https?:\/(?=\/))/, "/");
    const isRelative = !path.startsWith("/");
    const beside = [posix.dirname(post), bundleOf(post)].map((folder) => posix.join(folder, path));
    const exact = beside.find((key) => isRelative && files.has(key));
    if (exact) return files.get(exact) ?? null;

    const whole = posix.join("/", path);
    const parts = whole.split("/").slice(1);
    const isBare = parts.length === 1;
    // The first folder of a path may exist only on the old site.
    const wanted = parts.length > 2 ? `/${parts.slice(1).join("/")}` : whole;
    const candidates = ((isBare ? byName : byEnding).get(parts.slice(-2).join("/")) ?? [])
      .slice(0, maxCandidates)
      .filter((key) => `/${key}`.endsWith(wanted) && !isOfAnother(key, post))
      .filter((key) => !(isBare && postFolders.has(posix.dirname(key))) || key === path.slice(1))
      .map((key) => ({ key, isWhole: `/${key}`.endsWith(whole), near: shared(key, post) }))
      .sort(
        (a, b) =>
          Number(b.isWhole) - Number(a.isWhole) || b.near - a.near || a.key.length - b.key.length,
      );
    // A bare filename is ambiguous if several files share it.
    const [best] = isBare && isRelative && candidates.length > 1 ? [] : candidates;
    return best ? (files.get(best.key) ?? null) : null;
  };
}

/** Case-insensitive and Unicode-normalised, as on macOS and Windows. */
const keyOf = (name: string) => name.normalize("NFC").toLowerCase();

/** The folder in which a generator keeps the pictures of one post. */
const bundleOf = (post: string) => post.replace(/(?:\/index)?\.\w+$/, "");

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
