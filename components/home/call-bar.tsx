import { PageLink } from "@/components/ui/pages/page-link";
import { callLink } from "@/content/navigation";

/** A bar fixed to the bottom of small screens once the hero is out of view (motion.css). */
export function CallBar() {
  return (
    <p className="call-bar">
      <PageLink href={callLink.href} className="button w-full">
        {callLink.label}
      </PageLink>
    </p>
  );
}
