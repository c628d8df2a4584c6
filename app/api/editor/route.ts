import { withReporting } from "@/lib/action";
import { apiSession } from "@/lib/auth/api-session";
import { env } from "@/lib/env";
import { keepEditor } from "@/lib/posts/admin/versions/editors";
import { EditorReport, maxEditorBytes } from "@/lib/posts/admin/versions/open-editor";
import { dataFailure, dataResponse } from "@/lib/security/data-response";
import { readJson } from "@/lib/security/read-body";
import { isSameOrigin } from "@/lib/security/sender";

/** Called every few seconds by an open editor. Not a server action: those run one at a time. */
export async function POST(request: Request) {
  if (!isSameOrigin(request.headers, env())) return dataFailure(403, "Not from this site");
  const session = await apiSession(request, "posts.own");
  if (!session.client) return dataFailure(session.status, session.message);
  const report = EditorReport.safeParse(await readJson(request, maxEditorBytes));
  if (!report.success) return dataFailure(400, "Not the report of an editor");
  const { client } = session;
  return withReporting("editor", dataFailure(502, "Not kept"), async () => {
    const answer = await keepEditor(client, report.data);
    return answer ? dataResponse(answer) : dataFailure(403, "Not a post that you can change");
  });
}
