const storageKey = "player";

/** Replaces a video link with its player when clicked. */
export function playOnPress(signal: AbortSignal): void {
  const requested = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (requested !== null) play(playerLinks().find(({ dataset }) => dataset.player === requested));
  // The links now play the video in place, so they act as buttons.
  for (const link of playerLinks()) link.role = "button";
  document.addEventListener("click", press, { signal });
  document.addEventListener("keydown", pressBySpace, { signal });
}

function pressBySpace(event: KeyboardEvent): void {
  const link = playerLinks().find((player) => player === event.target);
  if (!link || event.key !== " ") return;
  event.preventDefault();
  link.click();
}

function press(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = playerLinks().find((player) => target instanceof Node && player.contains(target));
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  if (isLoadedHere()) play(link);
  else reloadFor(link);
}

/** Reloads, because client-side navigation keeps the first page's CSP, which allows no frames. */
function reloadFor(link: HTMLAnchorElement): void {
  sessionStorage.setItem(storageKey, link.dataset.player ?? "");
  location.reload();
}

function playerLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[data-player]")];
}

function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

function play(link: HTMLAnchorElement | undefined): void {
  if (!link?.dataset.player) return;
  const frame = document.createElement("iframe");
  frame.src = link.dataset.player;
  frame.title = link.textContent;
  frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  // YouTube plays nothing without a referrer.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  link.parentElement?.replaceChildren(frame);
  frame.focus();
}
