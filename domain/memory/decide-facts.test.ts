import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../shared/ids';
import { decideFacts } from './decide-facts';
import { findStatedFacts } from './stated/find-stated-facts';
import type { FactCandidate } from './schema';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const candidate = (text: string, day: number, topic: string | null = null): FactCandidate => ({
  id: newId(),
  text,
  topic,
  about: 'person',
  toldAt: at(day),
  quote: text,
  messageId: newId(),
  ends: null,
  foundBy: 'rules',
});
const storedFact = (
  text: string,
  day: number,
  more: { topic?: string; origin?: 'told' | 'added'; editedAt?: Date; forgottenAt?: Date } = {},
) => ({
  id: newId(),
  text,
  topic: more.topic ?? null,
  origin: more.origin ?? ('told' as const),
  toldAt: at(day),
  editedAt: more.editedAt ?? null,
  forgottenAt: more.forgottenAt ?? null,
});
const limit = { limit: 200 };
/** Returns the facts that a message of a day states. */
const stated = (message: string, day: number): FactCandidate[] =>
  findStatedFacts(message, { at: at(day), timeZone: 'UTC' }).map((fact) => ({
    ...candidate(fact.text, day),
    ...fact,
  }));
/** Returns the texts that are left of facts after a message of the next day. */
function after(message: string, before: readonly ReturnType<typeof storedFact>[]): string[] {
  const { kept, superseded } = decideFacts(before, stated(message, 9), limit);
  const gone = new Set(superseded.map(({ id }) => id));
  return [...before.filter(({ id }) => !gone.has(id)), ...kept].map(({ text }) => text);
}

