'use client';

import { useEffect, useRef, type Ref } from 'react';
import { cx } from '@/components/ui/shared/cx';
import { GlyphMark } from '@/components/ui/Icon/GlyphMark';
import { warning } from '@/components/ui/Icon/glyphs';
import { IconButton } from '@/components/ui/IconButton/IconButton';
import { controlAttributes, splitField, type FieldProps } from '../fieldProps';
import styles from './FileInput.module.css';
import { fileSize } from './fileSize';
import { format } from '@/lib/i18n/format';
import { FormField } from '../FormField/FormField';
import { useFormLabels } from '@/components/forms/labels/FormLabelsProvider';
import { file as fileGlyph, trash, upload } from '@/components/forms/glyphs';

interface Props extends FieldProps {
  readonly name: string;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Spans all columns of a `FormGrid`. */
  readonly wide?: boolean;
}

/** A PDF input with drop zone; the schema validates type and size. */
export function FileInput(props: Props) {
  const [own, { name, value, onChange, onBlur, inputRef, wide }] = splitField(props);
  const { kit } = useFormLabels();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Otherwise choosing the same file again fires no change event.
    const input = frame.current?.querySelector('input');
    if (input && !value) input.value = '';
  }, [value]);

  function remove(): void {
    onChange(null);
    frame.current?.querySelector('input')?.focus();
  }

  return (
    <FormField {...own} wide={wide}>
      <div ref={frame} className={styles.root}>
        <div className={cx(styles.zone, own.error && styles.invalid)}>
          <GlyphMark glyph={upload} className={styles.mark} />
          <span aria-hidden="true" className={styles.prompt}>
            <u>{kit.file.choose}</u> {kit.file.drop}
          </span>
          <input
            type="file"
            name={name}
            accept="application/pdf,.pdf"
            ref={inputRef}
            onChange={({ target }) => {
              // Cancelling the file dialog keeps the file.
              const [chosen] = target.files ?? [];
              if (chosen) onChange(chosen);
            }}
            onBlur={onBlur}
            {...controlAttributes(own)}
            className={styles.input}
          />
        </div>
        {value ? (
          <div className={cx(styles.row, own.error && styles.invalid)}>
            <GlyphMark glyph={own.error ? warning : fileGlyph} />
            <span className={styles.name} role="status">
              <bdi>{value.name}</bdi>
              <small>{fileSize(kit.file, value.size)}</small>
            </span>
            <IconButton label={format(kit.file.remove, { name: value.name })} onClick={remove}>
              <GlyphMark glyph={trash} />
            </IconButton>
          </div>
        ) : null}
      </div>
    </FormField>
  );
}
