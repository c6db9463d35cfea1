import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../messages/plain-message';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import {
  edgeOf,
  extend,
  hold,
  moveToEnd,
  newestOf,
  splitPage,
  type Stretch,
  type StretchPage,
} from './stretch';
import { mostDrawn, nearness } from './most-drawn';

const idOf = (seq: number) => `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`;

const message = (seq: number): ThreadMessage =>
  plainMessage({
    _id: idOf(seq),
    seq,
    role: seq % 2 === 1 ? 'character' : 'user',
    content: `words ${seq}`,
    sentAt: '2026-11-20T20:00:00.000Z',
  });
const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => message(first + index));
const seqsOf = (messages: ThreadMessage[]) => messages.map(({ seq }) => seq);

/** Returns a page of the chat as the site returns it. */
function pageOf(stretch: Stretch, side: 'earlier' | 'later', last: number) {
  const from = edgeOf(stretch, side) ?? 0;
  const [low, high] =
    side === 'earlier' ? [Math.max(1, from - 30), from - 1] : [from + 1, Math.min(last, from + 30)];
  const hasMore = side === 'earlier' ? low > 1 : high < last;
  return { side, from, messages: between(low, high), hasMore, askedAt: 0 };
}

/** Extends one end as a page does: portion by portion. */
function draw(stretch: Stretch, page: StretchPage): Stretch {
  const { now, rest } = splitPage(page);
  const drawn = extend(stretch, now);
  return rest ? draw(drawn, rest) : drawn;
}

const opened = (last: number): Stretch => ({
  messages: between(Math.max(1, last - 29), last),
  hasEarlier: last > 30,
  hasLater: false,
  later: [],
});

describe('a stretch of a long conversation', () => {
  it('lets go of the end as one scrolls up, and finds it again as one scrolls down', () => {
    const last = 10_000;
    let stretch = opened(last);
    for (let page = 0; page < 10; page += 1)
      stretch = extend(stretch, pageOf(stretch, 'earlier', last));
    expect(seqsOf(stretch.messages)).toEqual(seqsOf(between(9671, 9730)));
    expect(stretch).toMatchObject({ hasEarlier: true, hasLater: true });
    expect(newestOf(stretch)?.seq).toBe(last);
    for (let page = 0; page < 9; page += 1) stretch = draw(stretch, pageOf(stretch, 'later', last));
    expect(seqsOf(stretch.messages)).toEqual(seqsOf(between(9941, last)));
    expect(stretch).toMatchObject({ hasEarlier: true, hasLater: false, later: [] });
  });

  it('fills a screen and what is fetched ahead, however short its messages are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 480, max: 4320 }), (height) => {
        const oneWordEach = mostDrawn(height) * 54;
        expect(oneWordEach - height).toBeGreaterThanOrEqual(2 * nearness);
      }),
    );
    expect(mostDrawn(667)).toBe(60);
  });

  it('notes what is said meanwhile and draws it at the end only', () => {
    let stretch = opened(500);
    for (let page = 0; page < 4; page += 1)
      stretch = extend(stretch, pageOf(stretch, 'earlier', 500));
    stretch = hold(stretch, [message(501)]);
    expect(seqsOf(stretch.messages)).not.toContain(501);
    expect(newestOf(stretch)?.seq).toBe(501);
    const end = moveToEnd(stretch, { messages: between(471, 500), hasMore: true });
    expect(seqsOf(end.messages)).toEqual(seqsOf(between(471, 501)));
  });

  it('takes no page that was asked for from where it does not end any more', () => {
    const stretch = opened(500);
    const late = { ...pageOf(stretch, 'earlier', 500), from: 300 };
    expect(extend(stretch, late)).toBe(stretch);
  });

  it('is loaded anew without what it has let go of', () => {
    const stretch = { messages: between(40, 60), hasEarlier: true, hasLater: true, later: [] };
    const again = hold(stretch, [...between(1, 10), ...between(50, 70)]);
    expect(seqsOf(again.messages)).toEqual(seqsOf(between(40, 60)));
  });

  it('has no hole, nothing twice and never too much, whatever one does', () => {
    const act = fc.oneof(
      fc.constant('earlier' as const),
      fc.constant('later' as const),
      fc.constant('said' as const),
      fc.constant('end' as const),
      fc.constant('anew' as const),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.array(act, { maxLength: 60 }),
        (count, acts) => {
          let last = count;
          let stretch = opened(last);
          for (const one of acts) {
            if (one === 'said') {
              last += 1;
              stretch = hold(stretch, [message(last)]);
            } else if (one === 'end') {
              const messages = between(Math.max(1, last - 29), last);
              stretch = moveToEnd(stretch, { messages, hasMore: last > 30 });
            } else if (one === 'anew') {
              stretch = hold(stretch, between(Math.max(1, last - 29), last));
            } else if (one === 'earlier' ? stretch.hasEarlier : stretch.hasLater) {
              stretch = draw(stretch, pageOf(stretch, one, last));
            }
            const first = edgeOf(stretch, 'earlier') ?? 0;
            expect(seqsOf(stretch.messages)).toEqual(
              seqsOf(between(first, first + stretch.messages.length - 1)),
            );
            expect(stretch.messages.length).toBeLessThanOrEqual(240);
            expect(stretch.hasEarlier).toBe(first > 1);
            expect(stretch.hasLater).toBe(edgeOf(stretch, 'later') !== last);
            expect(newestOf(stretch)?.seq).toBe(last);
          }
        },
      ),
    );
  });
});
