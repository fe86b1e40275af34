import { state } from '@/tools/gallery/state';
import { Card } from '@/components/ui/Card/Card';
import { TypesetCover } from './TypesetCover';

export default {};

export const Covers = state(({ messages, text, long }) => (
  <div className="grid grid--3">
    {[text('التقرير السنوي', 'Annual report'), text('دليل الشاحنات', 'Truck guide'), long].map(
      (title) => (
        <Card
          key={title}
          title={title}
          variant="file"
          media={<TypesetCover kind={messages.sections.library} title={title} date="2026-03-01" />}
        />
      ),
    )}
  </div>
));
