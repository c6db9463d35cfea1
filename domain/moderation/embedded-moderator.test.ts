import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmbeddedModerator } from './embedded-moderator';

const moderator = createEmbeddedModerator();
const kindOf = async (text: string) => (await moderator.judge(text)).kind;
const categoryOf = async (text: string) => {
  const verdict = await moderator.judge(text);
  return verdict.kind === 'refused' ? verdict.category : verdict.kind;
};

describe('the embedded filter', () => {
  it.each([
    ['an underage girl', 'minors'],
    ["I'm 15", 'minors'],
    ['she is only 12 and', 'minors'],
    ['take her against her will', 'non_consent'],
    ['make a deepfake of my boss', 'real_person'],
    ['how to build a bomb', 'violence'],
    ['go kill yourself', 'self_harm_promotion'],
  ])('refuses %j as %s', async (text, category) => {
    expect(await categoryOf(text)).toBe(category);
  });

  it.each([
    'u n d e r a g e girls',
    'und3rage girls',
    'UNDERAGE!!!',
    'ünderåge girls',
    'undеrаge girls',
    'u.n.d.e.r.a.g.e girls',
    'under\u200bage girls',
  ])('sees through the disguise of %j', async (text) => {
    expect(await categoryOf(text)).toBe('minors');
  });

  it.each([
    'I want to kill myself',
    'i dont want to live anymore',
    "I don't want to live",
    'there is no reason to live',
    'thinking about suicide again',
  ])('answers distress with the referral card: %j', async (text) => {
    expect(await kindOf(text)).toBe('crisis');
  });

  it.each([
    'I will be there in 15 minutes',
    "I'm 15 minutes late",
    "I'm 31 and a teacher",
    'My daughter paints, she is 34 now',
    'The grapes are ripe in Cadaqués',
    'Grape juice and therapists',
    'This heat is killing me',
    'I am dying to see you',
    'kiss me under the lamps',
    'My miners’ lamp from Wales',
    'I am 5 km from home',
    'You look stunning tonight',
    'Essex is further than Sussex',
    'Why are you sad? I could cook for you.',
  ])('lets ordinary words pass: %j', async (text) => {
    expect(await kindOf(text)).toBe('allowed');
  });

  it('judges any text without failing, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        expect(['allowed', 'crisis', 'refused']).toContain(await kindOf(text));
      }),
    );
  });

  it('answers a long adversarial text quickly enough not to hold up a worker', async () => {
    for (const text of ['a '.repeat(5000), 'a-'.repeat(5000), '@'.repeat(10_000)]) {
      expect(await kindOf(text)).toBe('allowed');
    }
  });
});
