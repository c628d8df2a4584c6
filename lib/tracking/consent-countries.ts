// The EU, its territories with their own codes, the rest of the EEA, the United Kingdom and
// Switzerland.
const consentCountries = new Set(
  [
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE",
    "AX GF GP MF MQ RE YT",
    "IS LI NO",
    "GB CH",
  ].flatMap((codes) => codes.split(" ")),
);

export function needsConsent(country: string | null): boolean {
  return country === null || consentCountries.has(country);
}
