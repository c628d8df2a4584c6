"use client";

import "@/app/styles/globals.css";
import { pageFailure, retryLabel } from "@/content/failures";

/** Replaces the root layout, so it renders its own document. */
export default function GlobalError({ retry }: { retry: () => void }) {
  // biome-ignore lint/style/noProcessEnv: with the brand imported, every page would load it twice.
  const locale = process.env.BUILT_LOCALE;
  return (
    <html lang={locale}>
      <body className="surface-sun grid min-h-dvh content-center">
        <main className="wrap">
          <h1 className="display max-w-[8em]">{pageFailure.title}</h1>
          <p className="lead mt-6">{pageFailure.text}</p>
          <button type="button" className="button mt-8" onClick={() => retry()}>
            {retryLabel}
          </button>
        </main>
      </body>
    </html>
  );
}
