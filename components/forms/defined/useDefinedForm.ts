'use client';

import type { FormDefinition, FormField } from '@ports-authority/e-services-contract';
import { useState } from 'react';
import type { Submission } from '@/components/forms/engine/submitTo';
import { resolverOf, useLazyResolver } from '@/components/forms/engine/useLazyResolver';
import { NO_FILE, useSubmission } from '@/components/forms/engine/useSubmission';
import type { Choice } from '@/components/forms/fields/Select/Select';
import { NOT_SENT, type FormAction } from '@/lib/forms/form-state';
import type { FileRule } from '@/lib/forms/schema-of';
import { choiceLabel, textAt, type Texts } from '@/lib/i18n/text-at';

/** The values of a form, by the names of its definition. */
export type DefinedValues = Record<string, string | File> & { captcha: string };

export interface DefinedOptions {
  readonly definition: FormDefinition;
  /** Loads the rule of a file. */
  readonly loadFileRule?: () => Promise<FileRule>;
  readonly submission: Submission<DefinedValues>;
  /** The server action that takes the form without JavaScript. */
  readonly action: FormAction;
  /** The groups of messages that the definition's keys name. */
  readonly texts: Texts;
  /** Values that are chosen already. */
  readonly given?: Readonly<Record<string, string>>;
  /** Choices of fields whose list comes from the service. */
  readonly lists?: Readonly<Record<string, readonly Choice[]>>;
  readonly mode?: 'onBlur';
}

/** A form from its definition, with its call: fields, draft, confirmation. */
export function useDefinedForm(options: DefinedOptions) {
  const { definition, loadFileRule, submission, action, texts, given, lists = {}, mode } = options;
  const { kind, fields, confirmed = Object.keys(fields) } = definition;
  const [empty] = useState<DefinedValues>(() => ({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.kind === 'file' ? NO_FILE : '']),
    ),
    ...given,
    captcha: '',
  }));
  return useSubmission({
    name: kind,
    resolver: useLazyResolver(
      resolverOf(async () => {
        const [{ schemaOf }, fileRule] = await Promise.all([
          import('@/lib/forms/schema-of'),
          loadFileRule?.(),
        ]);
        return schemaOf(definition, fileRule);
      }),
    ),
    empty,
    fields: [...Object.keys(fields), 'captcha'],
    drafted: Object.keys(fields).filter((name) => isDrafted(fields[name])),
    action,
    unsent: NOT_SENT,
    submission,
    mode,
    summarise: (sent) =>
      confirmed.map((name) => ({
        label: textAt(texts, fields[name]?.label ?? ''),
        value: shown(fields[name], sent[name], texts, lists),
      })),
  });
}

export type DefinedForm = ReturnType<typeof useDefinedForm>;

/** A draft survives a reload of the tab: never files and identity numbers. */
function isDrafted(field: FormField | undefined): boolean {
  return field?.kind !== 'file' && field?.kind !== 'identity';
}

function shown(
  field: FormField | undefined,
  value: string | File | undefined,
  texts: Texts,
  lists: Readonly<Record<string, readonly Choice[]>>,
): string {
  // Of a file that was posted without JavaScript only the name is there.
  if (typeof value === 'object') return value.name;
  if (!field || !value) return '';
  if (field.kind === 'choice') return choiceLabel(texts, field.labels, value);
  if ('list' in field && field.list) {
    return lists[field.list]?.find((choice) => choice.value === value)?.label ?? '';
  }
  return value;
}
