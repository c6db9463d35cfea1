/** The facts about a chat that decide on suggested replies. */
export interface SuggestionFacts {
  /** True if the operator has switched suggestions on. */
  isOffered: boolean;
  /** The role and subtype of the last message; null if there is none. */
  last: { role: 'user' | 'character'; subtype: string | null } | null;
  /** True if the person has written anything; before that, openers are suggested. */
  hasSpoken: boolean;
  isReplyPending: boolean;
  isWithdrawn: boolean;
  isBlocked: boolean;
}

/** Subtypes of a character's conversational messages, unlike the crisis card. */
const talk: readonly (string | null)[] = [
  null,
  'reply',
  'follow_up',
  'follow_up_first_reminder',
  'follow_up_second_reminder',
  'follow_up_third_reminder',
];

/** Decides whether a model is called for suggestions: only when it is the person's turn. */
export function decideSuggestions(facts: SuggestionFacts): 'ask' | 'nothing' {
  const { isOffered, last, hasSpoken, isReplyPending, isWithdrawn, isBlocked } = facts;
  const isTheirTurn = last?.role === 'character' && talk.includes(last.subtype) && !isReplyPending;
  return isOffered && isTheirTurn && hasSpoken && !isWithdrawn && !isBlocked ? 'ask' : 'nothing';
}
