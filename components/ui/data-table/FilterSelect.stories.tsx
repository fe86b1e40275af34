import { state } from '@/tools/gallery/state';
import { FilterSelect } from './FilterSelect';

export default {};

export const Chosen = state(({ text, long }) => (
  <FilterSelect
    label={text('السنة', 'Year')}
    submitLabel={text('عرض', 'Show')}
    action="/circulars"
    name="year"
    value="2026"
    options={[
      { value: '', label: long, href: '/circulars' },
      { value: '2026', label: '2026', href: '/circulars?year=2026' },
    ]}
  />
));
