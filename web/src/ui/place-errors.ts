// Finds the field of a form for each error of the API.
import type { FieldError } from '../api/api-error.ts';

/**
 * An error belongs to the field of its path. Otherwise it belongs to the field that contains its path, or to the first
 * field inside it; an error without any keeps its path and stands at the top of the form.
 */
export function placeErrors(errors: readonly FieldError[], fields: readonly string[]): FieldError[] {
  const isInside = (path: string, whole: string) =>
    path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);
  return errors.map((error) => {
    if (fields.includes(error.field)) return error;
    const containing = fields
      .filter((field) => isInside(error.field, field))
      .toSorted((one, other) => other.length - one.length)[0];
    const field = containing ?? fields.find((inner) => isInside(inner, error.field));
    return field === undefined ? error : { ...error, field };
  });
}
