import { readRouter } from '../../../content-api/read-routes';

export default readRouter('api::bidding-results.bidding-results');
