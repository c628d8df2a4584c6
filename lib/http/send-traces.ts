import type { SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { reportWarning } from "@/lib/log";
import { maskPersonalData } from "./log/mask-personal-data";

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT, which the optional packages read themselves. */
export async function sendTraces(serviceName: string): Promise<void> {
  try {
    const { registerOTel } = await import("@vercel/otel");
    registerOTel({
      serviceName,
      attributesFromHeaders: { "request.id": "x-request-id" },
      spanProcessors: [masking, "auto"],
    });
  } catch (error) {
    reportWarning(`No traces are sent: ${error}`, "settings");
  }
}

/** Runs before the exporter: span names and attributes contain full URLs. */
const masking: SpanProcessor = {
  onStart: () => {},
  onEnd(span) {
    Object.assign(span, { name: maskPersonalData(span.name) });
    for (const { attributes = {} } of [span, ...span.events]) {
      for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "string") attributes[name] = maskPersonalData(value);
      }
    }
  },
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};
