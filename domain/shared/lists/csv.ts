/** First characters that a spreadsheet reads as a formula, also in their full-width forms. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Returns a CSV cell with a text that a spreadsheet does not interpret as a formula. */
export function textCell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Returns lines of cells as CSV (RFC 4180), with the UTF-8 byte order mark for spreadsheets. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
