import { aboutAndSettings } from './about-and-settings';
import { choices } from './choices';
import { components, home } from './home';
import { news } from './news';
import { portsAndRules } from './ports-and-rules';
import { services } from './services';
import type { Both } from '../../validation/both';
import type { Section, TypeText } from './types';

export type { Section, TypeText } from './types';
export { choices, components };

/** Panel texts by content type. */
export const types: Readonly<Record<string, TypeText>> = {
  ...home,
  ...news,
  ...portsAndRules,
  ...services,
  ...aboutAndSettings,
};

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
