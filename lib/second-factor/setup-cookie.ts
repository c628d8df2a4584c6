import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { baseCookieOptions } from "@/lib/cookie-options";
import { parseJson } from "@/lib/parse-json";

export const setupCookie = "second-factor";
const path = "/login";

/** Lifetime in seconds. */
const maxAge = 10 * 60;

const schema = z.union([
  z.object({ factorId: z.uuid(), secret: z.string().regex(/^[A-Z2-7]{16,128}$/) }),
  z.object({ codes: z.array(z.string()).min(1).max(10) }),
]);

type Setup = z.infer<typeof schema>;

/** Stores the setup in the browser only, so that the page can show it for a few minutes. */
export async function keepSetup(setup: Setup): Promise<void> {
  const options = { path, httpOnly: true, ...baseCookieOptions(), maxAge };
  (await cookies()).set(setupCookie, JSON.stringify(setup), options);
}

export async function readSetup(): Promise<Setup | null> {
  return schema.safeParse(parseJson((await cookies()).get(setupCookie)?.value)).data ?? null;
}

export async function forgetSetup(): Promise<void> {
  (await cookies()).delete({ name: setupCookie, path });
}
