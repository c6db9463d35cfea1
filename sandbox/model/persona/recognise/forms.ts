/** What is known by its form, as a question, and the group of lines that answers it. */
interface Form {
  group: string;
  pattern: RegExp;
}

const read = new Map<string, Form[]>();

/** Reads a list of forms, `group: pattern ;; group: pattern`. */
export function formsIn(list: string): Form[] {
  const known = read.get(list);
  if (known) return known;
  const forms = list
    .split(' ;; ')
    .filter(Boolean)
    .map((entry) => {
      const at = entry.indexOf(': ');
      const pattern = new RegExp(`(?<!\\p{L})(?:${entry.slice(at + 2)})(?!\\p{L})`, 'iu');
      return { group: entry.slice(0, at), pattern };
    });
  read.set(list, forms);
  return forms;
}
