/** The summary of a `<details className="group">`. */
export function MenuButton() {
  return (
    <summary className="grid h-12 w-12 max-[24rem]:w-10 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden">
      <span className="sr-only">Menu</span>
      <svg viewBox="0 0 24 24" className="h-7 w-7" aria-hidden="true" focusable="false">
        <g stroke="currentColor" strokeWidth="3.5">
          <path className="group-open:hidden" d="M2 7.5h20M2 16.5h20" />
          <path className="hidden group-open:block" d="m4 4 16 16M20 4 4 20" />
        </g>
      </svg>
    </summary>
  );
}
