export type Player = { host: "YouTube" | "Vimeo"; src: string };

export function playerNote({ host }: Player): string {
  return `Plays from ${host}. Nothing loads from there until you press play.`;
}

/** Returns the player for a link to a video; null for any other link. */
export function playerOf(href: string): Player | null {
  if (!URL.canParse(href)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(href);
  if (!/^https?:$/.test(protocol)) return null;
  const host = hostname.replace(/^(www|m|player)\./, "");
  if (host === "vimeo.com") return vimeoPlayer(pathname, searchParams);
  if (host === "youtu.be") return youTubePlayer(pathname.slice(1), searchParams);
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  const [, id] = /^\/(?:shorts|live|embed)\/([^/]+)$/.exec(pathname) ?? [];
  return youTubePlayer(id ?? (searchParams.get("v") || ""), searchParams);
}

function youTubePlayer(id: string, searchParams: URLSearchParams): Player | null {
  if (!/^[\w-]{11}$/.test(id)) return null;
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? "");
  const from = start > 0 ? `&start=${start}` : "";
  return { host: "YouTube", src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${from}` };
}

/** In the URL of an unlisted video, a key follows the id. */
function vimeoPlayer(pathname: string, searchParams: URLSearchParams): Player | null {
  const [, id, key] = /^\/(?:video\/)?(\d{6,12})(?:\/([\da-f]+))?$/.exec(pathname) ?? [];
  if (!id) return null;
  const h = key ?? searchParams.get("h") ?? "";
  const unlisted = /^[\da-f]+$/.test(h) ? `&h=${h}` : "";
  return { host: "Vimeo", src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}` };
}

/** Parses `90`, `90s` and `1h2m3s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
