import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { FilterBar } from "@/components/admin/list/filter/filter-bar";
import { withParams } from "@/components/admin/list/filter/with-params";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { type Column, DataTable } from "@/components/admin/list/table/data-table";
import { ErasePerson } from "@/components/admin/people/erase-person";
import { PersonRows } from "@/components/admin/people/person-rows";
import { FormResult } from "@/components/forms/form-result";
import { RelativeDate } from "@/components/ui/date";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { requireAdmin } from "@/lib/auth/session";
import { personData } from "@/lib/domains/registered";
import { readFlash } from "@/lib/forms/flash";
import { allowAddress } from "@/lib/people/actions";
import { findPerson, listPeople } from "@/lib/people/queries";
import { type KnownPerson, type Person, PersonSearch } from "@/lib/people/schema";
import { isFullEmail, nothingText, personStrings, unseenText } from "@/lib/people/strings";

const path = "/admin/people";

export const metadata: Metadata = { title: "People" };

export default async function PeoplePage({ searchParams }: PageProps<"/admin/people">) {
  await requireAdmin("people");
  const query = await searchParams;
  const { q } = PersonSearch.parse(query);
  const isEmail = isFullEmail(q);
  const [person, people, flash] = await Promise.all([
    isEmail ? findPerson(q) : null,
    isEmail ? [] : listPeople(q),
    readFlash(query.answer),
  ]);
  return (
    <>
      <PageHeader
        title={person ? <Email value={person.email} /> : "People"}
        description="Everyone who has sent a message, booked, subscribed or joined a waitlist."
        back={person ? { href: path, label: "All people" } : undefined}
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
      />
      {person && <Found person={person} />}
      {!person &&
        (people.length > 0 ? (
          <>
            <DataTable
              caption="People"
              columns={columns}
              rows={people}
              keyOf={({ email }) => email}
            />
            <p className="mt-4 text-muted">
              These are the most recently active people. Search by email to find anyone else.
            </p>
          </>
        ) : (
          <EmptyState text={q ? "No email address starts with this." : "No people yet."} />
        ))}
    </>
  );
}

const columns: readonly Column<KnownPerson>[] = [
  {
    name: "Person",
    heading: true,
    cell: ({ email, name }) => (
      <>
        <AdminLink href={withParams(path, { q: email })} className="link">
          {name ?? <Email value={email} />}
        </AdminLink>
        {name && (
          <span className="block font-normal text-muted">
            <Email value={email} />
          </span>
        )}
      </>
    ),
  },
  {
    name: "Data",
    cell: ({ kinds }) => kinds.map((kind) => personData[kind]?.[0] ?? kind).join(", "),
  },
  { name: "Last activity", narrow: true, cell: ({ lastAt }) => <RelativeDate value={lastAt} /> },
];

function Found({ person }: { person: Person }) {
  const kinds = Object.keys(personData).filter((kind) => person.rows[kind]);
  const unseen = unseenText(person);
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
      {kinds.length === 0 && <EmptyState text={unseen || nothingText(person)} />}
      {kinds.map((kind) => (
        <PersonRows key={kind} kind={kind} rows={person.rows[kind] ?? []} />
      ))}
      {kinds.length > 0 && unseen && <p className="mb-8 text-muted">{unseen}</p>}
      {(kinds.length > 0 || unseen) && <ErasePerson person={person} />}
    </>
  );
}
