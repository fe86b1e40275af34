/** A form at a moment. */
export interface FormState {
  /** Of the saved draft; it changes when the form is saved. */
  readonly version: string;
  readonly isModified: boolean;
  readonly isSubmitting: boolean;
}

/** A form, and whether it holds what the saved draft does not. */
export interface Watched extends FormState {
  readonly isUnsaved: boolean;
  /** The new version of the draft came while the form was still being sent. */
  readonly hasCome: boolean;
}

export const watched = (form: FormState): Watched => ({
  ...form,
  isUnsaved: form.isModified,
  hasCome: false,
});

/**
 * What is known after a change. A form that is no longer modified was saved, was changed back by
 * hand, or was refused: after a request that failed, Strapi takes what was written for saved.
 */
export function afterChange(before: Watched, form: FormState): Watched {
  const isNew = form.version !== before.version;
  const hasCome = isNew || (before.hasCome && before.isSubmitting);
  return { ...form, hasCome, isUnsaved: isUnsaved(before, form, hasCome) };
}

function isUnsaved(before: Watched, form: FormState, hasCome: boolean): boolean {
  if (form.isModified) return true;
  if (hasCome) return false;
  return before.isModified ? before.isSubmitting : before.isUnsaved;
}

export const isSame = (one: FormState, other: FormState): boolean =>
  one.version === other.version &&
  one.isModified === other.isModified &&
  one.isSubmitting === other.isSubmitting;
