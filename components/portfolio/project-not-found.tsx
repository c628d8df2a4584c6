import Link from "next/link";
import { Notice } from "@/components/site/notice";

export function ProjectNotFound() {
  return (
    <Notice title="Project not found" text="The project you're looking for doesn't exist.">
      <Link href="/portfolio" className="button">
        Back to portfolio
      </Link>
    </Notice>
  );
}
