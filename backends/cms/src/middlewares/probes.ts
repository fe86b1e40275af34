import type { Core } from '@strapi/strapi';
import { respondToProbes } from '../probes';

const probes = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => respondToProbes(strapi);

export default probes;
