import { PageLink } from "@/components/ui/pages/page-link";
import type { NavigationLink } from "@/content/navigation";

/** A bar fixed to the bottom of small screens once the hero is out of view (motion.css). */
export function CallBar({ label, href }: NavigationLink) {
  return (
    <p className="call-bar">
      <PageLink href={href} className="button w-full">
        {label}
      </PageLink>
    </p>
  );
}
