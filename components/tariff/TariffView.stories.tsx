import { state, type Stage } from '@/tools/gallery/state';
import { readCall, type CallField } from '@/lib/tariff/port-call';
import { TariffView } from './TariffView';

export default {};

function page(values: Partial<Record<CallField, string>>) {
  return function Page({ locale, messages, text }: Stage) {
    return (
      <TariffView
        locale={locale}
        text={{
          title: messages.routes.tariff,
          summary: text('أجور السفن والتخزين.', 'Charges to vessels and for storage.'),
          content: '',
          outline: [],
          updatedAt: '2026-03-01T06:00:00Z',
        }}
        input={readCall((field) => values[field] ?? '')}
      />
    );
  };
}

export const Charges = state(page({}));

export const Estimated = state(page({ tonnage: '95000', length: '300', hours: '20', tugs: '3' }));

export const Invalid = state(page({ tonnage: '0', length: '300', hours: 'x', tugs: '3' }));
