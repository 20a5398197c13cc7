export { importFault, readBoundaries } from './boundaries.ts';
export type { BoundaryList } from './boundaries.ts';
export { readWorkspace, REPOSITORY } from './workspace.ts';
export type { Manifest, Workspace, WorkspacePackage } from './workspace.ts';
