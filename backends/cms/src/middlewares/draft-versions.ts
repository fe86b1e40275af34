import type { Core } from '@strapi/strapi';
import { addVersion } from '../editing/versions';

const draftVersions = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => addVersion(strapi);

export default draftVersions;
