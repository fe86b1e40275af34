import type { SeedEntry } from '../types';

/** Addresses of the website before this one, as people still have them. */
const ROWS: readonly (readonly [from: string, to: string, note: string])[] = [
  ['/Pages/AboutUs.aspx', '/about-us', 'الموقع السابق'],
  ['/Pages/ContactUs.aspx', '/contact', 'الموقع السابق، مطبوع على بطاقات الموظفين'],
  ['/Pages/News.aspx', '/media-center?o=News', 'الموقع السابق'],
  ['/عن-الهيئة', '/about-us', 'رابط في مواد تعريفية مطبوعة'],
  ['/tenders', '/e-services/biddings', 'رابط قصير في الإعلانات'],
];

export default ROWS.map(([From, To, Note]): SeedEntry => ({ shared: { From, To, Note } }));