describe('a found fact', () => {
  it('is kept once, however it is written', () => {
    const found = [candidate('You live in Lyon', 2), candidate('you live in  Lyon!', 3)];
    const { kept } = decideFacts([storedFact('You love tea', 1)], found, limit);
    expect(kept.map(({ text }) => text)).toEqual(['You live in Lyon']);
    expect(decideFacts([storedFact('You live in Lyon.', 1)], found, limit).kept).toEqual([]);
  });

  it('replaces the stored fact of the same topic', () => {
    const basel = storedFact('You live in Basel', 1, { topic: 'home' });
    const lyon = candidate('You live in Lyon', 2, 'home');
    expect(decideFacts([basel], [lyon], limit)).toEqual({
      kept: [lyon],
      superseded: [{ id: basel.id, by: lyon.id }],
      evicted: [],
    });
  });

  it('counts in the order of its messages, for any order of discovery', () => {
    const basel = storedFact('You live in Basel', 1, { topic: 'home' });
    const lyon = candidate('You live in Lyon', 2, 'home');
    const nice = candidate('You live in Nice', 3, 'home');
    const { kept, superseded } = decideFacts([basel], [nice, lyon], limit);
    expect(kept).toEqual([nice]);
    expect(superseded).toEqual([{ id: basel.id, by: nice.id }]);
  });

  it('does not override a later edit by the person', () => {
    const edited = storedFact('You live in Paris', 1, { topic: 'home', editedAt: at(5) });
    const { kept, superseded } = decideFacts(
      [edited],
      [candidate('You live in Lyon', 4, 'home')],
      limit,
    );
    expect([kept, superseded]).toEqual([[], []]);
  });

  it('does not restore a fact that was just forgotten', () => {
    const forgotten = storedFact('You live in Lyon', 1, { topic: 'home', forgottenAt: at(2) });
    expect(
      decideFacts([forgotten], [candidate('You live in Lyon', 2, 'home')], limit).kept,
    ).toEqual([]);
  });

  it.each([
    'Your card is 4111 1111 1111 1111',
    'Your phone is +41 79 123 45 67',
    'Your address is robin@example.com',
    'Your site is https://example.com',
    'Your password is swordfish',
    '   ',
    '!!!',
    'x'.repeat(201),
  ])('is not kept: %s', (text) => {
    expect(decideFacts([], [candidate(text, 1)], limit).kept).toEqual([]);
  });

  it('keeps dates and amounts', () => {
    const found = [candidate('Your birthday is 12 March 1990', 1), candidate('You run 42 km', 1)];
    expect(decideFacts([], found, limit).kept).toHaveLength(2);
  });

  it('evicts the oldest fact from the conversation, and never one that the person wrote', () => {
    const added = storedFact('You wrote this', 1, { origin: 'added' });
    const oldest = storedFact('You had a cat', 2);
    const older = storedFact('You had a dog', 3);
    const found = candidate('You have a horse', 4);
    const decision = decideFacts([added, oldest, older], [found], { limit: 3 });
    expect(decision).toEqual({ kept: [found], superseded: [], evicted: [oldest.id] });
    const full = decideFacts([added], [found], { limit: 1 });
    expect(full).toEqual({ kept: [], superseded: [], evicted: [] });
  });

  it('never leaves more than the limit, and names only stored facts', () => {
    const text = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
    const topic = fc.option(fc.constantFrom('home', 'job'));
    const one = fc.record({ text, topic, day: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(
        fc.array(one),
        fc.array(one),
        fc.integer({ min: 1, max: 5 }),
        (old, found, most) => {
          const before = old
            .slice(0, most)
            .map((fact) =>
              storedFact(fact.text, fact.day, { ...(fact.topic && { topic: fact.topic }) }),
            );
          const candidates = found.map((fact) => candidate(fact.text, fact.day, fact.topic));
          const { kept, superseded, evicted } = decideFacts(before, candidates, { limit: most });
          expect(
            before.length + kept.length - superseded.length - evicted.length,
          ).toBeLessThanOrEqual(most);
          const ids = new Set(before.map(({ id }) => id));
          const gone = [...superseded.map(({ id }) => id), ...evicted];
          expect(new Set(gone).size).toBe(gone.length);
          for (const id of gone) expect(ids).toContain(id);
          for (const { by } of superseded) expect(kept.map(({ id }) => id)).toContain(by);
        },
      ),
    );
  });
});

describe('the end of a fact', () => {
  const ramen = storedFact('You love ramen', 1, { topic: 'taste ramen' });
  const leeds = storedFact('You live in Leeds', 1, { topic: 'home' });
  const nurse = storedFact('You are a nurse', 1, { topic: 'job' });
  const dog = storedFact('Dog: Biscuit', 1);

  it('replaces the fact that it ends, and no other', () => {
    const all = [ramen, leeds, nurse, dog];
    const rows: [message: string, ended: string | null, text: string][] = [
      ["I don't like ramen any more", 'You love ramen', 'You no longer like ramen'],
      ['I quit my job', 'You are a nurse', 'You have left your job'],
      ['we no longer live in Leeds', 'You live in Leeds', 'You no longer live in Leeds'],
      ['My dog died.', 'Dog: Biscuit', 'No longer with you: dog'],
      ["I don't like sushi any more", null, 'You no longer like sushi'],
      ['I no longer work at Tesco', null, 'You no longer work at Tesco'],
      ['I no longer live in York', null, 'You no longer live in York'],
      ['My cat died.', null, 'No longer with you: cat'],
    ];
    for (const [message, ended, text] of rows) {
      const rest = all.map((fact) => fact.text).filter((one) => one !== ended);
      expect([message, after(message, all)]).toEqual([message, [...rest, text]]);
    }
  });

  it('ends facts in the words of a model', () => {
    const likes = storedFact('You are a big fan of ramen', 1);
    const owns = storedFact('You run a ramen shop', 1);
    expect(after("I don't like ramen any more", [likes, owns])).toEqual([
      'You run a ramen shop',
      'You no longer like ramen',
    ]);
  });

  it('ends nothing that the person wrote, edited or said later', () => {
    const added = storedFact('You love ramen', 1, { origin: 'added' });
    const edited = storedFact('You love ramen a lot', 1, { editedAt: at(2) });
    const later = storedFact('You love hot ramen', 12);
    expect(after("I don't like ramen any more", [added, edited])).toContain(added.text);
    expect(after("I don't like ramen any more", [added, edited])).toContain(edited.text);
    expect(after("I don't like ramen any more", [later])).toEqual([later.text]);
  });

  it('is itself replaced by what holds again', () => {
    const ended = storedFact('You no longer like ramen', 2, { topic: 'taste ramen' });
    expect(after('I love ramen', [ended])).toEqual(['You love ramen']);
    const said = [...stated('I live in Leeds.', 1), ...stated('I no longer live in Leeds.', 2)];
    const { kept } = decideFacts([], [...said, ...stated('I live in York now.', 3)], limit);
    expect(kept.map(({ text }) => text)).toEqual(['You live in York']);
  });
});
