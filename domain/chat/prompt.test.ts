import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPrompt, estimateTokens, type PromptMessage } from './prompt';

const character = {
  name: 'Noor Haddad',
  age: 28,
  occupation: 'Night-train photographer',
  place: 'Beirut to Basel',
  bio: 'Prints it too dark on purpose.',
  persona: { speechStyle: 'Dry and warm.', facts: ['I collect timetables.'] },
  attributes: [{ type: 'Personality', value: 'Romantic' }],
};
const said = (role: PromptMessage['role'], content: string): PromptMessage => ({ role, content });

describe('a prompt', () => {
  it('describes the character in labelled lines and names the person', () => {
    const [system] = buildPrompt(character, 'Alex', [said('user', 'Hi')], 1000);
    expect(system?.role).toBe('system');
    for (const line of [
      'Name: Noor Haddad',
      'Age: 28',
      'Lives: Beirut to Basel',
      'Personality: Romantic',
      '- I collect timetables.',
      'The person you are talking with is called Alex.',
    ]) {
      expect(system?.content).toContain(line);
    }
    expect(system?.content).not.toContain('Hobby:');
  });

  it('keeps the newest messages that fit the budget, in order, and always the last one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isUser: fc.boolean(), content: fc.string({ maxLength: 200 }) }), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.integer({ min: 0, max: 2000 }),
        (thread, budget) => {
          const messages = thread.map(({ isUser, content }) =>
            said(isUser ? 'user' : 'character', content),
          );
          const [system, ...kept] = buildPrompt(character, null, messages, budget);
          expect(kept.length).toBeGreaterThan(0);
          expect(kept.map((one) => one.content)).toEqual(
            messages.slice(-kept.length).map((one) => one.content),
          );
          const cost = [system, ...kept].reduce(
            (sum, one) => sum + estimateTokens(one?.content ?? ''),
            0,
          );
          expect(kept.length === 1 || cost <= budget).toBe(true);
        },
      ),
    );
  });
});
