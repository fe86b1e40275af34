'use client';

import type { ComponentProps } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { FileInput } from './FileInput';

interface Props<Values extends FieldValues> extends Pick<
  ComponentProps<typeof FileInput>,
  'id' | 'label' | 'hint' | 'error'
> {
  readonly control: Control<Values>;
  readonly name: Path<Values>;
}

/** A full-width `FileInput`, bound to the form's field of that name. */
export function FileField<Values extends FieldValues>({ control, name, ...own }: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...file } }) => (
        <FileInput {...own} wide inputRef={ref} value={value ?? null} {...file} />
      )}
    />
  );
}
