import { elapsedField, honeypotField } from "@/lib/forms/spam";

/** The two fields against automated senders: one that people never see, one that tells the time taken. */
export function TrapFields() {
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
