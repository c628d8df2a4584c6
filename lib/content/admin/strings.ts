import { pluralize } from "@/lib/numbers";

export const contentStrings = {
  failed: "The changes could not be saved. Please try again.",
  saved: "Draft saved. Visitors don't see it yet.",
  published: "Published. Visitors see it now.",
  discarded: "Draft discarded. It's still among the versions.",
  hidden: "Hidden from visitors.",
  linked: "The navigation or a plan still links to it.",
  shown: "Visible to visitors again.",
  ordered: "Order saved.",
  restored: "Version restored as a draft.",
  changed: "Someone else saved another version. Reload the page to see it.",
  conflict:
    "Someone else saved another version in the meantime. Yours is stored as a version: compare the two, then restore yours or keep theirs.",
  missing: "This entry no longer exists.",
  deleted:
    "This entry was deleted. Restore it under Trash and find your text among its versions, or copy your text into a new entry.",
  removed: "Item removed.",
  leave: "Your changes are not saved.",
} as const;

export function invalidText(errors: number): string {
  return `Saved as a draft. Correct ${pluralize(errors, "field", "fields")} to publish it.`;
}

/** `isHidden`: the errors keep even the draft from being shown. */
export function savedText(errors: number, isHidden: boolean): string {
  if (errors === 0) return contentStrings.saved;
  const fields = pluralize(errors, "field", "fields");
  return `Draft saved. Correct ${fields} to ${isHidden ? "preview or publish" : "publish"} it.`;
}

export function brokenText(hasDefault: boolean): string {
  const shown = hasDefault ? "visitors see the default" : "visitors don't see it";
  return `This content no longer fits its form, so ${shown}. Correct it and publish.`;
}

export function missingText(pictures: number): string {
  const what = pluralize(pictures, "picture is", "pictures are");
  return `${what} no longer in the library and not shown. Choose another.`;
}

export const mailStrings = {
  failed: "The test email could not be sent. Please try again.",
  invalid: "Correct the saved draft first.",
  limited: "You've sent 10 test emails within an hour.",
} as const;

export const testSentText = (email: string): string => `Sending the saved text to ${email}.`;
