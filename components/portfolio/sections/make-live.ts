import { playOnPress } from "@/components/posts/play-on-press";

/** Makes sliders and videos of a project's page work. */
export function makeLive(signal: AbortSignal): void {
  const sliders = document.querySelectorAll<HTMLInputElement>(".comparison input");
  for (const slider of sliders) {
    const compare = () => slider.parentElement?.style.setProperty("--at", slider.value);
    slider.addEventListener("input", compare, { signal });
    // Browsers restore the slider's position after a reload.
    compare();
  }
  playOnPress(signal);
}
