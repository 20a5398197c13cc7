import { forward } from './forward.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './plain-error.ts';
import { runSingleStage } from './suite/single-stage.ts';

const words = process.argv.slice(2);

await runCommand(() => (words.length === 0 ? runSingleStage('lint') : forward([inRoot('node_modules/oxlint/bin/oxlint'), '--type-aware', ...words])));
