import type { Core } from '@strapi/strapi';
import { answerProbes } from '../probes';

/** Registers the middleware that answers probes and names requests with Strapi. */
const probes = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => answerProbes(strapi);

export default probes;
