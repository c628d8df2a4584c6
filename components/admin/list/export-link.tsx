import { type Params, withParams } from "@/components/admin/list/filter/with-params";

export function ExportLink({ path, params }: { path: string; params: Params }) {
  return (
    // Plain anchor: the router must not intercept a download.
    <a href={withParams(path, params)} className="button button-quiet">
      Export CSV
    </a>
  );
}
