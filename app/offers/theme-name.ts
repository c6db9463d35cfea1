/** Returns a theme's key in a readable form: `spookySeason` or `spooky_season` becomes "Spooky season". */
export function themeName(key: string): string {
  const words = key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
