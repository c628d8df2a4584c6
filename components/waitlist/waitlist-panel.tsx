"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { Honeypot } from "@/components/forms/honeypot";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField, TextField } from "@/components/ui/field";
import { joinWaitlist } from "@/lib/waitlist/actions";
import { promiseText, waitlistStrings } from "@/lib/waitlist/strings";

const anchor = "waitlist";

export function WaitlistPanel({ project }: { project: { id: string; title: string } }) {
  const state = useWaitlist();
  const joined = state.result.status === "success";
  return (
    <div id={anchor} className="scroll-mt-40">
      <Joined project={joined ? project.title : null} />
      {!joined && (
        <Disclosure startsOpen={state.result.status === "error"}>
          <WaitlistForm projectId={project.id} state={state} />
        </Disclosure>
      )}
    </div>
  );
}

function useWaitlist() {
  return useEnhancedForm(joinWaitlist, {
    schema: async () => (await import("@/lib/waitlist/schema")).WaitlistInput,
    unreached: waitlistStrings.failed,
    dismissed: [waitlistStrings.failed],
    permalink: `#${anchor}`,
  });
}

/** Takes focus, because the clicked button is gone. */
function Joined({ project }: { project: string | null }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (project) region.current?.focus();
  }, [project]);
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {project && (
        <div className="surface-sun border-t-8 border-mask p-6">
          <p className="title font-display font-[780]">{waitlistStrings.joined}</p>
          <p className="mt-3">{promiseText(project)}</p>
        </div>
      )}
    </div>
  );
}

/** Native details without JavaScript, a real button with it. */
function Disclosure({ startsOpen, children }: { startsOpen: boolean; children: React.ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(startsOpen);
  const [enhanced, setEnhanced] = useState(false);
  // Before paint: it may have been opened before hydration.
  useLayoutEffect(() => {
    setOpen((before) => details.current?.open ?? before);
    setEnhanced(true);
  }, []);
  return (
    <>
      {enhanced && (
        <button
          type="button"
          className="button waitlist-toggle w-full"
          aria-expanded={open}
          aria-controls="waitlist-details"
          onClick={() => setOpen(!open)}
        >
          {open ? "Cancel" : "Join Waitlist"}
        </button>
      )}
      <details
        ref={details}
        id="waitlist-details"
        className="group"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary hidden={enhanced} className="button waitlist-toggle w-full">
          <span className="group-open:hidden">Join Waitlist</span>
          <span className="hidden group-open:inline">Cancel</span>
        </summary>
        {children}
      </details>
    </>
  );
}

type FormProps = { projectId: string; state: ReturnType<typeof useWaitlist> };

function WaitlistForm({ projectId, state }: FormProps) {
  const { result, pending, errors, field, props } = state;
  return (
    <form {...props} className="relative mt-6 space-y-5" aria-label="Waitlist">
      <ErrorSummary errors={errors} />
      <FormResult result={result} />
      <fieldset disabled={pending} className="space-y-5">
        <input type="hidden" name="project_id" value={projectId} />
        <TextField {...field("name")} label="Name" autoComplete="name" required />
        <EmailField {...field("email")} />
        <Honeypot />
        <button type="submit" className="button w-full">
          {pending ? "Adding you to waitlist..." : "Join Waitlist"}
        </button>
      </fieldset>
    </form>
  );
}
