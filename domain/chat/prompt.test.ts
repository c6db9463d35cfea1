import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens';
import { buildPrompt, type PromptMessage } from './prompt';

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

  const lines = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      '晚上好，你今天过得怎么样？'.repeat(40),
      '😊'.repeat(300),
      'lantern '.repeat(400),
    ),
  );
  const threads = fc
    .array(fc.record({ isUser: fc.boolean(), content: lines }), { minLength: 1, maxLength: 20 })
    .map((thread) =>
      thread.map(({ isUser, content }) => said(isUser ? 'user' : 'character', content)),
    );
  const costOf = (prompt: { content: string }[]) =>
    prompt.reduce((sum, { content }) => sum + estimateTokens(content), 0);

  it('keeps the newest messages that fit the budget, in order, and always the last one', () => {
    fc.assert(
      fc.property(threads, fc.integer({ min: 400, max: 2000 }), (messages, budget) => {
        const [, ...kept] = buildPrompt(character, null, messages, budget);
        expect(kept.length).toBeGreaterThan(0);
        const newest = messages.slice(-kept.length).map(({ content }) => content);
        expect(kept.slice(0, -1).map(({ content }) => content)).toEqual(newest.slice(0, -1));
        expect(newest.at(-1)?.startsWith(kept.at(-1)?.content ?? '-')).toBe(true);
        if (kept.length > 1) expect(kept.at(-1)?.content).toBe(newest.at(-1));
      }),
    );
  });

  it('never exceeds its budget and cuts no character in two', () => {
    const bio = fc.constantFrom('Kurz.', '她很少说话。'.repeat(300), '🌙'.repeat(500));
    const budgets = fc.integer({ min: 10, max: 3000 });
    fc.assert(
      fc.property(threads, bio, budgets, (messages, about, budget) => {
        const prompt = buildPrompt({ ...character, bio: about }, 'Alex', messages, budget);
        expect(costOf(prompt)).toBeLessThanOrEqual(budget);
        const whole = messages.map(({ content }) => content).join('');
        if (!/\p{Surrogate}/u.test(whole)) {
          for (const { content } of prompt) expect(content).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
  });

  it('does not cut what fits', () => {
    const [system, last] = buildPrompt(character, null, [said('user', 'Hi')], 1000);
    expect(system?.content).toContain('I collect timetables.');
    expect(last?.content).toBe('Hi');
  });
});
