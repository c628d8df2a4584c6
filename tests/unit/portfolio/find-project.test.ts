import { describe, expect, it } from "vitest";
import { projects } from "@/content/projects";
import { findProject, nextProject } from "@/lib/portfolio/find-project";

describe("a project's address", () => {
  it("finds every project by its id", () => {
    for (const project of projects) expect(findProject(String(project.id))).toBe(project);
  });

  it.each(["07", "9.0", "+9", "9 ", "9e0", "0x9", "", "roost", "-9", "9".repeat(400)])(
    "knows no project %j",
    (id) => expect(findProject(id)).toBeNull(),
  );
});

describe("the next project", () => {
  it("leads through all projects and back to the first", () => {
    const [first] = projects;
    if (!first) throw new Error("No projects.");
    const seen = [first];
    for (let at = nextProject(first); at && at !== first; at = nextProject(at)) seen.push(at);
    expect(seen).toEqual(projects);
  });
});
