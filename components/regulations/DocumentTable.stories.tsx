import { PDF } from '@/tools/gallery/samples';
import { state, type Stage } from '@/tools/gallery/state';
import type { Regulation } from '@/lib/content/collections/regulations';
import { DocumentTable } from './DocumentTable';

export default {};

function regulation({ text }: Stage, documents: Regulation['documents']): Regulation {
  return {
    id: 'REG-01',
    title: text('لائحة المرشدين', 'Pilots regulation'),
    description: '',
    publishedAt: '2026-03-01',
    updatedAt: '2026-03-01T06:00:00Z',
    documents,
  };
}

export const Documents = state((stage) => (
  <DocumentTable
    locale={stage.locale}
    regulations={[
      regulation(stage, [
        { title: stage.long, releasedAt: '2026-03-01', file: PDF },
        { title: stage.text('ملحق', 'Annex'), releasedAt: null, file: null },
      ]),
    ]}
  />
));

export const OfSeveral = state((stage) => {
  const documents = Array.from({ length: 7 }, (_, index) => ({
    title: `${stage.text('ملحق', 'Annex')} ${index + 1}`,
    releasedAt: null,
    file: null,
  }));
  return (
    <DocumentTable
      locale={stage.locale}
      regulations={[
        regulation(stage, documents),
        { ...regulation(stage, documents), id: 'REG-02', title: stage.long },
      ]}
    />
  );
});

export const Empty = state((stage) => (
  <DocumentTable locale={stage.locale} regulations={[regulation(stage, [])]} />
));
