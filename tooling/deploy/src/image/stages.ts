import { type Copy, DockerfileParser, type Env, type From, type Instruction, type JSONInstruction } from 'dockerfile-ast';

/** What a stage of a Dockerfile does, in its order. Instructions that change no files (LABEL, EXPOSE, VOLUME, HEALTHCHECK) are left out. */
export type Step =
  | { readonly kind: 'copy'; readonly from: string | undefined; readonly sources: readonly string[]; readonly target: string }
  | { readonly kind: 'env'; readonly name: string; readonly value: string }
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'workdir'; readonly path: string };

/** A stage of a Dockerfile. */
export interface DockerStage {
  /** Its name, or its number where it has none. */
  readonly name: string;
  /** An image, or the name of an earlier stage. */
  readonly base: string;
  readonly steps: readonly Step[];
  /** The program and its arguments. */
  readonly cmd: readonly string[] | undefined;
  readonly user: string | undefined;
}

const NO_FILES = new Set(['LABEL', 'EXPOSE', 'VOLUME', 'HEALTHCHECK', 'USER', 'CMD']);

function copyOf(copy: Copy): Step {
  const flags = new Map(copy.getFlags().map((flag) => [flag.getName(), flag.getValue()]));
  const unknown = [...flags.keys()].filter((name) => name !== 'from');
  if (unknown.length > 0) throw new Error(`COPY --${unknown[0]} is not carried out here.`);
  const paths = copy.getArguments().map((argument) => argument.getValue());
  const target = paths.pop();
  if (target === undefined || paths.length === 0) throw new Error(`COPY without a source: ${copy.getTextContent()}`);
  return { kind: 'copy', from: flags.get('from') ?? undefined, sources: paths, target };
}

function stepsOf(instruction: Instruction): readonly Step[] {
  const keyword = instruction.getKeyword();
  const argument = instruction.getArgumentsContent() ?? '';
  if (NO_FILES.has(keyword)) return [];
  switch (keyword) {
    case 'COPY':
      return [copyOf(instruction as Copy)];
    case 'ENV':
      return (instruction as Env).getProperties().map((property) => ({ kind: 'env', name: property.getName(), value: property.getValue() ?? '' }));
    case 'RUN':
      return [{ kind: 'run', command: argument }];
    case 'WORKDIR':
      return [{ kind: 'workdir', path: argument }];
    default:
      throw new Error(`${keyword} is not carried out here.`);
  }
}

/**
 * Reads the stages of a Dockerfile.
 * @throws Error for an instruction or a flag that `buildStages` would not carry out, since a build without it proves nothing
 */
export function readStages(text: string): readonly DockerStage[] {
  const stages: { name: string; base: string; steps: Step[]; cmd: readonly string[] | undefined; user: string | undefined }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      stages.push({ name: from.getBuildStage() ?? String(stages.length), base: from.getImage() ?? '', steps: [], cmd: undefined, user: undefined });
      continue;
    }
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error(`${instruction.getKeyword()} before FROM is not carried out here.`);
    stage.steps.push(...stepsOf(instruction));
    if (instruction.getKeyword() === 'USER') stage.user = instruction.getArgumentsContent() ?? undefined;
    if (instruction.getKeyword() === 'CMD') stage.cmd = (instruction as JSONInstruction).getJSONStrings().map((word) => word.getJSONValue());
  }
  return stages;
}
