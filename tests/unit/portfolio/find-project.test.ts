import { expect, test } from "vitest";
import { projects } from "@/content/projects";
import { findProject, nextProject } from "@/lib/portfolio/find-project";

test("every project is found by its id", () => {
  for (const project of projects) expect(findProject(String(project.id))).toBe(project);
});

test.each(["07", "9.0", "+9", "9 ", "9e0", "0x9", "", "roost", "-9", "9".repeat(400)])(
  "no project has the id %j",
  (id) => expect(findProject(id)).toBeNull(),
);

test("the next project leads through all of them and back to the first", () => {
  const next = projects.map(nextProject);
  expect(next).toEqual([...projects.slice(1), projects[0]]);
});
