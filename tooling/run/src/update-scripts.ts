import { ROOT } from './paths.ts';
import { updateTaskScripts } from './suite/package-scripts.ts';

updateTaskScripts(ROOT);
