'use client';

import type { ComponentProps } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FileInput } from './FileInput';

interface Props<Values extends FieldValues> extends Pick<
  ComponentProps<typeof FileInput>,
  'id' | 'label' | 'hint' | 'error'
> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
}

/** A full-width `FileInput` bound to a form field, validated when a file is chosen. */
export function FileField<Values extends FieldValues>({ form, name, ...own }: Props<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, onChange, ...file } }) => (
        <FileInput
          {...own}
          {...file}
          wide
          inputRef={ref}
          value={value ?? null}
          onChange={(chosen) => {
            onChange(chosen);
            if (chosen) void inspect(chosen).then(() => form.trigger(name));
            else form.clearErrors(name);
          }}
        />
      )}
    />
  );
}

/** A file is left to the server if its rules cannot be loaded. */
async function inspect(file: File): Promise<void> {
  const rules = await import('@/lib/forms/pdf-file').catch(() => null);
  await rules?.inspectPdf(file);
}
