import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../messages/plain-message';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import {
  changeThread,
  hasGap,
  lastSeq,
  startThread,
  type Thread,
  type ThreadEvent,
} from './thread';

const keyOf = (seq: number) => `key-${seq}-of-test`;

const message = (seq: number, role: ThreadMessage['role'] = 'user'): ThreadMessage =>
  plainMessage({
    _id: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
    seq,
    role,
    content: `words ${seq}`,
    idempotencyKey: role === 'user' ? keyOf(seq) : null,
    sentAt: '2026-11-20T20:00:00.000Z',
  });

const submitted = (seq: number): ThreadEvent => ({
  type: 'submitted',
  message: { idempotencyKey: keyOf(seq), content: `words ${seq}`, at: '2026-11-20T20:00:00.000Z' },
});
const confirmed = (seq: number): ThreadEvent => ({
  type: 'user-message-sent',
  message: message(seq),
});
const replied = (seq: number): ThreadEvent => ({
  type: 'character-message-sent',
  message: message(seq, 'character'),
});
const run = (events: ThreadEvent[], from: Thread = startThread([])) =>
  events.reduce(changeThread, from);

describe('a message on its way', () => {
  it('waits unconfirmed until the event after the commit names its key', () => {
    const waiting = run([submitted(2)], startThread([message(1, 'character')]));
    expect(waiting.messages).toHaveLength(1);
    expect(waiting.unconfirmed.map(({ content }) => content)).toEqual(['words 2']);

    const done = run([confirmed(2)], waiting);
    expect(done.unconfirmed).toEqual([]);
    expect(done.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('is shown once however often it is confirmed', () => {
    const thread = run([submitted(1), confirmed(1), confirmed(1)]);
    expect(thread.messages).toHaveLength(1);
  });

  it('does not wait again when the page that confirmed it came first', () => {
    const thread = run([submitted(1)], startThread([message(1)]));
    expect(thread.unconfirmed).toEqual([]);
  });

  it('no longer waits when its page is reloaded with it stored', () => {
    const [waiting] = run([submitted(1)]).unconfirmed;
    expect(
      changeThread(
        { ...startThread([]), unconfirmed: waiting ? [waiting] : [] },
        { type: 'loaded', messages: [message(1)], askedAt: 0 },
      ).unconfirmed,
    ).toEqual([]);
  });

  it('disappears when its own key fails, while the others stay', () => {
    const thread = run([
      submitted(1),
      submitted(2),
      { type: 'failed', text: 'no', source: 'text_message', idempotencyKey: keyOf(1) },
    ]);
    expect(thread.unconfirmed.map(({ idempotencyKey }) => idempotencyKey)).toEqual([keyOf(2)]);
    expect(thread.error).toEqual({ text: 'no', source: 'text_message' });
  });

  it('returns to its writer when it is refused, until the next is sent', () => {
    const failed = { type: 'failed', text: 'no', source: null, idempotencyKey: keyOf(1) } as const;
    const thread = run([submitted(1), failed]);
    expect(thread.returned).toBe(run([submitted(1)]).unconfirmed[0]?.content);
    expect(changeThread(thread, submitted(2)).returned).toBeNull();
  });

  it('waits for a confirmation of its price when its writer requires one, in this tab alone', () => {
    const consentEvent = {
      type: 'failed',
      text: 'confirm',
      source: 'text_message',
      idempotencyKey: keyOf(1),
      tokens: 2,
    } as const;
    const thread = run([submitted(1), consentEvent]);
    expect(thread).toMatchObject({ unconfirmed: [], error: null, returned: 'words 1' });
    expect(thread.prompt).toEqual({ idempotencyKey: keyOf(1), tokens: 2 });
    expect(changeThread(thread, submitted(1)).prompt).toBeNull();
    expect(run([consentEvent]).prompt).toBeNull();
    expect(run([submitted(1), confirmed(1), consentEvent]).prompt).toBeNull();
  });

  it('that was recorded returns as its recording, and is confirmed as a recording', () => {
    const voice = { sound: 'data:audio/webm;base64,AAAA', seconds: 3, peaks: [10, 100] };
    const spoken = {
      type: 'submitted',
      message: { idempotencyKey: keyOf(1), content: '', voice, at: '2026-11-20T20:00:00.000Z' },
    } as const;
    const failed = {
      type: 'failed',
      text: 'no',
      source: 'voice_message',
      idempotencyKey: keyOf(1),
    } as const;
    expect(run([spoken, failed])).toMatchObject({
      unconfirmed: [],
      returned: null,
      returnedVoice: voice,
      error: { text: 'no', source: 'voice_message' },
    });
    const prompted = run([spoken, { ...failed, tokens: 5 }]);
    expect(prompted.prompt).toEqual({ idempotencyKey: keyOf(1), tokens: 5, isVoice: true });
    expect(prompted.returnedVoice).toEqual(voice);
    expect(changeThread(prompted, submitted(2)).returnedVoice).toBeNull();
  });

  it('returns with the one before it when both were not sent', () => {
    const failed = { type: 'failed', text: 'no', source: 'text_message' } as const;
    const thread = run([
      submitted(1),
      submitted(2),
      { ...failed, idempotencyKey: keyOf(1) },
      { ...failed, idempotencyKey: keyOf(2) },
      { ...failed, idempotencyKey: keyOf(2) },
    ]);
    expect(thread).toMatchObject({ unconfirmed: [], returned: 'words 1\nwords 2' });
    const consentEvent = { ...failed, tokens: 2 };
    const prompted = run([
      submitted(1),
      submitted(2),
      { ...consentEvent, idempotencyKey: keyOf(1) },
      { ...consentEvent, idempotencyKey: keyOf(2) },
    ]);
    expect(prompted.returned).toBe('words 1\nwords 2');
    expect(prompted.prompt).toEqual({ idempotencyKey: keyOf(2), tokens: 2 });
  });

  it('stays when a failure names no key, since that is about a reply', () => {
    const thread = run([
      submitted(1),
      { type: 'failed', text: 'no answer just now', source: null, idempotencyKey: null },
    ]);
    expect(thread.unconfirmed).toHaveLength(1);
    expect(thread.error?.text).toBe('no answer just now');
  });

  it('that another tab sent, to whomever, is no business of this one', () => {
    const thread = run([submitted(1)]);
    const failed = { type: 'failed', text: 'no', source: 'text_message' } as const;
    const rejected = { type: 'rejected', text: 'not that' } as const;
    expect(changeThread(thread, { ...failed, idempotencyKey: keyOf(2) })).toEqual(thread);
    expect(changeThread(thread, { ...rejected, idempotencyKey: keyOf(2) })).toEqual(thread);
  });

  it('leaves its refusal behind until a message is sent', () => {
    const refused = run([
      submitted(1),
      { type: 'rejected', text: 'not that', idempotencyKey: keyOf(1) },
    ]);
    expect(refused.unconfirmed).toEqual([]);
    expect(refused.rejections).toEqual([
      { idempotencyKey: keyOf(1), text: 'not that', isKept: true },
    ]);
    expect(refused.returned).toBe('words 1');
    expect(run([confirmed(2)], refused).rejections).toEqual([]);
  });

  it('clears an error when the next one is sent', () => {
    const failed = run([{ type: 'failed', text: 'no', source: null, idempotencyKey: null }]);
    expect(run([confirmed(1)], failed).error).toBeNull();
  });
});

describe('a reply while it is streamed', () => {
  const reply = message(2, 'character');
  const chunk = (offset: number, text: string): ThreadEvent => ({
    type: 'chunk',
    messageId: reply._id,
    offset,
    text,
  });

  it('grows by whole sentences and is replaced by the stored message', () => {
    const streamed = run([chunk(0, 'Good evening. '), chunk(14, 'You came back.')]);
    expect(streamed.draft?.text).toBe('Good evening. You came back.');
    const done = run([replied(2)], streamed);
    expect(done.draft).toBeNull();
    expect(done.messages).toHaveLength(1);
  });

  it('ignores chunks that it already has and chunks after a gap', () => {
    const streamed = run([
      chunk(0, 'Good evening. '),
      chunk(0, 'Good evening. '),
      chunk(40, 'Far.'),
    ]);
    expect(streamed.draft?.text).toBe('Good evening. ');
  });

  it('disappears when it is retracted, and may start again', () => {
    const gone = run([chunk(0, 'Never mind. '), { type: 'retracted', messageId: reply._id }]);
    expect(gone.draft).toBeNull();
    expect(run([chunk(0, 'Another. ')], gone).draft?.text).toBe('Another. ');
  });

  it('starts empty when another writer takes it over, whatever the former one still sends', () => {
    const draft = (number: number, offset: number, text: string): ThreadEvent => ({
      type: 'chunk',
      messageId: reply._id,
      draft: number,
      offset,
      text,
    });
    const first = [draft(1, 0, 'Good evening. '), draft(1, 14, 'You came back after all.')];
    const taken = run([...first, draft(2, 0, 'Hello. ')]);
    expect(taken.draft?.text).toBe('Hello. ');
    const late: ThreadEvent[] = [
      draft(1, 38, ' And you stayed.'),
      { type: 'retracted', messageId: reply._id, draft: 1 },
    ];
    expect(run([...late, draft(2, 7, 'Sit down.')], taken).draft?.text).toBe('Hello. Sit down.');
    const announced: ThreadEvent = { type: 'retracted', messageId: reply._id, draft: 2 };
    expect(run([announced], run(first)).draft).toBeNull();
    // The beginning of the new draft was missed: nothing is shown rather than a mixture.
    expect(run([draft(2, 7, 'Sit down.')], run(first)).draft).toBeNull();
  });

  it('does not reappear with a late sentence once it is stored', () => {
    expect(run([replied(2), chunk(0, 'Late. ')]).draft).toBeNull();
  });

  it('ends the typing indicator', () => {
    const writing = run([{ type: 'character-writing', isWriting: true }]);
    expect(writing.isWriting).toBe(true);
    expect(run([replied(2)], writing).isWriting).toBe(false);
  });
});

describe('events in any order and number', () => {
  const story = fc
    .record({
      count: fc.integer({ min: 1, max: 8 }),
      fates: fc.array(fc.constantFrom('confirmed', 'rejected', 'failed', 'waiting'), {
        minLength: 8,
        maxLength: 8,
      }),
      shuffle: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    })
    .map(({ count, fates, shuffle }) => {
      const seqs = Array.from({ length: count }, (_, index) => index + 1);
      const outcomes = seqs.flatMap((seq): ThreadEvent[] => {
        const fate = fates[seq - 1];
        if (fate === 'confirmed') return [confirmed(seq), confirmed(seq), replied(seq + 100)];
        if (fate === 'rejected') {
          return [{ type: 'rejected', text: 'no', idempotencyKey: keyOf(seq) }];
        }
        if (fate === 'failed') {
          return [{ type: 'failed', text: 'no', source: null, idempotencyKey: keyOf(seq) }];
        }
        return [];
      });
      const mixed = outcomes
        .map((event, index) => ({ event, at: shuffle[index] ?? 0 }))
        .sort((one, other) => one.at - other.at)
        .map(({ event }) => event);
      const fateIs = (fate: string) => seqs.filter((seq) => fates[seq - 1] === fate);
      return { seqs, mixed, confirmedSeqs: fateIs('confirmed'), waitingSeqs: fateIs('waiting') };
    });

  it('show each stored message once, in order, and leave only unanswered ones waiting', () => {
    fc.assert(
      fc.property(story, ({ seqs, mixed, confirmedSeqs, waitingSeqs }) => {
        const thread = run([...seqs.map(submitted), ...mixed]);
        const shown = thread.messages.map(({ seq }) => seq);
        const expected = [...confirmedSeqs, ...confirmedSeqs.map((seq) => seq + 100)];
        expect(shown).toEqual(expected.sort((one, other) => one - other));
        expect(thread.unconfirmed.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
          waitingSeqs.map(keyOf),
        );
      }),
    );
  });

  it('end in the same state whether messages arrive as events or with the page', () => {
    fc.assert(
      fc.property(story, ({ seqs, mixed, confirmedSeqs }) => {
        const byEvents = run([...seqs.map(submitted), ...mixed]);
        const page: ThreadEvent = {
          type: 'loaded',
          askedAt: 0,
          messages: confirmedSeqs.flatMap((seq) => [message(seq), message(seq + 100, 'character')]),
        };
        const byPage = run([...seqs.map(submitted), page, ...mixed, page]);
        expect(byPage.messages).toEqual(byEvents.messages);
        expect(byPage.unconfirmed).toEqual(byEvents.unconfirmed);
      }),
    );
  });

  it('never show the sentences of a draft out of order', () => {
    const sentences = ['One. ', 'Two. ', 'Three. ', 'Four. '];
    const whole = sentences.join('');
    const chunks = sentences.map((text, index): ThreadEvent => ({
      type: 'chunk',
      messageId: 'reply',
      offset: sentences.slice(0, index).join('').length,
      text,
    }));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...chunks), { maxLength: 12 }), (received) => {
        const { draft } = run(received);
        expect(whole.startsWith(draft?.text ?? '')).toBe(true);
      }),
    );
  });
});

