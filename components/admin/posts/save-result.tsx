import { Banner } from "@/components/ui/banner";
import { postTexts } from "@/lib/posts/texts";
import type { SaveState } from "./use-saving";

/** What came of saving, announced where it was asked for. */
export function SaveResult({ state }: { state: SaveState }) {
  return (
    <>
      <div role="status">
        {state.status === "success" && <Banner tone="success">{postTexts.saved}</Banner>}
      </div>
      <div role="alert">
        {state.status === "error" && <Banner tone="error">{state.message}</Banner>}
        {state.status === "signed-out" && (
          <Banner tone="error">
            <p>{postTexts.signedOut}</p>
            <p className="mt-1 font-normal">
              What you wrote stays here.{" "}
              <a href="/login?next=/admin/posts" target="_blank" rel="noopener" className="link">
                Sign in in a new tab
              </a>
              , then save again.
            </p>
          </Banner>
        )}
      </div>
    </>
  );
}
