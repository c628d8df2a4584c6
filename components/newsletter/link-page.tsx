import Link from "next/link";
import { Notice } from "@/components/site/notice";
import { newsletterLinks } from "@/content/newsletter";

type Props = {
  kind: keyof typeof newsletterLinks;
  status: "open" | "used" | "expired" | "forged" | "unavailable";
  token: string;
  action: (form: FormData) => Promise<void>;
};

/**
 * The page behind a mailed link. Opening it does nothing yet: mail scanners open every link, and only
 * a person presses the button.
 */
export function LinkPage({ kind, status, token, action }: Props) {
  const { button, [status]: words } = newsletterLinks[kind];
  return (
    <Notice {...words}>
      {status === "open" ? (
        <form action={action}>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button">
            {button}
          </button>
        </form>
      ) : (
        <Link href="/" className="button">
          Go back home
        </Link>
      )}
    </Notice>
  );
}
