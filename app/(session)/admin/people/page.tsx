import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { FilterBar } from "@/components/admin/list/filter/filter-bar";
import { withParams } from "@/components/admin/list/filter/with-params";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { ErasePerson } from "@/components/admin/people/erase-person";
import { PersonRows } from "@/components/admin/people/person-rows";
import { FormResult } from "@/components/forms/form-result";
import { requireAdmin } from "@/lib/auth/session";
import { personData } from "@/lib/domains/registered";
import { readFlash } from "@/lib/forms/flash";
import { allowAddress } from "@/lib/people/actions";
import { findPerson } from "@/lib/people/queries";
import { type Person, PersonSearch } from "@/lib/people/schema";
import { nothingText, personStrings } from "@/lib/people/strings";

const path = "/admin/people";

export const metadata: Metadata = { title: "People" };

export default async function PeoplePage({ searchParams }: PageProps<"/admin/people">) {
  await requireAdmin();
  const query = await searchParams;
  const { q } = PersonSearch.parse(query);
  const [person, flash] = await Promise.all([q && findPerson(q), readFlash(query.answer)]);
  return (
    <>
      <PageHeader
        title="People"
        description="Look up, export or delete all data stored about an email address."
        actions={
          person && (
            // Plain anchor: the router must not intercept a download.
            <a href={withParams(`${path}/export`, { q })} className="button button-quiet">
              Download as JSON
            </a>
          )
        }
      />
      <FormResult result={flash} />
      <FilterBar
        path={path}
        label="Find a person"
        search={{ name: "q", label: "Email address", value: q }}
        button="Look up"
      />
      {person && <Found person={person} />}
    </>
  );
}

function Found({ person }: { person: Person }) {
  const kinds = Object.keys(personData).filter((kind) => person.rows[kind]);
  return (
    <>
      {person.isErased && (
        <div className="mb-8">
          <RowForm
            action={allowAddress}
            fields={[["email", person.email]]}
            failed={personStrings.failed}
            pending="Allowing..."
            top={
              <p className="mb-4 max-w-[28rem]">
                This email address was erased. It gets no newsletter and no receipts, even if
                someone enters it again.
              </p>
            }
          >
            Allow emails again
          </RowForm>
        </div>
      )}
      {kinds.length === 0 && <EmptyState text={nothingText(person)} />}
      {kinds.map((kind) => (
        <PersonRows key={kind} kind={kind} rows={person.rows[kind] ?? []} />
      ))}
      {kinds.length > 0 && <ErasePerson person={person} />}
    </>
  );
}
