import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const root = pathToFileURL(`${process.cwd()}/`);

/** Lets a script or a test's worker that Node runs itself import the application, which writes `@/` and no endings. */
registerHooks({
  resolve(specifier, context, next) {
    // The marker against use in a browser, where this does not run.
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    const ours = context.parentURL?.endsWith(".ts");
    const url = specifier.startsWith("@/")
      ? new URL(specifier.slice(2), root)
      : ours && specifier.startsWith("./") && new URL(specifier, context.parentURL);
    if (!url || existsSync(url)) return next(specifier, context);
    return next(`${url.href}.ts`, context);
  },
});
