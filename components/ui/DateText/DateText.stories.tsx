import { state } from '@/tools/gallery/state';
import { DateText } from './DateText';

export default {};

export const Formats = state(({ locale }) => (
  <div className="stack">
    <p>
      <DateText locale={locale} value="2026-02-28T22:30:00Z" />
    </p>
    <p>
      <DateText locale={locale} value="2026-03-01" format="numeric" />
    </p>
  </div>
));
