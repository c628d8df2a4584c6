import { adminSession } from "@/lib/auth/session";
import { reportError } from "@/lib/log";
import type { CheckAnswer } from "@/lib/posts/admin/checks/checks";
import { runChecks } from "@/lib/posts/admin/checks/run-checks";
import { checkStrings, checkSummary, checkText } from "@/lib/posts/admin/checks/strings";
import type { PostInput } from "@/lib/posts/admin/schema";

/** Of what the form was opened with. Each entry leads to its field. */
export async function PlainChecks({ values }: { values: PostInput }) {
  const answer = await readChecks(values);
  return (
    <section aria-labelledby="checks" className="mb-8 max-w-[52rem] space-y-2">
      <h2 id="checks" className="text-[1.1rem] leading-tight tracking-normal">
        {checkStrings.heading}
      </h2>
      <p>{answer ? checkSummary(answer.checks.length) : checkStrings.failed}</p>
      {answer && answer.checks.length > 0 && (
        <ul className="list-disc pl-5">
          {answer.checks.map((check) => (
            <li key={checkText(check)}>
              <a href={`#${check.field}`} className="link">
                {checkText(check)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

async function readChecks(values: PostInput): Promise<CheckAnswer | null> {
  const { client } = await adminSession();
  if (!client) return null;
  return runChecks(client, values).catch((error) => {
    reportError(error, "checks of a post");
    return null;
  });
}
