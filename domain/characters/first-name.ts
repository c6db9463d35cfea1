/** The first space-separated word of a name. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
