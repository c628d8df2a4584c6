/**
 * While a page of the admin is on its way, for its `loading.tsx`: a spinner, and grey bars where `rows`
 * rows will be.
 */
export function Loading({ rows = 0 }: { rows?: number }) {
  return (
    <div>
      <div role="status" className="loading">
        <span aria-hidden="true" className="spinner" />
        Loading...
      </div>
      {rows > 0 && (
        <div aria-hidden="true" className="skeleton">
          {Array.from({ length: rows }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <div key={index} />
          ))}
        </div>
      )}
    </div>
  );
}
