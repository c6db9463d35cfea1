import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../studio/random';
import { expand, templatePattern, uncapitalise, withArticle } from './phrase';

describe('a template', () => {
  it('writes one branch of each choice, nested ones too, and fills its slots', () => {
    const written = new Set(
      Array.from({ length: 60 }, (_, seed) =>
        expand('[the [old|new] lamp|a moon]{you}.', { you: ', Alex' }, createRandom(String(seed))),
      ),
    );
    expect([...written].sort()).toEqual([
      'A moon, Alex.',
      'The new lamp, Alex.',
      'The old lamp, Alex.',
    ]);
  });

  it('leaves no trace of a slot that is not given', () => {
    expect(expand('good evening{you}, {like}. so, {name}!', {}, createRandom('a'))).toBe(
      'Good evening. So!',
    );
  });

  it('is recognised by its pattern in everything it writes', () => {
    const template = '[Do you like rain|Are you fond of (old) storms] {when}[, then|]?';
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('tonight', 'at sea', 'now and then'),
        (seed, when) => {
          expect(expand(template, { when }, createRandom(seed))).toMatch(templatePattern(template));
        },
      ),
    );
    expect('Do you like snow tonight?').not.toMatch(templatePattern(template));
  });
});

it('keeps the capital of names and of I', () => {
  expect(uncapitalise('The lamp')).toBe('the lamp');
  expect(uncapitalise("I'm here")).toBe("I'm here");
  expect(uncapitalise('Noor is here', ['Noor'])).toBe('Noor is here');
});

it.each([
  ['architect', 'an architect'],
  ['pianist', 'a pianist'],
  ['university teacher', 'a university teacher'],
  ['the keeper', 'the keeper'],
])('puts the right article before %s', (noun, expected) => {
  expect(withArticle(noun)).toBe(expected);
});
