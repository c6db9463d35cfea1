import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocuments } from '~/app/testing/documents';
import { addressOf, routeModules } from '~/app/testing/server-build';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { createTestContext, makeCharacter, makeClub, makePost } from '~/db/testing';
import { openChat } from '~/domain/chat/chats/open-chat';
import { newId } from '~/domain/shared/ids';

/** Addresses with an action and without a page. */
const addresses = [...routeModules]
  .filter(([, module]) => 'action' in module && !('default' in module))
  .map(([id]) => `/${addressOf(id.replace('routes/', ''))}`);

let site: TestSite;
let member: Awaited<ReturnType<typeof logIn>>;
let belonging: Record<string, string>;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments() });
  const { id: characterId, slug } = await makeCharacter(site.db);
  const { id } = await makePost(site.db, { characterId });
  const post = `/characters/${slug}/post/${id}`;
  const club = await makeClub(createTestContext(site.db));
  const clubs = await site.db('characters').where({ id: club.characterId }).first('slug');
  member = await logIn(site);
  const person = { kind: 'user', id: member.userId } as const;
  const opened = await openChat(site.domain, person, { characterId });
  if (!opened.ok) throw new Error(opened.reason);
  const greeting = await site.db('messages').where({ chat_id: opened.chatId }).first('id', 'seq');
  belonging = {
    [`/pictures/${greeting?.id ?? ''}/unlock`]: `/chats/${slug}?message=${greeting?.seq ?? ''}#message-${greeting?.seq ?? ''}`,
    '/sign_out': '/',
    '/language': '/?modal=languageSelectorModal',
    '/legal_notice': '/terms-of-service',
    '/ai_notice/put_away': '/',
    '/passkey_options': '/sign_in',
    '/checkout_events': '/',
    '/offers/put_away': '/',
    [`/clubs/${club.creatorId}/join`]: `/characters/${clubs?.slug ?? ''}`,
    [`/blocks/${characterId}`]: `/characters/${slug}`,
    [`/follows/${characterId}`]: `/characters/${slug}`,
    [`/posts/${id}/like`]: post,
    [`/posts/${id}/unlock`]: post,
  };
});
afterAll(() => site.close());

/** Matches a path with any values of its parameters. */
const isOf = (address: string) => (path: string) =>
  new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Returns the owner's client for a private picture, which leads other people nowhere. */
const clientOf = (address: string) => (address.startsWith('/pictures/') ? member : site.client());

describe.each(addresses)('%s, reloaded or followed as a link', (address) => {
  it('leads to the page that it belongs to', async () => {
    const path = Object.keys(belonging).find(isOf(address)) ?? '';
    expect(path, 'no page is named for it').not.toBe('');
    const client = clientOf(address);
    const { status, headers } = await client.get(path);
    expect([status, headers.get('location')]).toEqual([302, belonging[path]]);
    expect((await client.get(belonging[path] ?? '')).status).toBe(200);
  });

  it.runIf(address.includes(':'))('is missing for an id that does not exist', async () => {
    for (const id of [newId(), 'nobody']) {
      expect((await clientOf(address).get(address.replace(/:\w+/, id))).status).toBe(404);
    }
  });
});
