import { addressMatcher } from '@ports-authority/client-address';
import { trustProxies } from '../proxy/trusted-proxies';
import { readSettings } from '../settings';

const proxies = () => trustProxies(addressMatcher(readSettings().trustedProxies));

export default proxies;
