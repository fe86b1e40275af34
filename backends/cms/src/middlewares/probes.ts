import type { Core } from '@strapi/strapi';
import { respondToProbes } from '../probes';

/** Registers the middleware that answers probes and names requests with Strapi. */
const probes = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => respondToProbes(strapi);

export default probes;
