import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useConsent } from "@/components/tracking/use-consent";

const Signal = () => String(useConsent()[0].signal);

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: "0" }, false],
  [{ doNotTrack: "1" }, true],
])("treats %j in the browser as an opt-out: %s", (navigator, expected) => {
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("document", { cookie: "" });
  expect(renderToStaticMarkup(<Signal />)).toBe(String(expected));
});
