"use client";

import type { Picture } from "@/lib/media/schema";
import { maxPictureBytes, mediaStrings } from "@/lib/media/strings";

const endpoint = "/api/media";

const maxAtOnce = 3;

export type Upload = { picture: Picture } | { error: string };

/** Uploads a file, or finds it in the library. Never rejects; runs a few uploads at a time. */
export const uploadPicture = (file: File): Promise<Upload> => inTurn(() => send(file));

async function send(file: File): Promise<Upload> {
  if (file.size > maxPictureBytes) return { error: mediaStrings.tooLarge };
  try {
    const headers = { "x-file-name": encodeURIComponent(file.name.toWellFormed()) };
    const response = await fetch(endpoint, { method: "POST", body: file, headers });
    // A proxy may also send 413, with its own response body.
    if (response.status === 413) return { error: mediaStrings.tooLarge };
    const { picture, error } = await response.json();
    return picture ? { picture } : { error: error ?? mediaStrings.failed };
  } catch {
    return { error: mediaStrings.unreached };
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
