import type { Core } from '@strapi/strapi';
import { respondToProbes } from '../probes';

/** Registers the middleware for probes and request ids with Strapi. */
const probes = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => respondToProbes(strapi);

export default probes;
