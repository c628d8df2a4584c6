import type { Instrumentation } from "next";
import { reportError } from "./lib/log";

export async function register() {
  // Importing inside this block keeps Node modules out of the edge bundle.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startUp } = await import("./lib/http/start-up");
    await startUp();
  }
}

export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  // The query string of an emailed link contains its token.
  const [path] = request.path.split("?");
  reportError(error, `${request.method} ${path} (${context.routeType})`);
};
