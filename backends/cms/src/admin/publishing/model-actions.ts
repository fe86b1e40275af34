import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useAuth } from '@strapi/strapi/admin';

const MANAGER = 'plugin::content-manager';

/** Permissions for actions that Strapi shows to everyone. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'edit-the-model': ['plugin::content-type-builder.read'],
  'configure-the-view': [
    `${MANAGER}.collection-types.configure-view`,
    `${MANAGER}.single-types.configure-view`,
  ],
};

/** Hides an action from roles without its permission. */
export function hideUnlessPermitted(action: DocumentActionComponent): DocumentActionComponent {
  const needed = NEEDED[action.type ?? ''];
  if (!needed) return action;
  const Restricted: DocumentActionComponent = (props) => {
    const described = action(props);
    const may = useAuth('hideUnlessPermitted', ({ permissions }) =>
      permissions.some((permission) => needed.includes(permission.action)),
    );
    return may ? described : null;
  };
  Restricted.type = action.type;
  Restricted.position = action.position;
  return Restricted;
}
