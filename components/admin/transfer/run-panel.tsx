import { Panel } from "@/components/admin/frame/panel";
import { DescriptionList } from "@/components/admin/list/description-list";
import { RowForm } from "@/components/admin/list/rows/row-form";
import { Alert } from "@/components/ui/alert";
import { DateTime } from "@/components/ui/date";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { goOnWithImport, stopRunningImport } from "@/lib/transfer/admin/actions";
import { type ImportDetails, isRunning } from "@/lib/transfer/admin/schema";
import { importLabel, importStrings, progressText, stateText } from "@/lib/transfer/admin/strings";
import { RunBadge } from "./run-badge";
import { RunWatch } from "./run-watch";

/** `hasFile` is true if the file is on this server. */
type Props = { run: ImportDetails; hasFile: boolean };

/** Shows the progress of an import and the available actions. */
export function RunPanel({ run, hasFile }: Props) {
  const { state, failure, siteUrl, startedAt, startedBy } = run;
  const hasFailed = state === "failed" || state === "stopped";
  return (
    <Panel title="Progress">
      <DescriptionList
        items={[
          ["Status", <RunBadge key="state" state={state} />],
          ...(run.kind ? [["Kind", run.kind] as const] : []),
          ...(siteUrl ? [["Old site URL", siteUrl] as const] : []),
          ["Started", <DateTime key="started" value={startedAt} />],
          ["Started by", startedBy ?? "Deleted account"],
        ]}
      />
      <p className="max-w-[42rem]">{stateText(run)}</p>
      {failure && (
        <div className="mt-3">
          <Alert tone="error">{failure}</Alert>
        </div>
      )}
      {isRunning(run) && <Progress {...run} />}
      {!isRunning(run) && state !== "done" && <Steps run={run} hasFile={hasFile} />}
      <RunWatch isRunning={isRunning(run)} hasFailed={hasFailed} text={stateText(run)} />
    </Panel>
  );
}

function Progress({ id, done, total }: ImportDetails) {
  const text = progressText({ done, total });
  return (
    <div className="mt-4">
      <label htmlFor="progress" className="block font-[650]">
        {text}
      </label>
      <progress
        id="progress"
        className="progress"
        {...(total > 0 && { value: done, max: total })}
      />
      <p className="mt-2 text-muted">
        It keeps running if you leave this page.{" "}
        <a href={`/admin/transfer/imports/${id}`} className="link only-without-script">
          Reload
        </a>
      </p>
      <div className="mt-4">
        <RowForm
          action={stopRunningImport}
          fields={[["id", id]]}
          failed={importStrings.notStopped}
          pending="Stopping..."
        >
          Stop
        </RowForm>
      </div>
    </div>
  );
}

function Steps({ run: { id, state, report }, hasFile }: Props & { run: ImportDetails }) {
  const goOn = state === "failed" ? "Try again" : "Continue";
  return (
    <>
      {!hasFile && (
        <p className="mt-3 max-w-[42rem]">
          {importStrings.noFile}{" "}
          <AdminLink href="/admin/transfer" className="link">
            Choose file
          </AdminLink>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasFile && (
          <RowForm
            action={goOnWithImport}
            fields={[["id", id]]}
            failed={importStrings.failed}
            pending="Starting..."
            look="button"
          >
            {state === "checked" && report ? importLabel(report) : goOn}
          </RowForm>
        )}
        <AdminLink
          href={`/admin/transfer/imports/${id}?discard=yes`}
          className="button button-quiet"
        >
          Discard
        </AdminLink>
      </div>
    </>
  );
}
