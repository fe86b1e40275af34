import { state } from '@/tools/gallery/state';
import { FileSize } from './FileSize';

export default {};

export const Units = state(({ locale }) => (
  <ul>
    {[1, 820 * 1024, 6_710_886].map((bytes) => (
      <li key={bytes}>
        <FileSize locale={locale} bytes={bytes} />
      </li>
    ))}
  </ul>
));
