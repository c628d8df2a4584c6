import { serveTasks } from "@/lib/serve-tasks";
import { runImportTask } from "./import-task";

serveTasks({ importFile: runImportTask });
