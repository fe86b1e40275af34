import type { Both } from '../../validation/both';

/** Labels of enum values. */
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

  // E-services
  biddings: ['المنافسات', 'Biddings'],
  vesselsearch: ['البحث عن السفن', 'Vessel search'],
  license: ['نظام التراخيص', 'License system'],
  containertracking: ['تتبع الحاويات', 'Container tracking'],
  iogs: ['فواتير أصحاب البضائع', 'Goods-owner invoices'],
  iogsx: ['فواتير أصحاب البضائع (النظام القديم)', 'Goods-owner invoices (old system)'],
  reqrentalfacilities: ['طلب استئجار المرافق', 'Request for rental of facilities'],
  trxtracking: ['متابعة المعاملات', 'Transaction tracking'],
  'request-tracking': ['متابعة الطلبات والشكاوى', 'Track a request or complaint'],
  statistics: ['الإحصاءات', 'Statistics'],
  moveableitems: ['طلب المواد المنقولة', 'Orders (movable items)'],
  sla: ['اتفاقية مستوى الخدمة', 'Service-level agreement'],
  tktfollowup: ['متابعة التذاكر', 'Ticket follow-up'],
  epayment: ['السداد الإلكتروني', 'Electronic payment'],

  // Social networks
  x: ['إكس', 'X'],
  youtube: ['يوتيوب', 'YouTube'],
  linkedin: ['لينكد إن', 'LinkedIn'],
  instagram: ['إنستغرام', 'Instagram'],
};