describe('the gapless part of a thread', () => {
  const of = (...seqs: number[]) =>
    startThread(
      seqs.map((seq) => message(seq)),
      { hasEarlier: true },
    );
  const loaded = (...seqs: number[]): ThreadEvent => ({
    type: 'loaded',
    messages: seqs.map((seq) => message(seq)),
    askedAt: 0,
  });

  it('ends before the first missing message', () => {
    expect(lastSeq(of(4, 5, 6, 8, 9))).toBe(6);
    expect(hasGap(of(4, 5, 6, 8, 9))).toBe(true);
  });

  it('is the whole thread when no message is missing', () => {
    expect(lastSeq(of(4, 5, 6))).toBe(6);
    expect(hasGap(of(4, 5, 6))).toBe(false);
    expect(lastSeq(of())).toBe(0);
    expect(hasGap(of())).toBe(false);
  });

  it('is empty when the first message of a whole chat is missing', () => {
    const late = changeThread(startThread([]), loaded(2, 3));
    expect(lastSeq(late)).toBe(0);
    expect(hasGap(late)).toBe(true);
    expect(hasGap(changeThread(late, loaded(1)))).toBe(false);
  });

  it('grows past a gap that is filled', () => {
    expect(lastSeq(changeThread(of(4, 6), loaded(5)))).toBe(6);
  });
});

