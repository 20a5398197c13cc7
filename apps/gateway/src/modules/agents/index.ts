export { createTree, type BranchMove, type MoveRefusal, type RateChange, type RateRefusal, type Tree, type Upline, type WrittenMove } from './tree/tree.ts';
export { createAgents, type Agents } from './agents.ts';
export { agentHandlers, createSpanOf } from './handlers.ts';
export { linkHandlers } from './links/link-handlers.ts';
export { messageHandlers } from './messages/message-handlers.ts';
export { cursorOf, partsOf, UUID, WHOLE } from './panels/cursor.ts';
export { panelHandlers } from './panels/panel-handlers.ts';
export { openAccountHandlers } from './open-account-handlers.ts';
export { percentOf, ppmOf, rateOf } from './rate.ts';
