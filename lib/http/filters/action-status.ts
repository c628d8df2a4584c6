import type { Filter } from "@/lib/http/pipeline";
import { processState } from "@/lib/process-state";

export const unreadableText = "We could not read your request. Please go back and try again.";

/** Next.js doesn't let an action set the status. */
export const sendActionStatus: Filter = ({ response }) => {
  const current = processState.requests.getStore();
  return {
    onHead(status) {
      if (current?.isUnreadable) {
        // Send one line instead of the page that Next.js renders after an action.
        response.removeHeader("content-encoding");
        response.removeHeader("content-length");
        response.setHeader("content-type", "text/plain; charset=utf-8");
        return { status: 400, body: `${unreadableText}\n` };
      }
      // Leave redirects alone: their target page sets the status.
      if (current?.retryAfter === undefined || status !== 200) return { status };
      response.setHeader("retry-after", current.retryAfter);
      return { status: 429 };
    },
  };
};
