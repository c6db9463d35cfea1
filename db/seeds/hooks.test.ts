import { describe, expect, it } from 'vitest';
import { runChecks } from '~/db/testing/run-checks';
import { buildPrompt } from '~/domain/chat/prompts/prompt';
import { nothingRecalled } from '~/domain/chat/reply/recollection';
import de from '~/locales/de-DE/openers.json' with { type: 'json' };
import en from '~/locales/en-GB/openers.json' with { type: 'json' };
import es from '~/locales/es-ES/openers.json' with { type: 'json' };
import fr from '~/locales/fr-FR/openers.json' with { type: 'json' };
import pt from '~/locales/pt-BR/openers.json' with { type: 'json' };
import momentsDe from '~/locales/de-DE/moments.json' with { type: 'json' };
import momentsEn from '~/locales/en-GB/moments.json' with { type: 'json' };
import momentsEs from '~/locales/es-ES/moments.json' with { type: 'json' };
import momentsFr from '~/locales/fr-FR/moments.json' with { type: 'json' };
import momentsPt from '~/locales/pt-BR/moments.json' with { type: 'json' };
import { composeReply } from '~/sandbox/model/persona';
import { cast, type CastMember } from './cast';
import { translations } from './cast/translations';
import { english } from './posts/captions';
import { planStories } from './posts/plan-stories';

const now = new Date('2026-11-19T21:40:00Z');

/** Returns the system prompt of the product for a member of the cast. */
function promptOf(member: CastMember): string {
  const {
    slug: id,
    name,
    age,
    occupationLabel: occupation,
    place,
    bio,
    speechStyle,
    facts,
  } = member;
  const attributes = (['Personality', 'Hobby', 'Relationship'] as const).map((type) => ({
    type,
    value: member.attributes[type],
  }));
  const character = {
    id,
    name,
    age,
    occupation,
    place,
    bio,
    persona: { speechStyle, facts },
    attributes,
  };
  const messages = [{ role: 'user', content: 'Hi' } as const];
  const situation = { character, fanName: null, recollection: nothingRecalled, messages, now };
  return buildPrompt(situation, 3_000)[0]?.content ?? '';
}

/** Returns the groups of lines with which a member answers a message, after its greeting. */
const groupsOf = (member: CastMember, content: string, greeting = member.greeting): string[] =>
  composeReply([
    { role: 'system', content: promptOf(member) },
    { role: 'assistant', content: greeting },
    { role: 'user', content },
  ]).groups;

const some = cast.filter((_, index) => index % 9 === 0);
/** Groups that say only that nothing was understood, or that something else was. */
const misses = /^(?:question|gibberish|crisis|minor|abuse|threat|explicit|insult|ai|bye|night)/;

describe('the openers of an empty thread', () => {
  const expected = {
    occupation: /^(?:worklike|work|hook)/,
    hobby: /^(?:hobby|worklike|hook|form\.start)/,
    where: /^place/,
    night: /^(?:morning|hook)/,
    smile: /^happy/,
    song: /^(?:song|hook)/,
    first: /^about/,
    rain: /^together/,
  };
  it.each(Object.entries({ en, de, es, fr, pt }))(
    'get an answer in %s',
    async (language, { line }) => {
      const words = Object.entries(translations).find(([locale]) =>
        locale.startsWith(language),
      )?.[1];
      await runChecks(
        some.flatMap((member) =>
          Object.entries(line).map(([kind, text]): [string, () => void] => {
            const filled = text
              .replace('{{occupation}}', words?.[member.slug]?.occupation ?? member.occupationLabel)
              .replace('{{hobby}}', member.attributes.Hobby);
            const groups = groupsOf(member, filled, '');
            return [
              `${member.name}: ${filled} [${groups.join(' ')}]`,
              () =>
                expect(
                  groups.some((group) => expected[kind as keyof typeof expected].test(group)),
                ).toBe(true),
            ];
          }),
        ),
      );
    },
  );
});

it('what a person did is met as such, in each language', async () => {
  const [member] = cast;
  if (!member) throw new Error('the cast is empty');
  await runChecks(
    [momentsEn, momentsDe, momentsEs, momentsFr, momentsPt].flatMap((moments) =>
      Object.values(moments).map((text): [string, () => void] => [
        text,
        () => expect(groupsOf(member, text)).toEqual(['moment']),
      ]),
    ),
  );
});

it('every greeting explains itself, and has an answer of its own', async () => {
  const greetings = cast.flatMap((member) => [
    { member, greeting: member.greeting, mean: 'What do you mean?' },
    {
      member,
      greeting: translations['de-DE']?.[member.slug]?.greeting ?? '',
      mean: 'Was meinst du damit?',
    },
  ]);
  await runChecks(
    greetings.map(({ member, greeting, mean }): [string, () => void] => [
      greeting,
      () => expect(groupsOf(member, mean, greeting)[0]).toMatch(/^mean/),
    ]),
  );
});

it('what a biography tells people to ask is answered from the card', () => {
  const noor = cast.find(({ slug }) => slug === 'noor-haddad');
  if (!noor) throw new Error('Noor has left the cast');
  expect(noor.bio).toContain('Ask what she left in a station locker.');
  expect(groupsOf(noor, 'What did you leave in a station locker?')).toEqual(['hook']);
});

it('captions and texts of stories, said back, are not mistaken', async () => {
  const stories = planStories(cast).map(({ slug, caption }) => ({ slug, text: caption }));
  const captions = [english.scenes, english.stills, english.closers].flatMap((lines) =>
    Object.values(lines).flat(),
  );
  const posts = captions.map((text, index) => ({ slug: some[index % some.length]?.slug, text }));
  await runChecks(
    [...stories, ...posts].map(({ slug, text }): [string, () => void] => {
      const member = cast.find((one) => one.slug === slug);
      const groups = member ? groupsOf(member, `“${text}”`) : [];
      return [
        `${text} [${groups.join(' ')}]`,
        () => {
          expect(groups.length).toBeGreaterThan(0);
          expect(groups.filter((group) => misses.test(group))).toEqual([]);
        },
      ];
    }),
  );
});
