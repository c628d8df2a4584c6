import type { ReactNode } from "react";
import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { DateTime } from "@/components/ui/date";
import { capitalize } from "@/lib/capitalize";
import { personData } from "@/lib/domains/registered";
import type { PersonRow } from "@/lib/people/schema";
import { countText } from "@/lib/people/strings";

const maxShown = 20;

export function PersonRows({ kind, rows }: { kind: string; rows: readonly PersonRow[] }) {
  const more = rows.length - maxShown;
  return (
    <Panel title={personData[kind]?.[0] ?? kind}>
      <ul>
        {rows.slice(0, maxShown).map((row, index) => (
          <li key={String(row.id ?? index)} className="border-t border-line py-3">
            <details open={rows.length === 1}>
              <summary className="cursor-pointer">
                {typeof row.created_at === "string" && <DateTime value={row.created_at} />}{" "}
                <span className="font-[600]">{headlineOf(row)}</span>
              </summary>
              <div className="pt-3 whitespace-pre-wrap [&_time]:whitespace-normal">
                <DescriptionList items={itemsOf(row)} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-muted">{countText(kind, more)} not shown. The download has them all.</p>
      )}
    </Panel>
  );
}

/** Columns that best describe a row, in order of preference. */
const headlines = ["subject", "message", "project_name", "plan", "username", "browser", "status"];

const maxHeadline = 80;

function headlineOf(row: PersonRow): string {
  const found = headlines.map((name) => row[name]).find((value) => typeof value === "string");
  const text = typeof found === "string" ? found : "";
  return text.length > maxHeadline ? `${text.slice(0, maxHeadline)}…` : text;
}

/** Columns shown only in the download. `text`, an email's body, may contain signed links. */
const hidden = ["id", "invited_by", "sequence", "time_set_at", "text", "headers", "attachments"];

function itemsOf(row: PersonRow): [string, ReactNode][] {
  return Object.entries(row)
    .filter(([name, value]) => !hidden.includes(name) && !isEmpty(value))
    .map(([name, value]) => [labelOf(name), shownAs(name, value)]);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === false ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

const labelOf = (column: string): string => capitalize(column.replaceAll("_", " "));

function shownAs(column: string, value: unknown): ReactNode {
  if (value === true) return "Yes";
  if (Array.isArray(value)) return value.join(", ");
  if (column.endsWith("_at")) return <DateTime value={String(value)} />;
  return textOf(value);
}

function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => `${labelOf(name)}: ${textOf(part)}`)
    .join("\n");
}
