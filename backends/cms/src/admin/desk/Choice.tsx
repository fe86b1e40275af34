import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useTexts } from './useDesk';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly placeholder?: string;
  onChange(value: string): void;
}

export function Choice({ label, value, options, placeholder, onChange }: ChoiceProps) {
  const { direction } = useTexts();
  return (
    <Field.Root minWidth="16rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        dir={direction}
        value={value}
        placeholder={placeholder}
        onChange={(chosen) => onChange(String(chosen))}
      >
        {options.map(([option, name]) => (
          <SingleSelectOption key={option} value={option}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
