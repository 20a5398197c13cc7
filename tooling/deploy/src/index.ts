export { alertedMetrics, alertFaults, readAlerts } from './checks/alerts.ts';
export { composeFaults } from './checks/compose.ts';
export { dockerfileFaults } from './checks/dockerfile.ts';
export { kubernetesFaults } from './checks/kubernetes.ts';
export { buildStages } from './image/build-stages.ts';
export type { Step } from './image/stages.ts';
