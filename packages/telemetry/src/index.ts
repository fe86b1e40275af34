export { describeError, logShape } from './log-shape';
export { REQUEST_ID_HEADER, requestIdFrom } from './request-id';
export { serveMetrics } from './serve-metrics';
export { withoutPersonalData } from './span-privacy';
