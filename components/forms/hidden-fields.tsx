import type { UndoFields } from "@/lib/action";

export function HiddenFields({ fields }: { fields: UndoFields }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
