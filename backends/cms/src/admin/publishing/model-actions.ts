import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useAuth } from '@strapi/strapi/admin';

const MANAGER = 'plugin::content-manager';

/** Permissions for actions that Strapi shows to everyone. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'edit-the-model': ['plugin::content-type-builder.read'],
  'configure-the-view': [
    `${MANAGER}.collection-types.configure-view`,
    `${MANAGER}.single-types.configure-view`,
  ],
};

export function hideUnlessPermitted(action: DocumentActionComponent): DocumentActionComponent {
  const required = REQUIRED[action.type ?? ''];
  if (!required) return action;
  const Restricted: DocumentActionComponent = (props) => {
    const described = action(props);
    const isPermitted = useAuth('hideUnlessPermitted', ({ permissions }) =>
      permissions.some((permission) => required.includes(permission.action)),
    );
    return isPermitted ? described : null;
  };
  Restricted.type = action.type;
  Restricted.position = action.position;
  return Restricted;
}
