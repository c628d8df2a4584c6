import type { SpanProcessor } from "@opentelemetry/sdk-trace-base";
import { reportWarning } from "@/lib/log";
import { maskPersonalData } from "./log/mask-personal-data";

/** To OTEL_EXPORTER_OTLP_ENDPOINT, which the packages read themselves. They are optional. */
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

/** Before the one that sends them. Names and attributes hold whole addresses of requests and calls. */
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
