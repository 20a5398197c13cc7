import { ROOT } from './paths.ts';
import { updateTaskScripts } from './suite/package-scripts.ts';

updateTaskScripts(ROOT);
process.stdout.write('The scripts of every package.json are up to date.\n');
