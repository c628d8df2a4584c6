import { elapsedField, honeypotField } from "@/lib/forms/submission";

/** Spam traps: a field that people never see, and the time since the form was opened. */
export function Honeypot() {
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={elapsedField} defaultValue="" />
    </>
  );
}
