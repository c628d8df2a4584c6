"use client";

import { useHydrated } from "@/components/forms/use-hydrated";
import type { ActionResult } from "@/lib/action";
import { PickerFrame } from "./picker-frame";
import { PlainSlotFields, type PlainSlotFieldsProps } from "./plain-slot-fields";
import { SlotPicker } from "./slot-picker";

type Props = PlainSlotFieldsProps & {
  /** Every new result reloads the free times. */
  result: ActionResult;
};

export function SlotFields({ values, errors, result }: Props) {
  const hydrated = useHydrated();
  // The plain fields have errors if the form was sent before hydration.
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
