import type { Core } from '@strapi/strapi';

export const DESK = {
  read: 'admin::desk.read',
  answer: 'admin::desk.answer',
  manage: 'admin::desk.manage',
} as const;

export type DeskAction = (typeof DESK)[keyof typeof DESK];

const NAMES = {
  read: 'Read the cases of their departments',
  answer: 'Work on cases and answer them',
  manage: 'Reopen cases, read the access log, say who belongs to which department',
} as const;

/** Registers the desk's actions with Strapi, which accepts them at startup only. */
export async function registerDeskActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission');
  await actionProvider.registerMany(
    Object.entries(NAMES).map(([name, displayName]) => ({
      uid: `desk.${name}`,
      pluginName: 'admin',
      section: 'settings',
      category: 'desk',
      subCategory: 'cases',
      displayName,
    })),
  );
}
