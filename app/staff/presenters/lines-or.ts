import type { CellShown, SectionShown } from '../resources/shown';

/** Returns a section of lines, or of a sentence if there are none. */
export const linesOr = (title: string, lines: readonly CellShown[], none: string): SectionShown =>
  lines.length > 0 ? { title, lines: [...lines] } : { title, paragraphs: [none] };
