import { Arrow } from "@/components/ui/arrow";
import { Email } from "@/components/ui/email";
import { HelpLink } from "./help-link";

/** The site and sign-out use no client-side navigation: they are outside this root layout. */
export function Account({ email, role }: { email: string; role: string }) {
  return (
    <div className="admin-account">
      <div className="flex flex-wrap gap-x-6">
        <a href="/" className="admin-to-site">
          View site
          <Arrow className="h-3.5 w-3.5" />
        </a>
        <HelpLink />
      </div>
      <form method="post" action="/auth/sign-out">
        <button type="submit" className="admin-sign-out">
          <span className="admin-who">
            <Email value={email} />
            <span>{role}</span>
          </span>
          <span className="admin-out">Sign Out</span>
        </button>
      </form>
    </div>
  );
}
