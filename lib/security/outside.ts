/** What pages may load from other hosts, by the Content-Security-Policy's kinds of source. */
export type OutsideSources = {
  script: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  connect: readonly string[];
};

export const nothingOutside: OutsideSources = { script: [], frame: [], image: [], connect: [] };

type SchedulerSettings = { CALENDLY_URL?: string | undefined; CALENDLY_SCRIPT_URL: string };
type PixelSettings = { META_PIXEL_ID?: string | undefined; META_PIXEL_SCRIPT_URL: string };

/** Where the pixel's script, wherever it came from, reports to. */
const pixelReports = "https://www.facebook.com";

/**
 * The outside sources that the configuration asks for: the scheduler's one script and its frame, and
 * the pixel's hosts. They hold for every page, since a policy stays as one moves through the site
 * without a full load.
 */
export function outsideSources(settings: SchedulerSettings & PixelSettings): OutsideSources {
  const scheduler = schedulerSources(settings);
  const pixel = pixelSources(settings);
  return {
    script: [...scheduler.script, ...pixel.script],
    frame: scheduler.frame,
    image: pixel.image,
    connect: pixel.connect,
  };
}

function schedulerSources({ CALENDLY_URL, CALENDLY_SCRIPT_URL }: SchedulerSettings) {
  if (!CALENDLY_URL) return nothingOutside;
  const { origin, pathname } = new URL(CALENDLY_SCRIPT_URL);
  return { script: [`${origin}${pathname}`], frame: [new URL(CALENDLY_URL).origin] };
}

function pixelSources({ META_PIXEL_ID, META_PIXEL_SCRIPT_URL }: PixelSettings) {
  if (!META_PIXEL_ID) return nothingOutside;
  // Not the one file: it loads what is set for this pixel from beside itself.
  const { origin } = new URL(META_PIXEL_SCRIPT_URL);
  return { script: [origin], image: [origin, pixelReports], connect: [origin, pixelReports] };
}
