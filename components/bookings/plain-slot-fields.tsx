import { SelectField, TextField } from "@/components/ui/field";
import { scheduling } from "@/content/scheduling";
import type { SlotField } from "@/lib/bookings/schema";
import { timesOfDay } from "@/lib/bookings/slots";

export type PlainSlotFieldsProps = {
  values: Partial<Record<SlotField, string>>;
  errors: Partial<Record<SlotField, string>>;
};

export function PlainSlotFields({ values, errors }: PlainSlotFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        name="day"
        label="Day"
        type="date"
        hint={`Monday to Friday, at most ${scheduling.daysAhead} days ahead`}
        required
        defaultValue={values.day}
        error={errors.day}
      />
      <SelectField
        name="time"
        label="Time"
        hint={`Local time in ${scheduling.city}`}
        required
        defaultValue={values.time ?? ""}
        error={errors.time ?? errors.starts_at}
      >
        <option value="">Choose a time</option>
        {timesOfDay().map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
    </div>
  );
}
