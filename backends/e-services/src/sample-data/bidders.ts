/** Companies that bid for tenders, all invented: names in Arabic and English, as in the CMS's facts. */
export const BIDDERS = [
  ['شركة المرفأ الشرقي للمقاولات', 'Eastern Harbour Contracting'],
  ['مؤسسة الساحل للتجهيزات البحرية', 'Coast Marine Supplies'],
  ['شركة أفق الخليج الهندسية', 'Gulf Horizon Engineering'],
  ['شركة البحر الأحمر للصيانة والتشغيل', 'Red Sea Maintenance and Operation'],
  ['شركة المنارة للأنظمة', 'Al Manara Systems'],
  ['شركة الرصيف الذهبي', 'Golden Quay'],
] as const;
