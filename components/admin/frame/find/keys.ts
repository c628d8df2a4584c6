/** The admin's keyboard shortcuts. Single keys work only while no field has focus. */
export const shortcuts = [
  { keys: "Ctrl+K", action: "Find a page, post or person" },
  { keys: "/", action: "Search this list" },
  { keys: "J, K", action: "Next and previous row" },
  { keys: "E", action: "Open the row" },
  { keys: "M", action: "Reschedule the booking" },
  { keys: "C", action: "Create a post, or a redirect on the Redirects page" },
  {
    keys: "G, then a letter",
    action: "Go to posts (P), messages (M), bookings (B) or dashboard (T)",
  },
  { keys: "Ctrl+Enter", action: "Schedule the post in the editor" },
  { keys: "?", action: "Show keyboard shortcuts" },
] as const;

/** Pages by the letter after G. */
export const pagesByLetter: Readonly<Record<string, string>> = {
  p: "/admin/posts",
  m: "/admin/messages",
  b: "/admin/bookings",
  t: "/admin",
};

const storageKey = "single-keys";

/** Whether single-key shortcuts are on. Speech input may trigger them by accident (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Stores the choice in this browser, unless its storage is blocked. */
export function setSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch {}
}
