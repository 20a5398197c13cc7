import { runCommand } from './plain-error.ts';
import { runSingleStage } from './single-stage.ts';

await runCommand(() => runSingleStage('types'));
