import { brand } from "@/content/brand";
import { formatFullZone } from "./format";

// Browsers still report the old names of renamed zones (see the time zone database's "backward").
const renamed: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** All known zones and `own`, by labels such as `America/Port of Spain (GMT-4)`. */
export function zoneSearch(own: string, instant: number) {
  const known = Intl.supportedValuesOf("timeZone").map((name) => renamed[name] ?? name);
  const names = [...new Set([...known, brand.timeZone, own])].sort();
  const zones = new Map(names.map((name) => [formatFullZone(name, instant), name]));
  return {
    labels: [...zones.keys()],
    /** Finds the zone with this label, or the only one whose label contains the text. */
    find(text: string): { found?: string; error?: string } {
      const words = text.trim().toLowerCase();
      const matches = [...zones].filter(([label]) => label.toLowerCase().includes(words));
      const found = zones.get(text) ?? (matches.length === 1 ? matches[0]?.[1] : undefined);
      if (found !== undefined) return { found };
      return matches.length > 1
        ? { error: `Several time zones match “${text}”. Choose one.` }
        : { error: `No time zone matches “${text}”.` };
    },
  };
}
