import type { Step } from '@livery/deploy';

/** Commands of the Dockerfile that take long, and what they do. */
const COMMANDS: readonly (readonly [RegExp, string])[] = [
  [/^npm install --global pnpm/, 'Installing pnpm'],
  [/^pnpm install --prod/, 'Installing the libraries of the server'],
  [/^pnpm install/, 'Installing the libraries to build with'],
  [/build\.ts --all$/, 'Building the sites and games'],
];

/** Commands that are over at once. */
const QUICK = /^(?:if|mkdir|mv) /;

/**
 * What a step of the Dockerfile does, for whoever waits for it.
 *
 * @returns undefined for a step that is over at once
 */
export function wordsOf(step: Step): string | undefined {
  if (step.kind === 'copy') return step.from === undefined && step.sources.includes('.') ? 'Copying the sources' : undefined;
  if (step.kind !== 'run' || QUICK.test(step.command)) return undefined;
  return COMMANDS.find(([pattern]) => pattern.test(step.command))?.[1] ?? `Running ${step.command}`;
}
