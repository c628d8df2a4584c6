import { withReporting } from "@/lib/action";
import { apiSession } from "@/lib/auth/api-session";
import { env } from "@/lib/env";
import { runChecks } from "@/lib/posts/admin/checks/run-checks";
import { postLimits } from "@/lib/posts/admin/fields/fields";
import { maxEditorBytes, TypedPost } from "@/lib/posts/admin/versions/open-editor";
import { dataFailure, dataResponse } from "@/lib/security/data-response";
import { readJson } from "@/lib/security/read-body";
import { isSameOrigin } from "@/lib/security/sender";

const Typed = TypedPost.refine(({ content }) => content.length <= postLimits.content);

/** Called by an open editor when typing pauses. Not a server action: those run one at a time. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) return dataFailure(403, "Not from this site");
  const session = await apiSession(request, "posts.own");
  if (!session.client) return dataFailure(session.status, session.message);
  const values = Typed.safeParse(await readJson(request, maxEditorBytes));
  if (!values.success) return dataFailure(400, "Not a post");
  const { client } = session;
  return withReporting("checks of a post", dataFailure(502, "Not checked"), async () =>
    dataResponse(await runChecks(client, values.data)),
  );
}
