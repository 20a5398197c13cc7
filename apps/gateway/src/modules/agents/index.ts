export { createTree, type BranchMove, type MoveRefusal, type RateChange, type RateRefusal, type Tree, type Upline, type WrittenMove } from './tree/tree.ts';
