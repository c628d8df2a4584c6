/** Makes the hero's bird look at the pointer, and call when clicked. */
export function wakeBird(): void {
  const bird = document.querySelector<SVGElement>(".hero-bird");
  if (!bird || bird.dataset.awake) return;
  bird.dataset.awake = "";
  bird.addEventListener("click", call);
  if (!matchMedia("(prefers-reduced-motion: no-preference) and (hover: hover)").matches) return;
  const look = ({ clientX, clientY }: PointerEvent) => {
    if (!bird.isConnected) return removeEventListener("pointermove", look);
    const { left, top, width, height } = bird.getBoundingClientRect();
    // The eye's position in the drawing (lib/artwork/bird.ts).
    const [x, y] = [clientX - left - width * (440 / 720), clientY - top - height * (350 / 760)];
    const reach = 9 / Math.max(1, Math.hypot(x, y));
    bird.style.setProperty("--look", `${x * reach}px ${y * reach}px`);
  };
  addEventListener("pointermove", look, { passive: true });
}

/** Syllables of the kiskadee's call: start and length in seconds, and the pitch from and to in Hz. */
const syllables = [
  [0, 0.12, 2600, 3100],
  [0.17, 0.12, 2900, 2300],
  [0.36, 0.3, 3300, 1900],
] as const;

function call(): void {
  const audio = new AudioContext();
  for (const [start, length, from, to] of syllables) {
    const at = audio.currentTime + start;
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
    tone.onended = () => start > 0.3 && void audio.close();
  }
}
