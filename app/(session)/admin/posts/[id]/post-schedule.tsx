import { ScheduleSection } from "@/components/admin/posts/schedule/schedule-section";
import { idle } from "@/lib/action";
import { getScheduler } from "@/lib/admin/system/queries";
import { readFlash } from "@/lib/forms/flash";
import { getSchedule } from "@/lib/posts/admin/schedule/queries";
import { scheduleForm } from "@/lib/posts/admin/schedule/strings";

type Props = Pick<PageProps<"/admin/posts/[id]">, "searchParams"> & { id: string };

export async function PostSchedule({ id, searchParams }: Props) {
  const [post, scheduler, { answer, form }] = await Promise.all([
    getSchedule(id),
    getScheduler(),
    searchParams,
  ]);
  const flash = form === scheduleForm ? await readFlash(answer) : idle;
  return post && <ScheduleSection post={post} scheduler={scheduler} flash={flash} />;
}
