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
  type MessageWindow,
  type WindowPage,
} from './message-window';
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
function pageOf(messageWindow: MessageWindow, side: 'earlier' | 'later', last: number) {
  const from = edgeOf(messageWindow, side) ?? 0;
  const [low, high] =
    side === 'earlier' ? [Math.max(1, from - 30), from - 1] : [from + 1, Math.min(last, from + 30)];
  const hasMore = side === 'earlier' ? low > 1 : high < last;
  return { side, from, messages: between(low, high), hasMore, askedAt: 0 };
}

/** Extends one end as a page does: portion by portion. */
function draw(messageWindow: MessageWindow, page: WindowPage): MessageWindow {
  const { now, rest } = splitPage(page);
  const drawn = extend(messageWindow, now);
  return rest ? draw(drawn, rest) : drawn;
}

const opened = (last: number): MessageWindow => ({
  messages: between(Math.max(1, last - 29), last),
  hasEarlier: last > 30,
  hasLater: false,
  later: [],
});

describe('a stretch of a long conversation', () => {
  it('drops its end while the user scrolls up, and restores it while they scroll down', () => {
    const last = 10_000;
    let messageWindow = opened(last);
    for (let page = 0; page < 10; page += 1)
      messageWindow = extend(messageWindow, pageOf(messageWindow, 'earlier', last));
    expect(seqsOf(messageWindow.messages)).toEqual(seqsOf(between(9671, 9730)));
    expect(messageWindow).toMatchObject({ hasEarlier: true, hasLater: true });
    expect(newestOf(messageWindow)?.seq).toBe(last);
    for (let page = 0; page < 9; page += 1)
      messageWindow = draw(messageWindow, pageOf(messageWindow, 'later', last));
    expect(seqsOf(messageWindow.messages)).toEqual(seqsOf(between(9941, last)));
    expect(messageWindow).toMatchObject({ hasEarlier: true, hasLater: false, later: [] });
  });

  it('fills the screen and the prefetched area, however short its messages are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 480, max: 4320 }), (height) => {
        const oneWordEach = mostDrawn(height) * 54;
        expect(oneWordEach - height).toBeGreaterThanOrEqual(2 * nearness);
      }),
    );
    expect(mostDrawn(667)).toBe(60);
  });

  it('stores new messages meanwhile and draws them only at the end', () => {
    let messageWindow = opened(500);
    for (let page = 0; page < 4; page += 1)
      messageWindow = extend(messageWindow, pageOf(messageWindow, 'earlier', 500));
    messageWindow = hold(messageWindow, [message(501)]);
    expect(seqsOf(messageWindow.messages)).not.toContain(501);
    expect(newestOf(messageWindow)?.seq).toBe(501);
    const end = moveToEnd(messageWindow, { messages: between(471, 500), hasMore: true });
    expect(seqsOf(end.messages)).toEqual(seqsOf(between(471, 501)));
  });

  it('ignores a page that was requested from a former end', () => {
    const messageWindow = opened(500);
    const late = { ...pageOf(messageWindow, 'earlier', 500), from: 300 };
    expect(extend(messageWindow, late)).toBe(messageWindow);
  });

  it('is reloaded without the messages that it dropped', () => {
    const messageWindow = {
      messages: between(40, 60),
      hasEarlier: true,
      hasLater: true,
      later: [],
    };
    const again = hold(messageWindow, [...between(1, 10), ...between(50, 70)]);
    expect(seqsOf(again.messages)).toEqual(seqsOf(between(40, 60)));
  });

  it('has no gap, no duplicate and a bounded size after any actions', () => {
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
          let messageWindow = opened(last);
          for (const one of acts) {
            if (one === 'said') {
              last += 1;
              messageWindow = hold(messageWindow, [message(last)]);
            } else if (one === 'end') {
              const messages = between(Math.max(1, last - 29), last);
              messageWindow = moveToEnd(messageWindow, { messages, hasMore: last > 30 });
            } else if (one === 'anew') {
              messageWindow = hold(messageWindow, between(Math.max(1, last - 29), last));
            } else if (one === 'earlier' ? messageWindow.hasEarlier : messageWindow.hasLater) {
              messageWindow = draw(messageWindow, pageOf(messageWindow, one, last));
            }
            const first = edgeOf(messageWindow, 'earlier') ?? 0;
            expect(seqsOf(messageWindow.messages)).toEqual(
              seqsOf(between(first, first + messageWindow.messages.length - 1)),
            );
            expect(messageWindow.messages.length).toBeLessThanOrEqual(240);
            expect(messageWindow.hasEarlier).toBe(first > 1);
            expect(messageWindow.hasLater).toBe(edgeOf(messageWindow, 'later') !== last);
            expect(newestOf(messageWindow)?.seq).toBe(last);
          }
        },
      ),
    );
  });
});
