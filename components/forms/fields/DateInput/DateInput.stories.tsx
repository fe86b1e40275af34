import { state, type Stage } from '@/tools/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { DateInput } from './DateInput';
import { gregorian } from './gregorian';
import { hijri } from './hijri';

export default {};

const ignore = () => {};

export const Fields = state(({ text, messages }) => {
  const own = { label: text('من تاريخ', 'From'), onChange: ignore };
  return (
    <FormGrid>
      <DateInput {...own} id="empty" name="empty" calendar={gregorian} value="" />
      <DateInput {...own} id="filled" name="filled" calendar={gregorian} value="01/03/2026" />
      <DateInput
        {...own}
        id="hijri"
        name="hijri"
        calendar={hijri}
        value="12/09/1447"
        note="01/03/2026"
      />
      <DateInput
        {...own}
        id="wrong"
        name="wrong"
        calendar={gregorian}
        value="31/02/2026"
        error={messages.errors['ERROR NAME']}
      />
    </FormGrid>
  );
});

/** The calendar is positioned absolutely and adds no height. */
const open = ({ text }: Stage, calendar: typeof gregorian, value: string) => (
  <div style={{ minBlockSize: '32rem' }}>
    <DateInput
      id="day"
      name="day"
      label={text('من تاريخ', 'From')}
      calendar={calendar}
      value={value}
      min="2026-02-10"
      onChange={ignore}
    />
  </div>
);

export const Calendar = state(
  (stage) => open(stage, gregorian, '12/02/2026'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByRole('grid');
  },
);

export const HijriCalendar = state(
  (stage) => open(stage, hijri, '12/09/1447'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await canvas.findByRole('grid');
  },
);
