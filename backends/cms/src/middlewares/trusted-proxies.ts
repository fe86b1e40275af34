import { believeProxies, trustedProxies } from '../proxy/trusted-proxies';
import { readSettings } from '../settings';

/** Registers the middleware that decides which proxies are believed with Strapi. */
const proxies = () => believeProxies(trustedProxies(readSettings().trustedProxies));

export default proxies;
