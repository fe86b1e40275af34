'use client';

import { fieldRule, type FormField } from '@ports-authority/e-services-contract';
import type { ComponentProps, ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { EmailInput } from '@/components/forms/fields/EmailInput/EmailInput';
import type { FileField } from '@/components/forms/fields/FileInput/FileField';
import { IdentityInput } from '@/components/forms/fields/IdentityInput/IdentityInput';
import { MobileInput } from '@/components/forms/fields/MobileInput/MobileInput';
import { PhoneInput } from '@/components/forms/fields/PhoneInput/PhoneInput';
import { RadioGroup } from '@/components/forms/fields/RadioGroup/RadioGroup';
import { Select, type Choice } from '@/components/forms/fields/Select/Select';
import { TextArea } from '@/components/forms/fields/TextArea/TextArea';
import { TextInput } from '@/components/forms/fields/TextInput/TextInput';
import type { SubmissionLabels } from '@/components/forms/labels/labels';
import { choiceLabel, textAt, type Texts } from '@/lib/i18n/text-at';
import type { DefinedForm, DefinedValues } from './useDefinedForm';

interface Props {
  readonly fields: Readonly<Record<string, FormField>>;
  readonly model: DefinedForm;
  readonly texts: Texts;
  readonly labels: SubmissionLabels;
  /** Placeholder of lists. */
  readonly choose?: string;
  /** Choices of fields whose list comes from the service. */
  readonly lists?: Readonly<Record<string, readonly Choice[]>>;
  /** The values chosen already on a page without JavaScript. */
  readonly given?: Readonly<Record<string, string>>;
  /** Only forms with a file load its component. */
  readonly file?: ComponentType<ComponentProps<typeof FileField<DefinedValues>>>;
}

/** The fields of a form from its definition, in its order. */
export function FormFields({ fields, ...props }: Props) {
  return Object.entries(fields).map(([name, field]) => (
    <DefinedField key={name} name={name} field={field} {...props} />
  ));
}

interface FieldProps extends Omit<Props, 'fields'> {
  readonly name: string;
  readonly field: FormField;
}

function DefinedField({ name, field, ...props }: FieldProps) {
  const { model, texts, labels, choose, lists = {}, given = {}, file: File } = props;
  const label = textAt(texts, field.label);
  const hint = field.hint && textAt(texts, field.hint);
  const counted = useWatch({
    control: model.form.control,
    name,
    disabled: !(field.kind === 'lines' || field.counted),
  });
  if (field.kind === 'file') {
    return File ? (
      <File
        form={model.form}
        name={name}
        id={model.field(name).id}
        label={label}
        hint={model.fileHint(hint ?? '', labels)}
        error={model.fieldError(name)}
      />
    ) : null;
  }
  const control = {
    label,
    hint,
    wide: field.wide,
    optional: field.missing === undefined || undefined,
    ...model.field(name),
  };
  const counter = typeof counted === 'string' ? { counted } : {};
  const limit = fieldRule(field).max;
  switch (field.kind) {
    case 'email':
      return <EmailInput {...counter} limit={limit} {...control} />;
    case 'identity':
      return <IdentityInput {...control} hint={model.identityHint(hint ?? '', labels)} />;
    case 'mobile':
      return <MobileInput labels={labels} {...model.field(name)} />;
    case 'phone':
      return <PhoneInput {...control} hint={hint ?? ''} />;
    case 'choice': {
      const choices = field.values.map((value) => ({
        value,
        label: choiceLabel(texts, field.labels, value),
      }));
      return field.control === 'radio' ? (
        <RadioGroup
          choices={choices}
          {...control}
          defaultValue={control.defaultValue || given[name]}
        />
      ) : (
        <Select placeholder={choose} choices={choices} {...control} />
      );
    }
    case 'lines':
      return <TextArea {...control} wide limit={limit} {...counter} />;
    default: {
      const list = 'list' in field && field.list ? lists[field.list] : undefined;
      return list ? (
        <Select placeholder={choose} choices={list} {...control} />
      ) : (
        <TextInput autoComplete={field.autoComplete} limit={limit} {...counter} {...control} />
      );
    }
  }
}
