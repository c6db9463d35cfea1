const secrets: [pattern: RegExp, instead: string][] = [
  // The query of an address may contain anything.
  [/(https?:\/\/[^\s?#"'()<>]+)[?#][^\s"'()<>]*/gi, '$1'],
  [/(^|[\s"'(])(\/[^\s?#"'()<>]*)\?[^\s"'()<>]*/g, '$1$2'],
  [/(?<![\w.%+-])[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b[\w-]{40,}\b/g, '[token]'],
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number]'],
];

/**
 * Returns a text without data that must not be logged: queries, people's addresses, tokens, card numbers.
 */
export function withoutSecrets(text: string): string {
  return secrets.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);
}
