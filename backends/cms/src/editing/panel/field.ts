import type { FieldText } from '@ports-authority/content-types';

export const field = (arLabel: string, enLabel: string, ar: string, en: string): FieldText => ({
  label: [arLabel, enLabel],
  help: [ar, en],
});

export const withMaxCharacters = (maxCharacters: number, text: FieldText): FieldText => ({
  ...text,
  maxCharacters,
});
