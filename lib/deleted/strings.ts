import { pluralize } from "@/lib/numbers";

export const deletedStrings = {
  failed: "Something went wrong. Nothing was changed. Please try again.",
  nothingSelected: "Select an item first.",
} as const;

export function deletedText(deleted: number, selected: number, isReset = false): string {
  if (deleted === 0) return "Not deleted: it has changed or was already deleted.";
  if (isReset) return "Reset to the default. You have 24 hours to restore your version.";
  if (selected === 1) return "Deleted. You have 24 hours to restore it.";
  const text = `${pluralize(deleted, "item", "items")} deleted. You have 24 hours to restore ${deleted === 1 ? "it" : "them"}.`;
  return deleted === selected ? text : `${text} The rest have changed or were already deleted.`;
}

export function restoredText(restored: number, selected: number): string {
  if (restored === selected) return "Restored.";
  const rest =
    "already restored, expired, or replaced by a newer item with the same name, path or time";
  if (restored === 0) return `Not restored: ${rest}.`;
  return `${pluralize(restored, "item", "items")} restored. The rest were ${rest}.`;
}
