import type { Both, Section } from '@ports-authority/content-types';

/** Prefixes of the menu's links; kept short for its width. */
export const sections: Readonly<Record<Section, Both>> = {
  home: ['الرئيسة', 'Home'],
  news: ['الأخبار', 'News'],
  ports: ['الموانئ', 'Ports'],
  rules: ['الأنظمة', 'Rules'],
  services: ['الخدمات', 'Services'],
  about: ['عن الهيئة', 'About'],
  settings: ['الإعدادات', 'Settings'],
};

/** Converts a content type's name to its uid. */
export const toUid = (type: string): string => `api::${type}.${type}`;
