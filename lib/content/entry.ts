import * as yup from 'yup';

/** The {id, attributes} envelope of an entry around its own attributes. */
export function entry<Shape extends yup.ObjectShape>(shape: Shape) {
  return yup
    .object({
      attributes: yup.object({ updatedAt: yup.string().required(), ...shape }).required(),
    })
    .required();
}

/** A text that may be empty in the content API. */
export const optionalText = yup
  .string()
  .transform((value: string | null) => value ?? '')
  .default('');

/** A text that every entry has; an answer without it is refused. */
export const requiredText = yup.string().required();
