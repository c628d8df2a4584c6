import { SelectField, TextField } from "@/components/ui/field";
import { scheduling } from "@/content/scheduling";
import { timesOfDay } from "@/lib/bookings/slots";
import type { SlotFieldsProps } from "./slot-fields";

/** The choice of a time without scripts, in the agency's zone; the server says what is free. */
export function PlainSlotFields({ values, errors }: Omit<SlotFieldsProps, "result">) {
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
        hint={`As clocks show it in ${scheduling.city}`}
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
