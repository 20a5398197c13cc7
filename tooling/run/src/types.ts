import { runCommand } from './plain-error.ts';
import { runSingleStage } from './suite/single-stage.ts';

await runCommand(() => runSingleStage('types'));
