import { addressMatcher } from '@ports-authority/client-address';
import { believeProxies } from '../proxy/trusted-proxies';
import { readSettings } from '../settings';

/** Registers the middleware that decides which proxies are believed with Strapi. */
const proxies = () => believeProxies(addressMatcher(readSettings().trustedProxies));

export default proxies;
