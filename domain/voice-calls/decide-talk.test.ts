import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideTalk, startTalk, type Talk, type TalkEffect, type TalkEvent } from './decide-talk';

const fresh = startTalk([], false);
const greeted: Talk = { ...fresh, isGreeted: true };
/** The character is in the middle of an answer. */
const answering: Talk = {
  ...greeted,
  lines: [
    { role: 'user', text: 'Hello.' },
    { role: 'character', text: 'It rains.' },
  ],
  answering: 3,
  next: 4,
  turns: { 3: 1 },
};

const understood = (
  during: number,
  change: Partial<Extract<TalkEvent, { kind: 'understood' }>> = {},
) =>
  ({
    kind: 'understood',
    during,
    text: 'And now?',
    verdict: 'allowed',
    end: null,
    ...change,
  }) satisfies TalkEvent;
const captioned = { kind: 'tell-caption', turn: 2, line: { role: 'user', text: 'And now?' } };
const met = { kind: 'met', notice: null } satisfies TalkEvent;

describe('a talk', () => {
  it.each<[string, Talk, TalkEvent, object[]]>([
    ['begins with hello', fresh, met, [{ kind: 'say', phrase: 'hello', speech: 0 }]],
    [
      'tells what the frame has to tell before hello',
      fresh,
      { kind: 'met', notice: 'goodbye' },
      [
        { kind: 'say', phrase: 'goodbye', speech: 1, isOfFrame: true },
        { kind: 'say', phrase: 'hello', speech: 0 },
      ],
    ],
    [
      'tells it to nobody who is back',
      greeted,
      { kind: 'met', notice: 'goodbye' },
      [{ kind: 'say', phrase: 'back', speech: 0 }],
    ],
    [
      'falls silent when somebody speaks',
      answering,
      { kind: 'interrupted' },
      [{ kind: 'cut', speech: 3 }],
    ],
    [
      'pauses while it is not clear whether somebody takes the turn',
      answering,
      { kind: 'suspended' },
      [{ kind: 'suspend', speech: 3 }],
    ],
    [
      'goes on after the word of a listener',
      answering,
      { kind: 'resumed' },
      [{ kind: 'resume', speech: 3 }],
    ],
    [
      'falls silent when the line is lost',
      answering,
      { kind: 'line-lost' },
      [{ kind: 'cut', speech: 3 }],
    ],
    ['answers what was said', answering, understood(3), [captioned, { kind: 'reply', speech: 3 }]],
    ['answers nobody who has spoken on', answering, understood(2), [captioned]],
    [
      'answers nobody once it is over',
      { ...answering, isLeaving: true },
      understood(3),
      [captioned],
    ],
    [
      'answers again where it goes on',
      decideTalk({ ...answering, isLeaving: true }, { kind: 'goes-on' }).talk,
      understood(3),
      [captioned, { kind: 'reply', speech: 3 }],
    ],
    [
      'says something else of what may not be said, and keeps no word of it',
      answering,
      understood(3, { verdict: 'refused' }),
      [{ kind: 'say', phrase: 'deflection', speech: 3 }],
    ],
    [
      'ends for who may not talk any more',
      answering,
      understood(3, { verdict: 'barred' }),
      [{ kind: 'tell-barred', end: 'barred' }],
    ],
    [
      'ends where it may not go on',
      answering,
      understood(3, { end: 'character' }),
      [captioned, { kind: 'tell-barred', end: 'character' }],
    ],
    [
      'helps before it ends',
      answering,
      understood(2, { verdict: 'distress', end: 'person' }),
      [captioned, { kind: 'help' }],
    ],
    [
      'says that it did not hear',
      answering,
      { kind: 'misheard', during: 3 },
      [{ kind: 'say', phrase: 'not-heard', speech: 3 }],
    ],
    ['has nothing to add to words', answering, { kind: 'answered', with: 'words' }, []],
    [
      'says something where the model says nothing',
      answering,
      { kind: 'answered', with: 'nothing' },
      [{ kind: 'say', phrase: 'deflection', speech: 3 }],
    ],
    [
      'helps where she came to speak of danger',
      answering,
      { kind: 'answered', with: 'referral' },
      [{ kind: 'help' }],
    ],
    [
      'ends where she was withdrawn',
      answering,
      { kind: 'answered', with: 'withdrawn' },
      [{ kind: 'tell-barred', end: 'character' }],
    ],
    [
      'shows numbers of help, and says the rest in place of anything else',
      answering,
      { kind: 'help-found', text: '143' },
      [
        { kind: 'tell-caption', turn: 2, line: { role: 'character', text: '143' } },
        { kind: 'cut', speech: 3 },
        { kind: 'say', phrase: 'help', speech: 5 },
      ],
    ],
    [
      'says good night in place of anything else',
      answering,
      { kind: 'goodbye-due' },
      [
        { kind: 'cut', speech: 3 },
        { kind: 'say', phrase: 'goodbye', speech: 5 },
      ],
    ],
  ])('%s', (_what, talk, event, effects) => {
    expect(decideTalk(talk, event).effects).toEqual(effects);
  });

  it('is a call from the character’s first word on, for the person who is connected', () => {
    const spoken = { kind: 'spoken', speech: 0, text: 'Hello?' } satisfies TalkEvent;
    const line = { role: 'character', text: 'Hello?' };
    const first = decideTalk(decideTalk(fresh, met).talk, spoken);
    expect(first.effects).toEqual([
      { kind: 'tell-hello' },
      { kind: 'tell-caption', turn: 0, line },
    ]);
    const again = decideTalk(first.talk, { ...spoken, text: 'It is me.' });
    expect(again.effects).toEqual([
      { kind: 'tell-caption', turn: 0, line: { ...line, text: 'Hello? It is me.' } },
    ]);
    const lost = decideTalk(decideTalk(fresh, met).talk, { kind: 'line-lost' }).talk;
    expect(decideTalk(lost, spoken).effects).toEqual([{ kind: 'tell-caption', turn: 0, line }]);
  });
});

