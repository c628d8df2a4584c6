import { type Params, withParams } from "./with-params";

/** Downloads what a list shows with its filters, all pages of it. */
export function ExportLink({ path, params }: { path: string; params: Params }) {
  return (
    // A file, not a page: the router is to leave it to the browser.
    <a href={withParams(path, params)} className="button button-quiet">
      Export CSV
    </a>
  );
}
