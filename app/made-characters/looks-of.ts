import { sketchedFields, type SketchedLooks } from './sketch-href';

/** Returns the chosen values that a sketch shows. */
export function looksOf(choices: object): SketchedLooks {
  const values: Readonly<Record<string, unknown>> = { ...choices };
  const shown = sketchedFields.flatMap((field) => {
    const value = values[field];
    const isShown = typeof value === 'string' || typeof value === 'number';
    return isShown ? [[field, String(value)] as const] : [];
  });
  return Object.fromEntries(shown);
}
