/** A label nobody has translated: each word with a capital; a point of view is an abbreviation. */
export function labelOf(value: string): string {
  return value
    .split('_')
    .map((word) =>
      word.toLowerCase() === 'pov' ? 'POV' : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
