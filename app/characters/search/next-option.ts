/** Returns the option that an arrow key leads to. The cycle includes the field itself, which is null. */
export function nextOption(
  chosen: number | null,
  count: number,
  key: 'ArrowDown' | 'ArrowUp',
): number | null {
  const places = count + 1;
  const from = chosen === null ? 0 : chosen + 1;
  const to = (from + (key === 'ArrowDown' ? 1 : places - 1)) % places;
  return to === 0 ? null : to - 1;
}
