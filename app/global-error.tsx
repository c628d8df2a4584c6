"use client";

import "@/app/styles/globals.css";

/** Replaces the root layout, so it brings its own document. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body className="surface-sun grid min-h-dvh content-center">
        <main className="wrap">
          <h1 className="display max-w-[8em]">Something went wrong</h1>
          <p className="lead mt-6">It is our fault, not yours. Trying again often helps.</p>
          <button type="button" className="button mt-8" onClick={() => retry()}>
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
