import type { EditorAnswer } from "@/lib/posts/admin/open-editor";
import { clockTime } from "@/lib/time/format";
import { ownZone } from "@/lib/time/zones";

/** Who else is at it, before the two of them save over each other. */
export function OpenElsewhere({ others, newer }: EditorAnswer) {
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="post-note">
          Also open by{" "}
          {others.map(({ email, since }) => `${email}, since ${timeOf(since)}`).join("; ")}.
        </p>
      )}
      {newer && (
        <p className="post-note">
          {newer.email ?? "Somebody"} saved another version at {timeOf(newer.createdAt)}. When you
          save, you can compare it with yours.
        </p>
      )}
    </div>
  );
}

const timeOf = (time: string) => clockTime(Date.parse(time), ownZone());
