import { describe, expect, it } from 'vitest';
import { newId } from '~/domain/shared/ids';
import { serverEvent } from './names';
import { toChats, toStream } from './publication';

describe('a publication', () => {
  const personId = newId();
  const characterId = newId();

  it('carries the fields that its name promises and no others', () => {
    const writing = { characterId, isWriting: true, mood: 'calm' };
    expect(toChats(personId, serverEvent.characterWriting, writing)).toEqual({
      personId,
      channel: 'chats',
      name: 'character-writing',
      payload: { characterId, isWriting: true },
    });
    expect(toStream(personId, 'user.token-balance-updated.event', { balance: 4 })).toEqual({
      personId,
      channel: 'stream',
      name: 'user.token-balance-updated.event',
      payload: { balance: 4 },
    });
  });

  it('is refused when its payload does not fit, by the compiler and as it runs', () => {
    const balance = 'user.token-balance-updated.event';
    // @ts-expect-error -- a balance is a number
    expect(() => toStream(personId, balance, { balance: '4' })).toThrow();
    // @ts-expect-error -- that is said on the other channel
    expect(() => toStream(personId, serverEvent.characterWriting, { characterId })).toThrow();
    // @ts-expect-error -- the payload is another event's
    expect(() => toChats(personId, serverEvent.chatError, { characterId })).toThrow();
    expect(() => toStream(personId, balance, { balance: -1 })).toThrow();
  });
});
