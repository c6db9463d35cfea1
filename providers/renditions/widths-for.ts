/**
 * Returns the widths to render of an original: every width up to that of the original. For a smaller
 * original it returns the smallest width only; that file keeps the width of the original.
 */
export function widthsFor<Width extends number>(
  originalWidth: number,
  widths: readonly Width[],
): Width[] {
  const fitting = widths.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : widths.filter((width) => width === Math.min(...widths));
}
