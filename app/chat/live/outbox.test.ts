import { describe, expect, it } from 'vitest';
import { serverEvent } from '~/realtime/protocol/names';
import { createOutbox as openOutbox, recordingBack, type Waiting } from './outbox';

function memory(initial: string | null = null) {
  let held = initial;
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value;
    },
  };
}

const waiting = (number: number, characterId = 'noor'): Waiting => ({
  characterId,
  idempotencyKey: `key-${number}-of-test`,
  content: `words ${number}`,
  at: '2026-11-20T20:00:00.000Z',
  writer: 'ada',
});

const sentAt = Date.parse(waiting(1).at);
const ada = 'ada';
const createOutbox = (storage: ReturnType<typeof memory>, after = 0, writer = ada) =>
  openOutbox(storage, writer, () => sentAt + after);

it('returns after a reload the messages that were added before it', () => {
  const storage = memory();
  createOutbox(storage).add(waiting(1));
  expect(createOutbox(storage).all()).toEqual([waiting(1)]);
});

it('keeps the conversations apart', () => {
  const outbox = createOutbox(memory());
  outbox.add(waiting(1, 'noor'));
  outbox.add(waiting(2, 'mila'));
  expect(outbox.of('mila')).toEqual([waiting(2, 'mila')]);
});

it('keeps messages of another account of the tab unsent until that account returns', () => {
  const storage = memory();
  createOutbox(storage).add(waiting(1));
  const other = createOutbox(storage, 0, 'bob');
  expect(other.all()).toEqual([]);
  other.add(waiting(2));
  other.remove(waiting(2).idempotencyKey);
  expect(createOutbox(storage, 0, 'visitor').all()).toEqual([]);
  expect(createOutbox(storage).all()).toEqual([waiting(1)]);
});

it('continues with a visitor’s messages once they have an account', () => {
  const storage = memory();
  createOutbox(storage, 0, 'visitor').add(waiting(1));
  expect(createOutbox(storage).all()).toMatchObject([{ content: 'words 1' }]);
});

it('forgets a message by its key', () => {
  const outbox = createOutbox(memory());
  for (const number of [1, 2, 3]) outbox.add(waiting(number));
  outbox.remove(waiting(2).idempotencyKey);
  expect(outbox.all()).toEqual([waiting(1), waiting(3)]);
});

it('drops an unsent message after a week, long before a server would treat it as new', () => {
  const storage = memory();
  createOutbox(storage).add(waiting(1));
  const week = 7 * 24 * 3_600_000;
  expect(createOutbox(storage, week - 1).all()).toEqual([waiting(1)]);
  expect(createOutbox(storage, week).all()).toEqual([]);
});

it.each(['{', '{}', '[{"idempotencyKey":1}]', '[null]'])('takes %j for nothing', (stored) => {
  expect(createOutbox(memory(stored)).all()).toEqual([]);
});

describe('a recording that was not taken', () => {
  const voice = { sound: 'data:audio/webm;base64,GkXfow==', seconds: 3, peaks: [10] };
  const voiceMessage: Waiting = { ...waiting(1), content: '', voice };
  const refused = (idempotencyKey: string) =>
    ({
      name: serverEvent.chatError,
      payload: { error: 'Insufficient balance', idempotencyKey },
    }) as const;

  it('is returned to its person, in the chat it was recorded in', () => {
    expect(recordingBack(refused(voiceMessage.idempotencyKey), [waiting(2), voiceMessage])).toEqual(
      {
        characterId: 'noor',
        voice,
      },
    );
  });

  it('is never a text message, nor one of another key', () => {
    expect(
      recordingBack(refused(waiting(2).idempotencyKey), [waiting(2), voiceMessage]),
    ).toBeNull();
    expect(recordingBack(refused('another-key'), [voiceMessage])).toBeNull();
  });
});
