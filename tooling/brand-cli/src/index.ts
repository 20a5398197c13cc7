export { checkCommand } from './check-command.ts';
export { explainCommand } from './explain-command.ts';
export { fontCommand } from './font/font-command.ts';
export { newCommand } from './new-command.ts';
export { diffCommand } from './diff/diff-command.ts';
export { previewCommand, startPreview } from './preview/preview-command.ts';
export type { PreviewOptions, RunningPreview } from './preview/preview-command.ts';
export { shotsCommand } from './shots/shots-command.ts';
