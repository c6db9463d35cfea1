import type { Cell } from './define-resource.server';
import type { CellShown } from './shown';

/** Returns a cell for display. Null is shown as a dash. */
export const cellOf = (cell: Cell): CellShown =>
  typeof cell === 'object' && cell !== null ? cell : { text: cell ?? '–' };
