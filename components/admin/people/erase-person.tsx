import { Panel } from "@/components/admin/frame/panel";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { TextField } from "@/components/ui/field";
import { personData } from "@/lib/domains/registered";
import { erasePerson } from "@/lib/people/actions";
import type { Person } from "@/lib/people/schema";
import { countText, obstacleTexts, personStrings } from "@/lib/people/strings";

export function ErasePerson({ person }: { person: Person }) {
  const { email, rows, unseen, obstacle } = person;
  const hasPosts = rows.account?.some(({ posts }) => Array.isArray(posts) && posts.length > 0);
  return (
    <Panel title="Erase this person">
      {obstacle ? (
        <p>{obstacleTexts[obstacle]}</p>
      ) : (
        <>
          <p>This permanently deletes:</p>
          <ul className="my-3 list-disc pl-5 font-[600]">
            {Object.keys(personData).map((kind) => {
              const count = rows[kind]?.length ?? unseen[kind];
              return count && <li key={kind}>{countText(kind, count)}</li>;
            })}
          </ul>
          <p className="mb-5 max-w-[42rem] text-muted">
            {rows.bookings && "Cancel upcoming consultations first if they should be notified. "}
            {hasPosts && "Their posts stay, without an author. "}
            We keep only a hash of the address, so it can't be signed up again.
          </p>
          <RowForm
            action={erasePerson}
            fields={[["email", email]]}
            failed={personStrings.failed}
            pending="Erasing..."
            look="button button-danger"
            top={
              <div className="mb-4 max-w-[28rem]">
                <TextField
                  name="confirmation"
                  label={`Type ${email} to confirm`}
                  type="email"
                  autoComplete="off"
                  required
                />
              </div>
            }
          >
            Erase everything
          </RowForm>
        </>
      )}
    </Panel>
  );
}
