/** Returns the first word of a name, up to a space. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
