import type { Route } from "next";
import Link from "next/link";
import { Email } from "@/components/ui/email";
import { withParams } from "./with-params";

/** Links to everything stored about an email. */
export function PersonLink({ email }: { email: string }) {
  return (
    <Link
      href={withParams("/admin/people", { q: email }) as Route}
      prefetch={false}
      className="hover:underline"
    >
      <Email value={email} />
    </Link>
  );
}
