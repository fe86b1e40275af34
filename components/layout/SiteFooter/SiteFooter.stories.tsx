import { CONTACT } from '@/tools/gallery/samples';
import { state } from '@/tools/gallery/state';
import { SiteFooter } from './SiteFooter';

export default {};

const external = { careers: undefined, openData: undefined, customerPortal: undefined };

export const Complete = state(({ locale, text, long }) => (
  <SiteFooter
    locale={locale}
    contact={CONTACT}
    ports={[
      { slug: 'jeddah', name: text('ميناء جدة', 'Jeddah Port'), locode: 'SAJED', position: null },
      { slug: 'long', name: long, locode: '', position: null },
    ]}
    social={[
      { network: 'x', url: 'https://x.example' },
      { network: 'youtube', url: 'https://youtube.example' },
      { network: 'linkedin', url: 'https://linkedin.example' },
      { network: 'instagram', url: 'https://instagram.example' },
    ]}
    external={external}
  />
));

/** Fallback while the CMS has never been reached. */
export const WithoutContent = state(({ locale }) => (
  <SiteFooter locale={locale} contact={null} ports={[]} social={[]} external={external} skyline />
));
