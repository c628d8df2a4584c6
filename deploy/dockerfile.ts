/** One instruction of a Dockerfile: its name, its `--options`, and the text after them. */
export type Instruction = { name: string; options: Record<string, string>; text: string };

/** Returns the instructions by stage, each starting with its FROM. */
export function readDockerfile(text: string): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const line of text.split("\n").filter((line) => line.trim() && !line.startsWith("#"))) {
    const instruction = readInstruction(line);
    if (instruction.name === "FROM") stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}

function readInstruction(line: string): Instruction {
  const [, name = "", flags = "", text = ""] = /^(\w+)((?:\s+--\S+)*)\s+(.*)$/.exec(line) ?? [];
  const options = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key, value]) => [key, value]);
  return { name, options: Object.fromEntries(options), text };
}

/** Parses the JSON command of a CMD, or of a HEALTHCHECK after its `CMD`. */
export function commandOf({ text }: Instruction): string[] {
  return JSON.parse(text.slice(text.indexOf("[")));
}

/** Returns the variables that ENV or ARG set; an ARG without a value gets it from `given`. */
export function variablesOf({ text }: Instruction, given: NodeJS.ProcessEnv) {
  const pairs = [...text.matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|(\S*)))?/g)].map(
    ([, name = "", quoted, plain]) => [name, quoted ?? plain ?? given[name]],
  );
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}
