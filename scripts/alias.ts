import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const root = pathToFileURL(`${process.cwd()}/`);

/**
 * Resolves the application's `@/` and extensionless imports in scripts and test workers that Node
 * runs directly.
 */
registerHooks({
  resolve(specifier, context, next) {
    // `server-only` only guards browser bundles, so Node can skip it.
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    const ours = context.parentURL?.endsWith(".ts");
    const url = specifier.startsWith("@/")
      ? new URL(specifier.slice(2), root)
      : ours && specifier.startsWith("./") && new URL(specifier, context.parentURL);
    const file = url && new URL(`${url.href}.ts`);
    return next(file && existsSync(file) ? file.href : specifier, context);
  },
});
