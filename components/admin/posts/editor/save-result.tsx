import { Alert } from "@/components/ui/alert";
import { postStrings } from "@/lib/posts/admin/strings";
import type { SaveState } from "./use-saving";

export function SaveResult({ state }: { state: SaveState }) {
  return (
    <>
      <div role="status">
        {state.status === "success" && <Alert tone="success">{postStrings.saved}</Alert>}
      </div>
      <div role="alert">
        {state.status === "error" && <Alert tone="error">{state.message}</Alert>}
        {state.status === "signed-out" && (
          <Alert tone="error">
            <p>{postStrings.signedOut}</p>
            <p className="mt-1 font-normal">
              Your text stays here.{" "}
              <a href="/login?next=/admin/posts" target="_blank" rel="noopener" className="link">
                Sign in in a new tab
              </a>
              , then save again.
            </p>
          </Alert>
        )}
      </div>
    </>
  );
}
