"use client";

/** The choice lasts until the next full load. */
export function ThemeToggle() {
  return (
    <button
      ref={showTheme}
      type="button"
      // Handles clicks before hydration (lib/security/head-script.ts).
      data-early="dark"
      aria-pressed={false}
      onClick={({ currentTarget }) => {
        document.documentElement.classList.toggle("dark");
        showTheme(currentTarget);
      }}
      className="only-with-script grid h-12 w-12 max-[24rem]:w-10 cursor-pointer place-items-center"
    >
      <span className="sr-only">Dark mode</span>
      <svg viewBox="0 0 24 24" className="h-6 w-6" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M12 2.5a9.5 9.5 0 0 1 0 19z" fill="currentColor" />
      </svg>
    </button>
  );
}

// Sets the attribute itself, because a state update during hydration delays the page by 300 ms.
function showTheme(button: HTMLButtonElement | null) {
  if (button) button.ariaPressed = String(document.documentElement.classList.contains("dark"));
}
