/** Companies that bid for tenders, all invented. */
export const BIDDERS = {
  harbour: { ar: 'شركة المرفأ الشرقي للمقاولات', en: 'Eastern Harbour Contracting' },
  coast: { ar: 'مؤسسة الساحل للتجهيزات البحرية', en: 'Coast Marine Supplies' },
  horizon: { ar: 'شركة أفق الخليج الهندسية', en: 'Gulf Horizon Engineering' },
  redSea: { ar: 'شركة البحر الأحمر للصيانة والتشغيل', en: 'Red Sea Maintenance and Operation' },
  manara: { ar: 'شركة المنارة للأنظمة', en: 'Al Manara Systems' },
  quay: { ar: 'شركة الرصيف الذهبي', en: 'Golden Quay' },
  yard: { ar: 'شركة المسفن الأزرق لبناء السفن', en: 'Blue Slipway Shipbuilding' },
  keel: { ar: 'شركة العارضة البحرية للقطر', en: 'Keel Marine Towage' },
  clean: { ar: 'شركة واحة النقاء للنظافة', en: 'Clear Oasis Cleaning' },
  ferries: { ar: 'شركة عبّارات الشمال', en: 'Northern Ferries Company' },
} as const;

export type Bidder = keyof typeof BIDDERS;
