/** Builds an object's text from its members' own texts. */
export function writeObject(
  members: readonly (readonly [name: string, literal: string])[],
): string {
  return `{${members.map(([name, literal]) => `${JSON.stringify(name)}:${literal}`).join(',')}}`;
}

/** Objects or arrays nested to a given depth. */
export const nested = {
  objects: (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
  arrays: (levels: number) => '['.repeat(levels) + ']'.repeat(levels),
};
