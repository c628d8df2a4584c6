"use client";

import { ErrorSummary } from "@/components/forms/error-summary";
import { FormResult } from "@/components/forms/form-result";
import { useLiveForm } from "@/components/forms/use-live-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { setNotificationAddress } from "@/lib/settings/admin-actions";
import { settingsForms } from "@/lib/settings/forms";
import type { NotificationField } from "@/lib/settings/schema";
import { settingsTexts } from "@/lib/settings/texts";

type Props = {
  address: string | null;
  /** Where notices go while there is no address. */
  fallback: string;
  kept?: ActionResult<NotificationField>;
};

/** Where the site tells of messages and bookings. */
export function NotificationForm({ address, fallback, kept }: Props) {
  const { result, pending, errors, values, props } = useLiveForm(
    setNotificationAddress,
    loadValidation,
    settingsTexts.addressFailed,
    `#${settingsForms.notifications}`,
    kept,
  );
  return (
    <form
      {...props}
      id={settingsForms.notifications}
      aria-label="Notification address"
      className="max-w-[28rem] space-y-4"
    >
      <ErrorSummary errors={errors} />
      <TextField
        name="notification_address"
        label="Email"
        hint={`Left empty, it is ${fallback}`}
        type="email"
        autoComplete="off"
        defaultValue={values.notification_address ?? address ?? ""}
        error={errors.notification_address}
      />
      <p className="text-muted">
        Messages and bookings are now told to{" "}
        <strong className="font-[650] text-fg">{address ?? fallback}</strong>
      </p>
      <FormResult result={result} lasting={isLasting} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Saving..." : "Save address"}
      </button>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateNotification } = await import("./settings-validation");
  return validateNotification(form, onErrors);
}

const isLasting = (message: string) => message !== settingsTexts.addressSaved;
