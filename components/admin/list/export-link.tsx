import { type Params, withParams } from "./with-params";

export function ExportLink({ path, params }: { path: string; params: Params }) {
  return (
    // A download: the router must not handle it.
    <a href={withParams(path, params)} className="button button-quiet">
      Export CSV
    </a>
  );
}
