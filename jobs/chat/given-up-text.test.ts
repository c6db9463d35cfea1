import { expect, it } from 'vitest';
import { givenUpText } from './given-up-text';

it.each([
  ['de-DE', 'Ada konnte gerade nicht antworten. Deine Token sind wieder auf deinem Guthaben.'],
  ['fr-FR', 'Ada n’a pas pu répondre pour le moment. Vos jetons sont de nouveau sur votre solde.'],
  ['es', 'Ada no ha podido responder en este momento. Tus tokens vuelven a estar en tu saldo.'],
  ['pt-PT', 'Ada não conseguiu responder agora. Seus tokens voltaram para o seu saldo.'],
  ['en-US', 'Ada couldn’t reply just now. Your tokens are back in your balance.'],
  ['ja-JP', 'Ada couldn’t reply just now. Your tokens are back in your balance.'],
  [null, 'Ada couldn’t reply just now. Your tokens are back in your balance.'],
])('writes to a reader of %s that a reply was given up', (language, words) => {
  expect(givenUpText({ characterName: 'Ada', isRefunded: true, language })).toBe(words);
});

it('mentions no tokens when none were paid', () => {
  const text = givenUpText({ characterName: 'Ada', isRefunded: false, language: 'en-GB' });
  expect(text).toBe('Ada couldn’t reply just now.');
});
