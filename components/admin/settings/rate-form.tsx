"use client";

import { useState } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { FormResult } from "@/components/forms/form-result";
import { useLiveForm } from "@/components/forms/use-live-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { formatPrice } from "@/lib/currency/currency";
import { setExchangeRate } from "@/lib/settings/admin-actions";
import { settingsForms } from "@/lib/settings/forms";
import { rateText, readRate } from "@/lib/settings/rate";
import type { RateField } from "@/lib/settings/schema";
import { settingsTexts } from "@/lib/settings/texts";

/** An amount in TT dollars to show what a rate comes to. */
const sample = 5000;

type Props = { usdPerTtd: number; kept?: ActionResult<RateField> };

/** What a TT dollar is worth, with an example that follows what is typed. */
export function RateForm({ usdPerTtd, kept }: Props) {
  const { result, pending, errors, values, props } = useLiveForm(
    setExchangeRate,
    loadValidation,
    settingsTexts.rateFailed,
    `#${settingsForms.rate}`,
    kept,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const saved = values.usd_per_ttd ?? rateText(usdPerTtd);
  const rate = readRate(typed ?? saved);
  return (
    <form
      {...props}
      id={settingsForms.rate}
      aria-label="Exchange rate"
      className="max-w-[28rem] space-y-4"
    >
      <ErrorSummary errors={errors} />
      <TextField
        name="usd_per_ttd"
        label="US dollars for one TT dollar"
        hint="Up to 6 decimals"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={saved}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        error={errors.usd_per_ttd}
      />
      <p className="text-muted">
        Visitors will see{" "}
        <strong className="font-[650] text-fg">
          {rate === null
            ? "—"
            : `${formatPrice(sample, "TTD", 1)} = ${formatPrice(sample, "USD", rate)}`}
        </strong>
      </p>
      <FormResult result={result} lasting={isLasting} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Saving..." : "Save rate"}
      </button>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateRate } = await import("./settings-validation");
  return validateRate(form, onErrors);
}

const isLasting = (message: string) => message !== settingsTexts.rateSaved;
