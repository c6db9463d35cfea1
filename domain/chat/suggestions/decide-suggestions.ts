/** What is known of a chat in which lines to say could be offered. */
export interface SuggestionFacts {
  /** Whether the operator has them offered at all. */
  isOffered: boolean;
  /** Who said the last thing, and what kind of message it is; null where nothing was said. */
  last: { role: 'user' | 'character'; subtype: string | null } | null;
  /** Whether the person has said anything; before that, openers are offered. */
  hasSpoken: boolean;
  isReplyPending: boolean;
  isWithdrawn: boolean;
  isBlocked: boolean;
}

/** What a character says in a talk, as against a card for somebody in distress. */
const talk: readonly (string | null)[] = [
  null,
  'reply',
  'follow_up',
  'follow_up_first_reminder',
  'follow_up_second_reminder',
  'follow_up_third_reminder',
];

/** Whether a model is asked for lines to say: only where it is the person's turn in a talk. */
export function decideSuggestions(facts: SuggestionFacts): 'ask' | 'nothing' {
  const { isOffered, last, hasSpoken, isReplyPending, isWithdrawn, isBlocked } = facts;
  const isTheirTurn = last?.role === 'character' && talk.includes(last.subtype) && !isReplyPending;
  return isOffered && isTheirTurn && hasSpoken && !isWithdrawn && !isBlocked ? 'ask' : 'nothing';
}
