import { serveTasks } from "@/lib/serve-tasks";
import { tasks } from "./tasks.ts";

serveTasks(tasks);
