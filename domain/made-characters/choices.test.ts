import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeCatalogue } from '../characters/attribute-catalogue';
import { createPromptJudge } from '../moderation/prompts/prompt-judge';
import { productSettings } from '../settings/settings';
import { divideChoices, joinChoices, stepSchemas, type Choices, type StepChoices } from './choices';
import { composePortrait } from './compose-portrait';
import { namesMinor, namesRealPerson } from './judge-wording';
import { offerTraits, optionsOf } from './offered-traits';
import { makingSteps } from './steps';
import { suggestName } from './suggest-name';
import { surprise } from './surprise';
import { decideEdit } from './what-changes';

const settings = productSettings.parse({});
const offered = offerTraits({ settings, isAnimeMade: true });
const greetings = ['The harbour is quiet tonight. Walk with me?'];

/** A chance that repeats the given numbers. */
const chanceOf = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
const chances = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
});

function surprised(numbers: readonly number[], minAge = 21): StepChoices {
  const ground = { offered, minAge, greetings, chance: chanceOf(numbers) };
  return makingSteps.reduce<StepChoices>(
    (before, step) => ({
      ...before,
      [step]: stepSchemas[step].parse(surprise(step, before, ground)),
    }),
    {},
  );
}
const sample = (changes: Partial<Choices> = {}): Choices => ({
  ...joinChoices(surprised([0])),
  ...changes,
});

describe('a surprise', () => {
  it('is accepted by every step, and each choice is on offer after those before it', () => {
    fc.assert(
      fc.property(chances, fc.integer({ min: 18, max: 90 }), (numbers, minAge) => {
        const steps = surprised(numbers, minAge);
        expect(steps.age?.age).toBeGreaterThanOrEqual(minAge);
        for (const step of makingSteps) {
          const values: Record<string, unknown> = { ...steps[step] };
          for (const [field, options] of Object.entries(optionsOf(step, steps, offered))) {
            for (const value of [values[field] ?? []].flat()) expect(options).toContain(value);
          }
        }
        const choices = joinChoices(steps);
        expect(joinChoices(divideChoices(choices))).toEqual(choices);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the options', () => {
  it('offer no family, and coloured eyes only to drawings', () => {
    expect(attributeCatalogue.Relationship).not.toContain('sister');
    const eyesOf = (style: 'Realistic' | 'Anime') =>
      optionsOf('eyes', { style: { style, gender: 'female' } }, offered).eyes;
    expect(eyesOf('Anime')).toContain('Violet');
    expect(eyesOf('Realistic')).not.toContain('Violet');
  });

  it('ask a man for his build, and anybody else for two sizes', () => {
    const figureOf = (gender: 'female' | 'male' | 'trans') =>
      optionsOf('figure', { style: { style: 'Realistic', gender } }, offered);
    expect(figureOf('male')).toMatchObject({ bust: [], hips: [] });
    expect(figureOf('male').build).toContain('Athletic');
    expect(figureOf('trans')).toMatchObject({ build: [] });
    expect(figureOf('female').bust).toContain('Medium');
  });

  it('leave out what is switched off, and drawings that nobody judges', () => {
    const few = productSettings.parse({ create_ai_body_types: ['Slim'] });
    const less = offerTraits({ settings: few, isAnimeMade: false });
    expect(optionsOf('body', {}, less)).toEqual({ body: ['Slim'] });
    expect(optionsOf('style', {}, less).style).toEqual(['Realistic']);
  });
});

describe('texts about a character', () => {
  it.each([
    'She is 16 and loves the sea',
    'eine Schülerin aus Bremen',
    'tiene quince años',
    'une lycéenne timide',
    'uma menina de 14 anos',
  ])('are refused if they make it under age: %s', (line) => {
    expect(namesMinor(line)).toBe(true);
    const sent = { name: 'Odile Ferrant', greeting: 'Hello.', line };
    expect(stepSchemas.name.safeParse(sent).error?.issues[0]?.message).toBe('made-under-age');
  });

  it.each([
    'I got you one.',
    'The coffee is terrible, I got you one.',
    'Zwei Stühle, einer für dich',
  ])('may contain a number that is no age: %s', (greeting) =>
    expect(namesMinor(greeting)).toBe(false),
  );

  it.each(['Taylor Swift', 'taylor swift'])('are refused for a known person: %s', (name) => {
    expect(namesRealPerson(name)).toBe(true);
    const refused = stepSchemas.name.safeParse({ name, greeting: 'Hello.' });
    expect(refused.error?.issues[0]?.message).toBe('made-real-person');
  });

  it('accept every suggested name', () => {
    fc.assert(
      fc.property(fc.constantFrom('female', 'male', 'trans'), chances, (gender, numbers) => {
        const name = suggestName(gender, chanceOf(numbers));
        expect(stepSchemas.name.safeParse({ name, greeting: 'Hello.' }).success).toBe(true);
        expect(suggestName(gender, chanceOf(numbers), name)).not.toBe(name);
      }),
    );
  });
});

describe('an ordered portrait', () => {
  it('says of drawings, and of a petite body with a flat bust, that they show an adult', () => {
    const marked = [sample({ style: 'Anime' }), sample({ body: 'Petite', bust: 'Flat' })];
    for (const looks of marked) {
      const order = composePortrait(looks, { of: 'made-odile', place: 0 });
      expect(order.prompt).toContain('clearly an adult');
      expect(order.avoid).toContain('childlike');
    }
    const plain = sample({ style: 'Realistic', body: 'Slim', bust: 'Flat' });
    const { prompt } = composePortrait(plain, { of: 'made-odile', place: 0 });
    expect(prompt).not.toContain('clearly an adult');
  });

  it('names the age, is allowed by the judge of orders, and holds no words of the person', () => {
    fc.assert(
      fc.property(chances, fc.nat(5), (numbers, place) => {
        const choices = { ...joinChoices(surprised(numbers)), line: 'Hides a silver key' };
        const { prompt } = composePortrait(choices, { of: 'made', place });
        // The manner names what must not be shown.
        const [looks = ''] = prompt.split('. ');
        expect(looks).toContain(`of ${choices.age} years`);
        expect(prompt).not.toContain('silver key');
        expect(prompt).not.toContain(choices.name);
        expect(createPromptJudge().judge(looks, { level: 'sfw' })).toMatchObject({
          kind: 'allowed',
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('an edit', () => {
  it('keeps style and gender, and makes nobody younger', () => {
    const before = sample({ age: 30, gender: 'female' });
    expect(decideEdit(before, { ...before, gender: 'male' })).toMatchObject({
      reason: 'made-is-fixed',
    });
    expect(decideEdit(before, { ...before, age: 29 })).toMatchObject({ reason: 'made-younger' });
    expect(decideEdit(before, { ...before, age: 31 })).toMatchObject({
      ok: true,
      areLooksChanged: true,
    });
  });

  it('judges changed texts only, and leaves the looks', () => {
    const before = sample();
    const after = { ...before, line: 'Keeps bees', occupation: 'lawyer' };
    expect(decideEdit(before, after)).toEqual({
      ok: true,
      texts: ['line'],
      areLooksChanged: false,
      isAnythingChanged: true,
    });
    expect(decideEdit(before, before)).toMatchObject({ texts: [], isAnythingChanged: false });
  });
});
