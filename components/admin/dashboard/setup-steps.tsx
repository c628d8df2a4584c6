import { Panel } from "@/components/admin/frame/panel";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { SetupStep } from "@/lib/setup/progress";

export function SetupSteps({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <Panel title="Set up your site">
      <ul className="border-t-4 border-mask">
        {steps.map(({ key, label, href, isDone }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5"
          >
            {isDone ? (
              <span className="text-muted">{label}</span>
            ) : (
              <AdminLink href={href} className="link font-[650]">
                {label}
              </AdminLink>
            )}
            <StatusBadge {...(isDone ? done : open)} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        For everything else, see{" "}
        <AdminLink href="/admin/help" className="link">
          Help
        </AdminLink>
        .
      </p>
    </Panel>
  );
}

const done = { status: "sent", label: "Done" };
const open = { status: "draft", label: "To do" };
