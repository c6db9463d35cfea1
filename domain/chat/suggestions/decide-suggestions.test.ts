import { expect, it } from 'vitest';
import { decideSuggestions, type SuggestionFacts } from './decide-suggestions';

const theirTurn: SuggestionFacts = {
  isOffered: true,
  last: { role: 'character', subtype: 'reply' },
  hasSpoken: true,
  isReplyPending: false,
  isWithdrawn: false,
  isBlocked: false,
};

it.each<[string, Partial<SuggestionFacts>, 'ask' | 'nothing']>([
  ['after a reply', {}, 'ask'],
  ['after a message that came first', { last: { role: 'character', subtype: 'follow_up' } }, 'ask'],
  ['where the operator offers none', { isOffered: false }, 'nothing'],
  ['before anything was said', { last: null }, 'nothing'],
  ['after a greeting', { hasSpoken: false }, 'nothing'],
  ['after the person’s own words', { last: { role: 'user', subtype: null } }, 'nothing'],
  [
    'after a card for somebody in distress',
    { last: { role: 'character', subtype: 'crisis_referral' } },
    'nothing',
  ],
  ['while an answer is on its way', { isReplyPending: true }, 'nothing'],
  ['where nobody answers any more', { isWithdrawn: true }, 'nothing'],
  ['to a character that was blocked', { isBlocked: true }, 'nothing'],
])('decides on suggested replies %s', (_when, facts, decision) => {
  expect(decideSuggestions({ ...theirTurn, ...facts })).toBe(decision);
});
