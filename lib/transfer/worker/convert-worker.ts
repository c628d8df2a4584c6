import { serveTasks } from "@/lib/serve-tasks";
import { convert } from "./convert";

serveTasks({ convert });
