export { logShape } from './log-shape';
export { REQUEST_ID_HEADER, requestIdFrom } from './request-id';
export { withoutPersonalData } from './span-privacy';
