/** Returns an untranslated label with a capital letter for each word; a point of view is abbreviated. */
export function labelOf(value: string): string {
  return value
    .split('_')
    .map((word) =>
      word.toLowerCase() === 'pov' ? 'POV' : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
