import type { ReactNode } from "react";
import { answerAnchor } from "@/components/forms/form-result";
import { Alert } from "@/components/ui/alert";
import type { ActionResult } from "@/lib/action";

export function AuthResult({ result, children }: { result: ActionResult; children?: ReactNode }) {
  const message = result.status === "idle" ? "" : result.message;
  return (
    <div id={message ? answerAnchor : undefined}>
      <div role="alert">
        {result.status === "error" && message && (
          <Alert tone="error">
            <strong>Error:</strong> {message}
          </Alert>
        )}
      </div>
      <div role="status">
        {result.status === "success" && message && (
          <Alert tone="success">
            {message}
            {children}
          </Alert>
        )}
      </div>
    </div>
  );
}
