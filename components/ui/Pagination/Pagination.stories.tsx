import { state } from '@/tools/gallery/state';
import { Pagination } from './Pagination';

export default {};

const href = (page: number) => `?page=${page}`;

export const First = state(({ locale }) => (
  <Pagination locale={locale} page={1} pages={3} href={href} />
));

export const Middle = state(({ locale }) => (
  <Pagination locale={locale} page={25} pages={120} href={href} />
));

export const Last = state(({ locale }) => (
  <Pagination locale={locale} page={120} pages={120} href={href} />
));
