import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  onChange(value: string): void;
}

/** A labelled list to choose one value from. */
export function Choice({ label, value, options, placeholder, isDisabled, onChange }: ChoiceProps) {
  return (
    <Field.Root minWidth="16rem" flex="1 1 16rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
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
