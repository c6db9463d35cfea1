/**
 * The widths that are made of an original: those it is as wide as, else the least of all, in the
 * original's own width.
 */
export function widthsFor<Width extends number>(
  originalWidth: number,
  widths: readonly Width[],
): Width[] {
  const fitting = widths.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : widths.filter((width) => width === Math.min(...widths));
}
