/** Returns a cell of CSV with a text in it, and nothing that a spreadsheet would take for a formula. */
export function textCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Returns lines of cells as CSV (RFC 4180), with a mark of UTF-8 that spreadsheets look for. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
