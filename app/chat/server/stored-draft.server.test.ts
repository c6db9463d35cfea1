import { describe, expect, it } from 'vitest';
import { createTestContext, makeCharacter } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '~/domain/shared/ids';
import type { Person } from '~/domain/shared/person';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { createSiteCookies } from '../../kit/session/cookies';
import { draftSeconds, keepUnsent, readStoredDraft } from './stored-draft.server';

const { database } = await openTestContext();
const characterId = (await makeCharacter(database.db)).id;
const guest = (): Person => ({ kind: 'guest', id: newId() });
const member = (): Person => ({ kind: 'user', id: newId() });
const words = 'Keep me the seat by the window.';

interface Refused {
  error?: string;
  content?: string;
}

async function keep(
  person: Person,
  { error = chatSentences['trial-ended'], content = words }: Refused = {},
) {
  const domain = createTestContext(database.db);
  const context = { domain, cookies: createSiteCookies('http://localhost', domain.now) };
  const refused = { kind: 'failed', error, content } as const;
  const headers = await keepUnsent(context, { person, characterId, refused });
  const set = headers.getSetCookie();
  const cookie = set.map((one) => one.split(';')[0]).join('; ');
  const request = new Request('http://localhost/chats/noor', { headers: { cookie } });
  return {
    set,
    advance: domain.advance,
    read: (reader: Person, { chat = characterId, after = 0 } = {}) =>
      readStoredDraft(request, context, { person: reader, characterId: chat, after }),
  };
}

describe('words that could not be sent yet', () => {
  it('wait for their writer, in that chat', async () => {
    const person = member();
    const kept = await keep(person);
    expect(kept.read(person)).toBe(words);
    expect(kept.read(person, { chat: newId() })).toBe('');
    expect(kept.read(member())).toBe('');
    expect(kept.read(guest())).toBe('');
  });

  it('of a visitor go along with the account they sign up for', async () => {
    const kept = await keep(guest());
    expect(kept.read(member())).toBe(words);
    expect(kept.read(guest())).toBe('');
  });

  it('are of the past once something was sent, or days have gone by', async () => {
    const person = member();
    const kept = await keep(person, { error: chatSentences['insufficient-balance'] });
    expect(kept.read(person, { after: 1 })).toBe('');
    kept.advance(draftSeconds * 1000 + 1);
    expect(kept.read(person)).toBe('');
  });

  it.each([
    ['that may not be sent at all', { error: chatSentences['message-too-long'] }],
    ['that no cookie holds', { content: 'so it went. '.repeat(500) }],
  ])('%s are not kept', async (_which, refused) => {
    expect((await keep(member(), refused)).set).toEqual([]);
  });
});
