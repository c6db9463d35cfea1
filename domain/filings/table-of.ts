/** Returns rows as text in columns, with a heading. */
export function tableOf(
  heading: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2))
      .join('')
      .trimEnd(),
  );
  return [heading, ...(rows.length > 0 ? lines : ['none']), ''].join('\n');
}

/** Returns the heading of a filing with its period. */
export const titleOf = (title: string, { from, until }: { from: Date; until: Date }): string =>
  `${title}, ${from.toISOString().slice(0, 10)} to before ${until.toISOString().slice(0, 10)}\n`;
