import * as z from 'zod';
import { idSchema } from '../shared/ids';

/** The lowest place of a list that staff can pin a character to. */
export const lowestPlace = 12;

export const pinSchema = z.object({
  id: idSchema,
  place: z.number().int().min(1).max(lowestPlace),
});
export type Pin = z.infer<typeof pinSchema>;

interface PlacedPage<Row> {
  rows: Row[];
  fromPins: number;
  fromWalk: number;
}

/**
 * Returns a page of a list with pinned places: a pinned character is at its place, or at the next free
 * one, and the walk fills the others. Pins missing from `known` are skipped; pins after the end of
 * the walk are appended. The pins must be in order of place.
 */
export function placePins<Row>(
  pins: readonly Pin[],
  rowsById: ReadonlyMap<string, Row>,
  walk: readonly Row[],
  { shown, limit }: { shown: number; limit: number },
): PlacedPage<Row> {
  const rows: Row[] = [];
  let fromPins = 0;
  let fromWalk = 0;
  while (rows.length < limit) {
    const pin = pins[fromPins];
    const walked = walk[fromWalk];
    const isDue = pin !== undefined && pin.place <= shown + rows.length + 1;
    if (pin && (isDue || walked === undefined)) {
      const row = rowsById.get(pin.id);
      if (row !== undefined) rows.push(row);
      fromPins += 1;
    } else if (walked !== undefined) {
      rows.push(walked);
      fromWalk += 1;
    } else break;
  }
  return { rows, fromPins, fromWalk };
}
