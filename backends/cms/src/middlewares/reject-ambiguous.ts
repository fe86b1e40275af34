import { rejectAmbiguousRequests } from '../reject-ambiguous';

const rejectAmbiguous = () => rejectAmbiguousRequests();

export default rejectAmbiguous;
