import { countRequests } from '../metrics/count-requests';

/** Registers the middleware that counts requests with Strapi. */
const metrics = () => countRequests();

export default metrics;
