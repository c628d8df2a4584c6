import { withParams } from "@/components/admin/list/filter/with-params";
import { Email } from "@/components/ui/email";
import { AdminLink } from "@/components/ui/pages/admin-link";

/** Links to the page with all data stored about an email. */
export function PersonLink({ email }: { email: string }) {
  return (
    <AdminLink
      href={withParams("/admin/people", { q: email })}
      className="inline-block py-[0.2rem] hover:underline"
    >
      <Email value={email} />
    </AdminLink>
  );
}
