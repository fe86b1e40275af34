import { state } from '@/tools/gallery/state';
import { CalendarLinks } from './CalendarLinks';
import { OpenDataNote } from './OpenDataNote';

export default {};

export const WithNote = state(({ locale, text }) => (
  <div className="stack">
    <p>
      {text('ميناء جدة', 'Jeddah Port')}{' '}
      <CalendarLinks locale={locale} path="/api/open/v1/calendars/jeddah.ics" />
    </p>
    <OpenDataNote locale={locale} />
  </div>
));
