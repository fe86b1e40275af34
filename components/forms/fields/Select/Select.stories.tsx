import { state } from '@/tools/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { Select } from './Select';

export default {};

export const Fields = state(({ text, messages, long }) => {
  const label = text('الميناء', 'Port');
  const choices = [
    { value: 'jeddah', label: text('ميناء جدة', 'Jeddah Port') },
    { value: 'long', label: long },
  ];
  return (
    <FormGrid>
      <Select id="empty" label={label} choices={choices} placeholder={text('اختر', 'Choose')} />
      <Select id="chosen" label={label} choices={choices} defaultValue="jeddah" />
      <Select id="long" label={label} choices={choices} defaultValue="long" />
      <Select id="disabled" label={label} choices={choices} disabled />
      <Select
        id="wrong"
        label={label}
        choices={choices}
        placeholder={text('اختر', 'Choose')}
        error={messages.errors['ERROR NAME']}
      />
    </FormGrid>
  );
});
