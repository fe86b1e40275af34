import { countRequests } from '../metrics/count-requests';

const metrics = () => countRequests();

export default metrics;
