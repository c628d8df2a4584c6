import type { Route } from "next";
import Link from "next/link";
import { Panel } from "@/components/admin/frame/panel";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
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
              <Link href={href as Route} prefetch={false} className="link font-[650]">
                {label}
              </Link>
            )}
            <StatusBadge {...(isDone ? done : open)} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        For everything else, see{" "}
        <Link href="/admin/help" prefetch={false} className="link">
          Help
        </Link>
        .
      </p>
    </Panel>
  );
}

const done = { status: "sent", label: "Done" };
const open = { status: "draft", label: "To do" };
