import { state } from '@/tools/gallery/state';
import { BidiText } from './BidiText';

export default {};

export const InText = state(({ text }) => (
  <p>
    <BidiText>
      {text(
        'اتصل بالرقم +966 11 000 0000 عن التعميم 2026-014 والسفينة IMO 9000001.',
        'Call +966 11 000 0000 about circular 2026-014.',
      )}
    </BidiText>
  </p>
));
