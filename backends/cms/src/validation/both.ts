export type Both = readonly [ar: string, en: string];
