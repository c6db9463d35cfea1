import { boundaryIntents } from './boundary-intents';
import { fanIntents } from './fan-intents';
import { selfIntents } from './self-intents';
import { socialIntents } from './social-intents';

/** Every kind of thing a clause can be, in the order they are tried. */
const intents = [...boundaryIntents, ...fanIntents, ...selfIntents, ...socialIntents] as const;

export type IntentKind = (typeof intents)[number][0];

/** What a clause is recognised as, with the words its pattern caught. */
export interface Intent {
  kind: IntentKind;
  caught: Record<string, string>;
}

const longestCaught = 80;

/** Recognises a clause by the first pattern that fits; null when none does. */
export function findIntent(clause: string): Intent | null {
  for (const [kind, patterns] of intents) {
    for (const pattern of patterns) {
      const match = pattern.exec(clause);
      if (match) return { kind, caught: givenGroups(match) };
    }
  }
  return null;
}

/** What is said back is a phrase, not a speech. */
function cut(words: string): string {
  return words.length <= longestCaught
    ? words
    : words.slice(0, longestCaught).replace(/\s\S*$/, '');
}

function givenGroups(match: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).flatMap(([name, value]: [string, string | undefined]) =>
      value === undefined ? [] : [[name, cut(value.trim())]],
    ),
  );
}
