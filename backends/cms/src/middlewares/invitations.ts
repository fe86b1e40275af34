import type { Core } from '@strapi/strapi';
import { showInvitation } from '../bootstrap/invitations';

const invitations = (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  showInvitation(strapi);

export default invitations;
