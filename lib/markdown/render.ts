import "server-only";
import { Worker } from "node:worker_threads";
import { toHtml } from "hast-util-to-html";
import { reportError } from "@/lib/log";
import type { Tasks } from "@/lib/markdown/tasks";
import { taskRunner } from "@/lib/task-runner";
import type { Article, ArticleOptions } from "./article";
import { element } from "./element";
import type { Outline } from "./outline";

export type { Article } from "./article";

/** Eight times the rendering time of the longest post. */
const timeoutMs = 4_000;

const resourceLimits = { maxOldGenerationSizeMb: 256 };

const startWorker = () => new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits });

const runTask = taskRunner<Tasks>(startWorker);

/** In another worker, so that visitors never wait for what an editor is writing. */
const runEditorTask = taskRunner<Tasks>(startWorker);

/** `isPlain`: the text could not be rendered in time and is shown as written. */
export type Rendered = Article & { isPlain: boolean };

export async function renderArticle(
  content: string,
  options: ArticleOptions = {},
): Promise<Rendered> {
  try {
    return { ...(await runTask("article", [content, options], { timeoutMs })), isPlain: false };
  } catch (error) {
    reportError(error, "Rendering an article");
    return { html: plainHtml(content), headings: [], words: 0, isPlain: true };
  }
}

export async function renderForFeed(content: string, postUrl: string): Promise<string> {
  return runTask("feed", [content, postUrl], { timeoutMs }).catch((error) => {
    reportError(error, "Rendering an article for the feed");
    return plainHtml(content);
  });
}

/** Throws if the text cannot be parsed in time. */
export function readOutline(content: string): Promise<{ outline: Outline; excerpt: string }> {
  return runEditorTask("outline", [content], { timeoutMs });
}

/** Returns null if the text renders in time, otherwise the reason. */
export async function renderError(content: string): Promise<string | null> {
  const error = await runEditorTask("article", [content], { timeoutMs }).then(
    () => null,
    (reason: Error) => reason,
  );
  if (!error) return null;
  const line = new Int32Array(new SharedArrayBuffer(4));
  await runEditorTask("parts", [content, line], { timeoutMs }).catch(() => {});
  return line[0] ? `the block at line ${line[0]} takes too long` : "it takes too long";
}

function plainHtml(text: string): string {
  return toHtml(element("pre", [text], { tabIndex: 0, role: "region", ariaLabel: "Code" }));
}
