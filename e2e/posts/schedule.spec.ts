import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { editorOf, expect, openAs, test } from "../support/posts";
import { serviceClient } from "../support/stored";

/** Returns publish_at, unpublish_at and the publishing date. */
const stored = async (id: string) => {
  const posts = (await serviceClient()).from("blogs");
  const { data } = await posts.select("publish_at, unpublish_at, created_at").eq("id", id).single();
  return Object.values(data ?? {}).map((time) => time && new Date(time).toISOString());
};

test("schedules a draft in its editor, rejects a past time, and clears the schedule", async ({
  page,
  edit,
}) => {
  const post = await edit();
  const { content, openPanel } = editorOf(page);
  await openPanel("Publish");
  const form = page.getByRole("form", { name: "Schedule" });
  const said = (text: string) => expect(form.getByRole("status").first()).toContainText(text);
  const save = form.getByRole("button", { name: "Save schedule" });
  const publishAt = form.getByLabel("Publish at", { exact: true });
  await said("Not scheduled");

  await publishAt.fill("2001-05-10T09:00");
  await save.click();
  await expect(publishAt).toBeFocused();
  await expect(publishAt).toHaveAccessibleDescription(/This time has passed/);
  await expectAccessible(page, "rejected");
  await publishAt.fill("2091-05-10T09:00");
  await said("Will be published on Thursday, 10 May 2091 at 9:00 am (Port of Spain, GMT-4).");
  await said("Unsaved.");
  await form.getByLabel("Unpublish at").fill("2091-06-01T00:00");
  await save.click();
  await expect(form.getByText("Schedule saved.")).toBeVisible();
  await expect(save).toBeFocused();
  await expect(form.getByText("Unsaved.")).toHaveCount(0);
  const created = "2020-01-01T12:00:00.000Z";
  const planned = ["2091-05-10T13:00:00.000Z", "2091-06-01T04:00:00.000Z"];
  expect(await stored(post.id)).toEqual([...planned, created]);

  // Saving the open text afterwards causes no conflict.
  await content.fill("Other text.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await form.getByRole("button", { name: "Unschedule" }).click();
  await said("Not scheduled");
  await expect(publishAt).toHaveValue("");
  expect(await stored(post.id)).toEqual([null, null, created]);
});

test("reschedules posts in the calendar by dragging and by keyboard, with undo", async ({
  page,
  store,
}) => {
  const posts = (await serviceClient()).from("blogs");
  const planned = await store({ title: "Planned" });
  await posts.update({ publish_at: "2091-05-10T13:30:00Z" }).eq("id", planned.id);
  const draft = await store({ title: "Undated", created_at: "2199-01-01T00:00:00Z" });
  await openAs(page, seeded.admin, "/admin/calendar?month=2091-04");
  const day = (name: string) =>
    page
      .locator(".post-calendar-day")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
  await page.getByRole("link", { name: "Next month, May 2091" }).click();
  await expect(day("Thursday 10")).toContainText(`9:30 am, Scheduled${planned.title}`);
  await expectAccessible(page, "calendar");
  await day("Thursday 10").getByText(planned.title).first().dragTo(day("Friday 18"));
  await expect(day("Friday 18")).toContainText(planned.title);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(page.getByRole("status").getByText(/Friday, 18 May 2091 at 9:30 am/)).toBeVisible();
  await undo.click();
  await expect(day("Thursday 10")).toContainText(planned.title);
  await expect(undo).toBeVisible();
  expect((await stored(planned.id))[0]).toBe("2091-05-10T13:30:00.000Z");

  const drafts = page.getByRole("region", { name: "Unscheduled drafts" });
  await tabTo(
    page,
    drafts.getByRole("button", { name: "Schedule" }).filter({ hasText: draft.title }),
  );
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Schedule post" });
  const date = dialog.getByLabel("Publish at");
  await expect(date).toBeFocused();
  await date.fill("2001-05-20T12:00");
  await page.keyboard.press("Enter");
  await expect(date).toHaveAccessibleDescription(/This time has passed/);
  await expectAccessible(page, "dialog");
  await date.fill("2091-05-20T12:00");
  await page.keyboard.press("Enter");
  await expect(day("Sunday 20")).toContainText(`12:00 pm, Scheduled${draft.title}`);
  const move = day("Sunday 20").getByRole("button", { name: /^Move/ });
  await expect(move).toBeFocused();
  // An outline outside the button would overlap the title above.
  await expect(move).toHaveCSS("outline-offset", "-3px");
  await expect(drafts.getByText(draft.title)).toHaveCount(0);
});