/** An event in a talk; its speech is one of those that have begun. */
const anyEvent: fc.Arbitrary<(talk: Talk, begun: readonly number[]) => TalkEvent> = fc.oneof(
  fc
    .constantFrom<TalkEvent>(
      met,
      { kind: 'met', notice: 'goodbye' },
      { kind: 'line-lost' },
      { kind: 'suspended' },
      { kind: 'resumed' },
      { kind: 'interrupted' },
      { kind: 'goodbye-due' },
      { kind: 'goes-on' },
      { kind: 'help-found', text: '143' },
    )
    .map((event) => () => event),
  fc
    .constantFrom('words', 'nothing', 'referral', 'withdrawn' as const)
    .map((outcome) => () => ({ kind: 'answered', with: outcome }) satisfies TalkEvent),
  fc
    .record({
      back: fc.nat(3),
      verdict: fc.constantFrom('allowed', 'distress', 'refused' as const),
    })
    .map(
      ({ back, verdict }) =>
        (talk: Talk) =>
          understood(Math.max(0, talk.answering - back), { verdict }),
    ),
  fc.record({ which: fc.nat(), text: fc.constantFrom('Yes.', 'No.') }).map(
    ({ which, text }) =>
      (_talk: Talk, begun: readonly number[]) =>
        ({ kind: 'spoken', speech: begun[which % begun.length] ?? 0, text }) satisfies TalkEvent,
  ),
);

const follow = (events: readonly ((talk: Talk, begun: readonly number[]) => TalkEvent)[]) => {
  let talk = fresh;
  const effects: TalkEffect[] = [];
  const steps: { before: Talk; after: Talk; event: TalkEvent }[] = [];
  for (const happen of events) {
    const begun = effects.flatMap((effect) =>
      effect.kind === 'reply' || (effect.kind === 'say' && !effect.isOfFrame)
        ? [effect.speech]
        : [],
    );
    const event = happen(talk, begun);
    const change = decideTalk(talk, event);
    steps.push({ before: talk, after: change.talk, event });
    talk = change.talk;
    effects.push(...change.effects);
  }
  return { talk, effects, steps };
};

describe('a talk after any events', () => {
  it('cuts and suspends no word of help, no good night and nothing of the frame', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const { effects } = follow(events);
        const firm = effects.flatMap((effect) =>
          effect.kind === 'say' &&
          (effect.isOfFrame || effect.phrase === 'help' || effect.phrase === 'goodbye')
            ? [effect.speech]
            : [],
        );
        const cut = effects.flatMap((effect) =>
          effect.kind === 'cut' || effect.kind === 'suspend' ? [effect.speech] : [],
        );
        expect(cut.filter((speech) => firm.includes(speech))).toEqual([]);
        expect(new Set(firm).size).toBe(firm.length);
      }),
    );
  });

  it('adds turns, and changes earlier ones only by extending them', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        for (const { before, after } of follow(events).steps) {
          expect(after.lines.length).toBeGreaterThanOrEqual(before.lines.length);
          before.lines.forEach((line, turn) => {
            expect(after.lines[turn]?.role).toBe(line.role);
            expect(after.lines[turn]?.text.startsWith(line.text)).toBe(true);
          });
        }
      }),
    );
  });

  it('begins no answer after good night', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        for (const { before, event } of follow(events).steps) {
          if (!before.isLeaving) continue;
          const { effects } = decideTalk(before, event);
          expect(effects.some(({ kind }) => kind === 'reply')).toBe(false);
        }
      }),
    );
  });
});
