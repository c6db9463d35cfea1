const spellings: readonly [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/[“”«»]/g, '"'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\br\b/g, 'are'],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\bdont\b/g, "don't"],
  [/\bcant\b/g, "can't"],
  [/\bwhats\b/g, "what's"],
  [/\bhows\b/g, "how's"],
  [/\bwheres\b/g, "where's"],
  [/\bwhos\b/g, "who's"],
  [/\byoure\b/g, "you're"],
  [/\bdidnt\b/g, "didn't"],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bfavorite\b/g, 'favourite'],
  [/\bfav\b/g, 'favourite'],
  [/\bcolor\b/g, 'colour'],
  [/\bplz\b|\bpls\b/g, 'please'],
];

/** Letter case, quotes and hasty spellings evened out, for recognising what is meant. */
export function normalise(text: string): string {
  return spellings
    .reduce((result, [pattern, by]) => result.replace(pattern, by), text.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

const questionHead = String.raw`(?:what(?:'s| is| are| do| did| was| would| about)|how(?:'s| are| is| was| do| about| old)|where(?:'s| do| are| is)|who(?:'s| is| are)|when(?:'s| is| do)|why|do you|did you|have you|ever been|is it|are you|can you|could you|will you|would you|should i|tell me|guess)\b`;

/** Where a question begins inside a sentence: after a comma or a conjunction, or 'how are you'. */
const questionStart = new RegExp(
  [
    String.raw`,\s*(?:(?:and|but|so|by the way|btw),?\s+)?(?=${questionHead})`,
    String.raw`(?<!\b(?:know|remember|recall|wonder|ask|guess|say|between))\s+(?:and|but|so)\s+(?=${questionHead})`,
    String.raw`(?<=\S)\s+(?=how are you\b|how about you\b|what about you\b|what's your\b)`,
    String.raw`,?\s+(?=and you(?:rself)?\s*\?)`,
  ].join('|'),
  'i',
);

/** A message in its sentences, and a question apart from what is said before it. */
export function clausesOf(message: string): string[] {
  return message
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?…])\s+|\n+/)
    .flatMap((sentence) =>
      sentence.trim().endsWith('?') ? sentence.split(questionStart) : [sentence],
    )
    .map((clause) => clause.trim().replace(/^[,;:\s]+/, ''))
    .filter((clause) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clause));
}
