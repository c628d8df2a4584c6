import { Alert } from "@/components/ui/alert";
import type { ActionResult, FieldStrings } from "@/lib/action";

/** Anchor of the message or errors, to which a form sent without JavaScript returns. */
export const answerAnchor = "form-answer";

type ResultProps = {
  result: ActionResult;
  /** Shown after the success message has disappeared. */
  trace?: string | false;
};

export function FormResult({ result, trace }: ResultProps) {
  return (
    <div role={result.status === "error" ? "alert" : "status"}>
      {result.status !== "idle" && result.message && (
        <div id={answerAnchor}>
          <Alert tone={result.status}>{result.message}</Alert>
        </div>
      )}
      {trace && <p className="text-muted">{trace}</p>}
    </div>
  );
}

/** Links to the fields, since focus can't be moved without JavaScript. */
export function ErrorSummary({ errors }: { errors: FieldStrings }) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <div id={answerAnchor} className="only-without-script">
      <Alert tone="error">
        <h2 className="text-[1.25rem] tracking-[-0.02em]">There is a problem</h2>
        <ul className="mt-2 font-[450]">
          {entries.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`} className="underline">
                {error}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
