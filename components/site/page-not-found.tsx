import Link from "next/link";
import { Notice } from "./notice";

export function PageNotFound() {
  return (
    <Notice
      title="Page not found"
      text="The page you are looking for doesn't exist or has been moved."
    >
      <Link href="/" className="button">
        Go back home
      </Link>
    </Notice>
  );
}
