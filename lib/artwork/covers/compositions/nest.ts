import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, type Point } from "@/lib/artwork/covers/outlines";
import { eggAt, moved } from "@/lib/artwork/covers/parts";
import type { SeededRandom } from "@/lib/artwork/seeded-random";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export const nest: Composition = (random) => {
  const [background, bowl, lining, shell] = random.pick([
    ["sun", "ink", "rust", "paper"],
    ["leaf", "rust", "ink", "paper"],
    ["rust", "ink", "sun", "paper"],
    ["paper", "rust", "ink", "sun"],
  ] as const);
  const draw = random.pick([fromSide, fromAbove]);
  return { background, colours: [bowl, lining], shapes: draw(random, shell) };
};

function fromSide(random: SeededRandom, shell: Colour): Shape[] {
  const rim = random.pick([330, 360]);
  const x = random.pick([420, 600, 780]);
  const count = random.pick([3, 4]);
  const eggs = Array.from({ length: count }, (_, i) =>
    eggAt(shell, [x + (i - (count - 1) / 2) * 196, rim - 6], 92),
  );
  return [...eggs, moved("bowl", x, rim)];
}

function fromAbove(random: SeededRandom, shell: Colour): Shape[] {
  const [x, y]: Point = [random.pick([400, 600, 800]), frame.height / 2];
  const [r, ...places] = random.pick<readonly [number, ...Point[]]>([
    [80, [-94, 16], [94, 16]],
    [68, [-76, 72], [76, 72], [0, -76]],
    [62, [-76, -56], [76, -56], [-76, 96], [76, 96]],
  ]);
  return [moved("nest", x, y), ...places.map(([dx, dy]) => eggAt(shell, [x + dx, y + dy], r))];
}
