/** The fields whose values a sketch shows. */
export const sketchedFields = [
  'style',
  'gender',
  'ethnicity',
  'age',
  'eyes',
  'hair',
  'hairColor',
  'body',
] as const;

/** Checks whether a sketch shows the values of a field. */
export const isSketched = (field: string): boolean => sketchedFields.some((one) => one === field);

/** The looks that are chosen so far, by field. */
export type SketchedLooks = Readonly<Partial<Record<(typeof sketchedFields)[number], string>>>;

/** Returns the address of a sketch with these looks. It is the same picture for everybody. */
export function sketchHref({
  frame,
  ...looks
}: SketchedLooks & { frame?: 'eyes' | 'figure' | undefined }): string {
  const query = new URLSearchParams();
  for (const field of sketchedFields) {
    const value = looks[field];
    if (value !== undefined && value !== '') query.set(field, value);
  }
  if (frame !== undefined) query.set('frame', frame);
  return `/create-ai/sketch.svg?${query}`;
}
