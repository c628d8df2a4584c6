import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import type { ActionResult } from "@/lib/action";

/** What came of an account form, announced; it stays, since each of these asks for something. */
export function AuthResult({ result, children }: { result: ActionResult; children?: ReactNode }) {
  const message = result.status === "idle" ? "" : result.message;
  return (
    <div>
      <div role="alert">
        {result.status === "error" && message && (
          <Banner tone="error">
            <strong>Error:</strong> {message}
          </Banner>
        )}
      </div>
      <div role="status">
        {result.status === "success" && message && (
          <Banner tone="success">
            {message}
            {children}
          </Banner>
        )}
      </div>
    </div>
  );
}
