import { spokenName, type CardParts } from '../card';
import { cardLimits } from '../limits';
import { expandMacros, type MacroValues } from '../macros/expand-macros';

type Greeter = Pick<CardParts, 'name' | 'nickname' | 'greetings'>;

/** A greeting to choose. */
export interface Greeting {
  /** 0 for the first greeting, then one for each alternative (Character Card V3, `@@is_greeting`). */
  index: number;
  text: string;
}

/** Returns the greetings of a card with their macros expanded. Empty ones are left out, indexes stay. */
export function listGreetings(
  card: Greeter,
  fanName: string,
  choose: MacroValues['choose'],
): Greeting[] {
  const values = { char: spokenName(card), user: fanName, choose };
  return card.greetings
    .map((text, index) => ({
      index,
      text: expandMacros(text, values, cardLimits.expandedLength).trim(),
    }))
    .filter(({ text }) => text !== '');
}
