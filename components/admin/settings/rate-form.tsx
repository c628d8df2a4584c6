"use client";

import { useState } from "react";
import { AdminForm } from "@/components/admin/frame/admin-form";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import { baseCurrency, foreignCurrency } from "@/content/currencies";
import type { ActionResult } from "@/lib/action";
import { formatPrice } from "@/lib/pricing/price";
import { setExchangeRate } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { rateText, readRate } from "@/lib/settings/admin/rate";
import { settingsStrings } from "@/lib/settings/admin/strings";

/** Example price in the base currency. */
const sample = 5000;

export function RateForm({ exchangeRate, flash }: { exchangeRate: number; flash: ActionResult }) {
  const form = useEnhancedForm(setExchangeRate, {
    schema: async () => (await import("@/lib/settings/admin/schema")).RateInput,
    unreached: settingsStrings.rateFailed,
    permalink: `#${settingsForms.rate}`,
    dismissed: [settingsStrings.rateSaved],
    flash,
  });
  const { values, field } = form;
  const [typed, setTyped] = useState<string | null>(null);
  const saved = values.exchange_rate ?? rateText(exchangeRate);
  const rate = readRate(typed ?? saved);
  return (
    <AdminForm form={form} label="Exchange rate" button="Save rate">
      <TextField
        {...field("exchange_rate")}
        label={`1 ${baseCurrency.code} in ${foreignCurrency.code}`}
        hint="Up to 6 decimal places"
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={saved}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="text-muted">
        Visitors will see{" "}
        <strong className="font-[650] text-fg">
          {rate === null
            ? "—"
            : `${formatPrice(sample, baseCurrency.code, 1)} = ${formatPrice(sample, foreignCurrency.code, rate)}`}
        </strong>
      </p>
    </AdminForm>
  );
}
