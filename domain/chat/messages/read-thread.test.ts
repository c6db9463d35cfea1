import { describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Person } from '../../shared/person';
import { makeTalk } from '../testing/make-talk';
import { markThreadRead } from '../chats/mark-read';
import { findDay } from './find-day';
import { listMessages } from './list-messages';

const { database, context } = await openTestContext();

/** Creates a user with the given number of messages, a minute apart. */
async function talked(count: number, { readSeq = count }: { readSeq?: number } = {}) {
  const { id } = await makeUser(database.db);
  const person: Person = { kind: 'user', id };
  const { id: characterId, slug } = await makeCharacter(database.db);
  await makeTalk(context, person, {
    characterId,
    count,
    readSeq,
    endsAt: new Date('2026-11-20T20:00:00Z'),
  });
  const places = async (query: Partial<Parameters<typeof listMessages>[2]>) => {
    const list = await listMessages(context, person, { characterId, limit: 10, ...query });
    return [list.items.at(0)?.seq, list.items.at(-1)?.seq, list.hasMore, list.chatLastSeq];
  };
  return { person, characterId, slug, places };
}

describe('a page of a thread', () => {
  it('is centred on a message, with the messages before and after it', async () => {
    const { places } = await talked(100);
    expect(await places({ around: 50 })).toEqual([45, 54, true, 100]);
    expect(await places({ around: 99 })).toEqual([91, 100, true, 100]);
    expect(await places({ around: 2 })).toEqual([1, 6, false, 100]);
    expect(await places({ around: 2 ** 40 })).toEqual([91, 100, true, 100]);
  });
});

describe('a day of a thread', () => {
  it('begins with its first message in the reader’s time zone', async () => {
    const { person, characterId } = await talked(2 * 24 * 60);
    const find = (date: string, timeZone = 'UTC', of = person) =>
      findDay(context, of, { characterId, date, timeZone });
    // The last of 2,880 messages was sent at 20:00 UTC on the 20th.
    expect(await find('2026-11-20')).toBe(2880 - 20 * 60);
    expect(await find('2026-11-20', 'Europe/Berlin')).toBe(2880 - 21 * 60);
    expect(await find('2026-01-01')).toBe(1);
    expect(await find('2026-11-21')).toBeNull();
    const { id } = await makeUser(database.db);
    expect(await find('2026-11-20', 'UTC', { kind: 'user', id })).toBeNull();
  });
});

describe('a thread that is opened', () => {
  it('returns the start of the unread messages once', async () => {
    const { person, slug } = await talked(40, { readSeq: 30 });
    expect(await markThreadRead(context, person, { slug })).toEqual({ after: 30, count: 5 });
    expect(await markThreadRead(context, person, { slug })).toBeNull();
  });

  it('returns the start to only one of many concurrent visits', async () => {
    const { person, slug } = await talked(10, { readSeq: 4 });
    const results = await Promise.all(
      Array.from({ length: 5 }, () => markThreadRead(context, person, { slug })),
    );
    expect(results.filter((one) => one !== null)).toEqual([{ after: 4, count: 3 }]);
  });
});
