export { createMetrics, type Metrics } from './metrics.ts';
export { countRequests } from './request-metrics.ts';
export { addDatabaseMetrics, type DatabaseMetricsDeps } from './database-metrics.ts';
export { createMetricsServer, type MetricsServer } from './metrics-server.ts';
