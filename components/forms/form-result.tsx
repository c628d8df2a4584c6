"use client";

import { Banner } from "@/components/ui/banner";
import type { ActionResult } from "@/lib/action";
import { useFleeting } from "./use-fleeting";

type Props = { result: ActionResult; lasting: (message: string) => boolean };

/** The result of a form, announced; it goes after 3 seconds unless its message is a lasting one. */
export function FormResult({ result, lasting }: Props) {
  const message = useFleeting(result, lasting);
  return (
    <div role={result.status === "error" ? "alert" : "status"}>
      {message && <Banner tone={result.status === "error" ? "error" : "success"}>{message}</Banner>}
    </div>
  );
}