describe('a response with events received while it was under way', () => {
  const removed = { ...message(2), isRemoved: true };
  const loaded = (askedAt: number): ThreadEvent => ({
    type: 'loaded',
    messages: [message(1), message(2), message(3)],
    askedAt,
  });
  const changed = (at: number): ThreadEvent => ({ type: 'changed', message: removed, at });
  const isRemoved = ({ messages }: Thread) => messages.map((one) => one.isRemoved);

  it('leaves a message removed that was drawn at the time of the request', () => {
    const drawn = startThread([message(1), message(2), message(3)]);
    expect(isRemoved(run([changed(20), loaded(10)], drawn))).toEqual([false, true, false]);
  });

  it('brings a message as it was changed before it came', () => {
    expect(isRemoved(run([changed(20), loaded(10)]))).toEqual([false, true, false]);
    const page = { side: 'later' as const, from: 1, messages: [message(2)], hasMore: false };
    const first = startThread([message(1)], { hasLater: true });
    const paged = run([changed(20), { type: 'page', page: { ...page, askedAt: 10 } }], first);
    expect(isRemoved(paged)).toEqual([false, true]);
    const moved = { messages: [message(2)], hasMore: true, askedAt: 10 };
    expect(isRemoved(run([changed(20), { type: 'moved', ...moved }], first))).toEqual([true]);
  });

  it('takes precedence when it was requested later', () => {
    expect(isRemoved(run([changed(20), loaded(21)]))).toEqual([false, false, false]);
  });
});
