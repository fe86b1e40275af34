import { state } from '@/tools/gallery/state';
import { FormGrid } from '../../layout/FormGrid/FormGrid';
import { RadioGroup } from './RadioGroup';

export default {};

export const Fields = state(({ text, messages, long }) => {
  const label = text('نوع البحث', 'Search type');
  const choices = [
    { value: 'a', label: text('اسم السفينة', 'Name of the vessel') },
    { value: 'b', label: text('رقم الرحلة', 'Voyage number') },
  ];
  return (
    <FormGrid>
      <RadioGroup id="open" name="open" label={label} choices={choices} />
      <RadioGroup id="chosen" name="chosen" label={label} choices={choices} defaultValue="b" />
      <RadioGroup
        id="segmented"
        name="segmented"
        segmented
        label={label}
        choices={choices}
        defaultValue="a"
      />
      <RadioGroup
        id="wrong"
        name="wrong"
        label={label}
        choices={choices}
        error={messages.errors['ERROR NAME']}
      />
      <RadioGroup
        id="long"
        name="long"
        wide
        label={long}
        choices={[...choices, { value: 'c', label: long }]}
      />
    </FormGrid>
  );
});
