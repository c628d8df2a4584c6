import Link from "next/link";
import { withParams } from "@/components/admin/list/filter/with-params";
import { Email } from "@/components/ui/email";

/** Links to the page with all data stored about an email. */
export function PersonLink({ email }: { email: string }) {
  return (
    <Link
      href={withParams("/admin/people", { q: email })}
      prefetch={false}
      className="hover:underline"
    >
      <Email value={email} />
    </Link>
  );
}
