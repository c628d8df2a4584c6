"use client";

import { useHydrated } from "@/components/forms/use-hydrated";
import { SelectField, TextField } from "@/components/ui/field";
import { consultations } from "@/content/consultations";
import type { ActionResult } from "@/lib/action";
import type { SlotField } from "@/lib/bookings/schema";
import { type OnPick, PickerFrame, SlotPicker } from "./slot-picker";

type PlainProps = {
  values: Partial<Record<SlotField, string>>;
  errors: Partial<Record<SlotField, string>>;
  /** Times offered without JavaScript, such as `09:00`. */
  times: readonly string[];
  /** Days offered without JavaScript, such as "Monday to Friday, within 60 days". */
  dayHint: string;
};

type Props = PlainProps & {
  /** Every new result reloads the free times. */
  result: ActionResult;
  onPick: OnPick;
};

export function SlotFields({ values, errors, times, dayHint, result, onPick }: Props) {
  const hydrated = useHydrated();
  // The plain fields have errors if the form was sent before hydration; the picker has a day.
  const error = errors.starts_at ?? errors.time ?? errors.day;
  if (hydrated) return <SlotPicker error={error} result={result} onPick={onPick} />;
  return (
    <>
      <div className="only-without-script">
        <PlainSlotFields values={values} errors={errors} times={times} dayHint={dayHint} />
      </div>
      <div className="only-with-script">
        <PickerFrame />
      </div>
    </>
  );
}

function PlainSlotFields({ values, errors, times, dayHint }: PlainProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        name="day"
        label="Day"
        type="date"
        hint={dayHint}
        required
        defaultValue={values.day}
        error={errors.day}
      />
      <SelectField
        name="time"
        label="Time"
        hint={`${consultations.city} time`}
        required
        defaultValue={values.time ?? ""}
        error={errors.time ?? errors.starts_at}
      >
        <option value="">Choose a time</option>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
    </div>
  );
}
