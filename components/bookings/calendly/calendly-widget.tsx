"use client";

import { useEffect, useRef } from "react";
import { getStarted } from "@/content/get-started";
import { announceScheduled } from "./scheduled";
import { useWidget } from "./use-widget";

type Props = FallbackProps & { script: string };
type FallbackProps = { url: string; email: string };

export function CalendlyWidget({ url, script, email }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const { state, allow } = useWidget(holder, url, script);
  useScheduled(holder, url);
  return (
    <div className="relative border-4 border-mask">
      <div
        ref={holder}
        tabIndex={-1}
        className="only-with-script h-[700px] outline-none *:block *:h-full *:w-full"
        hidden={state === "failed"}
      />
      <div role="status">
        {state === "loading" && (
          <div className="only-with-script absolute inset-0 flex flex-col items-center justify-center gap-6 bg-bg p-6 text-center">
            <span aria-hidden="true" className="h-12 w-12 animate-spin border-8 border-mask" />
            <p className="lead">{getStarted.schedule.preparing}</p>
          </div>
        )}
        {state === "consent" && (
          <div className="only-with-script absolute inset-0 flex flex-col justify-center bg-bg p-[clamp(1.5rem,4vw,3.5rem)]">
            <p className="lead">{getStarted.schedule.ask}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
              <button type="button" className="button" onClick={allow}>
                {getStarted.schedule.allow}
              </button>
              <OutsideLink url={url} className="link" />
            </div>
          </div>
        )}
        {state === "failed" && <Fallback url={url} email={email} />}
      </div>
      <div className="only-without-script">
        <Fallback url={url} email={email} />
      </div>
    </div>
  );
}

function Fallback({ url, email }: FallbackProps) {
  return (
    <div className="p-[clamp(1.5rem,4vw,3.5rem)]">
      <p className="lead">{getStarted.schedule.blocked}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
        <OutsideLink url={url} className="button" />
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
    </div>
  );
}

function OutsideLink({ url, className }: { url: string; className: string }) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener">
      {getStarted.schedule.link}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Accepts messages from the widget's own frame only. */
function useScheduled(holder: React.RefObject<HTMLDivElement | null>, url: string) {
  useEffect(() => {
    const { origin } = new URL(url);
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin) return;
      if (event.source !== holder.current?.querySelector("iframe")?.contentWindow) return;
      if (event.data?.event === "calendly.event_scheduled") announceScheduled("calendly");
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [holder, url]);
}
