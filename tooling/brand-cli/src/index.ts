export { checkCommand } from './check-command.ts';
export { explainCommand } from './explain-command.ts';
export { newCommand } from './new-command.ts';
export { shotsCommand } from './shots-command.ts';
