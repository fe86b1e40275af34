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

/** Panel texts of every content type, by its name in the API. */
export const types: Readonly<Record<string, TypeText>> = {
  ...home,
  ...news,
  ...portsAndRules,
  ...services,
  ...aboutAndSettings,
};

/** Sections of the menu: short, because it is narrow. */
export const sections: Readonly<Record<Section, Both>> = {
  home: ['الرئيسة', 'Home'],
  news: ['الأخبار', 'News'],
  ports: ['الموانئ', 'Ports'],
  rules: ['الأنظمة', 'Rules'],
  services: ['الخدمات', 'Services'],
  about: ['عن الهيئة', 'About'],
  settings: ['الإعدادات', 'Settings'],
};

/** The uid of a content type. */
export const uidOf = (type: string): string => `api::${type}.${type}`;
