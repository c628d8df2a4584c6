import { Panel } from "@/components/admin/frame/panel";
import { SchedulerState } from "@/components/admin/system/scheduler-state";
import type { ActionResult } from "@/lib/action";
import type { JobState } from "@/lib/admin/system/schema";
import type { PostSchedule, ScheduleField } from "@/lib/posts/admin/schedule/schema";
import { ScheduleForm } from "./schedule-form";

type Props = {
  post: PostSchedule;
  /** Null where it is not known. */
  scheduler: JobState | null;
  flash: ActionResult<ScheduleField>;
};

/** Has a form of its own, so it stands outside the post's. */
export function ScheduleSection({ post, scheduler, flash }: Props) {
  return (
    <Panel title="Schedule">
      <div className="max-w-[28rem] space-y-4">
        {scheduler?.isLate && <SchedulerState {...scheduler} />}
        <ScheduleForm post={post} flash={flash} />
      </div>
    </Panel>
  );
}
