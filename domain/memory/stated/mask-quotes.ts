/** The forms of quotations, of limited length: a longer one has no clear end. */
const spans = [
  String.raw`"[^"\n]{1,300}"`,
  String.raw`“[^”\n]{1,300}”`,
  String.raw`„[^“”\n]{1,300}[“”]`,
  String.raw`«[^»\n]{1,300}»`,
  String.raw`»[^«\n]{1,300}«`,
  String.raw`(?<![\p{L}\p{N}])['‘‚][^'’‘\n]{1,300}['’‘](?![\p{L}\p{N}])`,
  // An action that a person plays, such as "*I live in the woods*".
  String.raw`\*[^*\n]{1,300}\*`,
  // A quoted line of another message.
  String.raw`^>[^\n]{1,1000}`,
];
const quoted = new RegExp(spans.join('|'), 'gmu');

/**
 * Returns a message in which the words of others are blank: quotations of more than one word, quoted lines
 * and played actions. Its length is that of the message.
 */
export const maskQuotes = (message: string): string =>
  message.replace(quoted, (span) =>
    /\s/u.test(span.trim()) ? span.replace(/[\p{L}\p{N}.!?…]/gu, '#') : span,
  );
