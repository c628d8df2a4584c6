import type { ReactNode } from "react";

type Props = { days?: ReactNode; times?: ReactNode; note?: ReactNode };

/** As high empty as full, against layout shift. */
export function PickerFrame({ days, times, note }: Props) {
  return (
    <>
      <div className="min-h-[12rem]">
        {days ?? <Bars count={5} className="grid-cols-5 *:h-24" />}
      </div>
      <div className="mt-6 min-h-[21rem] sm:min-h-[13.25rem]">
        {times ?? <Bars count={10} className="grid-cols-3 *:h-12 sm:grid-cols-5" />}
      </div>
      <div className="mt-6 min-h-[11rem] sm:min-h-[7rem]">{note}</div>
    </>
  );
}

function Bars({ count, className }: { count: number; className: string }) {
  return (
    <div aria-hidden="true" className={`grid gap-1.5 pt-10 sm:gap-2 ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but their number tells them apart.
        <span key={index} className="bg-tint" />
      ))}
    </div>
  );
}
