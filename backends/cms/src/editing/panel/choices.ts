import type { Both } from '@ports-authority/content-types';

export const choices: Readonly<Record<string, Both>> = {
  // Kind of an announcement
  auction: ['مزاد', 'Auction'],
  maintenance: ['صيانة', 'Maintenance'],

  // Level of the emergency banner
  notice: ['تنبيه', 'Notice'],
  warning: ['تحذير', 'Warning'],
  emergency: ['طوارئ', 'Emergency'],

  // Kind of a port
  commercial: ['تجاري', 'Commercial'],
  industrial: ['صناعي', 'Industrial'],

  // Social networks
  x: ['إكس', 'X'],
  youtube: ['يوتيوب', 'YouTube'],
  linkedin: ['لينكد إن', 'LinkedIn'],
  instagram: ['إنستغرام', 'Instagram'],
};
