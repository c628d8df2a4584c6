"use client";

import { useHydrated } from "@/components/forms/use-hydrated";
import type { ActionResult } from "@/lib/action";
import type { SlotField } from "@/lib/bookings/schema";
import { PickerFrame } from "./picker-frame";
import { PlainSlotFields } from "./plain-slot-fields";
import { SlotPicker } from "./slot-picker";

export type SlotFieldsProps = {
  values: Partial<Record<SlotField, string>>;
  errors: Partial<Record<SlotField, string>>;
  /** Of the form they are in: with each answer the free times are asked for again. */
  result: ActionResult;
};

/** The choice of a time: a day and a time to fill in, or, where scripts run, what is free to pick from. */
export function SlotFields({ values, errors, result }: SlotFieldsProps) {
  const hydrated = useHydrated();
  // Sent before the picker was there, the plain fields may be what is wrong.
  const error = errors.starts_at ?? errors.day ?? errors.time;
  if (hydrated) return <SlotPicker error={error} result={result} />;
  return (
    <>
      <div className="only-without-script">
        <PlainSlotFields values={values} errors={errors} />
      </div>
      <div className="only-with-script">
        <PickerFrame />
      </div>
    </>
  );
}
