/** The five statuses of a call and, first, the choice of all; `id` as the lookups give it. */
export const TRAFFIC_TYPES = [
  { id: -1, title: 'All', titleAr: 'الكل' },
  { id: 1, title: 'Expected', titleAr: 'متوقعة' },
  { id: 2, title: 'In Port', titleAr: 'في الميناء' },
  { id: 3, title: 'Anchorage Area', titleAr: 'منطقة الانتظار' },
  { id: 4, title: 'Delayed', titleAr: 'متأخرة' },
  { id: 5, title: 'Departed', titleAr: 'غادرت' },
] as const;

export const ALL = -1;
export const EXPECTED = 1;
export const IN_PORT = 2;
export const ANCHORAGE = 3;
export const DELAYED = 4;
export const DEPARTED = 5;

/** English title of a status. */
export function statusTitle(id: number): string {
  return TRAFFIC_TYPES.find((type) => type.id === id)?.title ?? '';
}
