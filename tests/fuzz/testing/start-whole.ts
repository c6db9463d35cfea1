import { accessCookie, guestCookie } from '~/domain/sessions/cookies';
import { issueGuestToken } from '~/domain/viewers/guests';
import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import { openChat } from '~/domain/chat/chats/open-chat';
import type { SiteHandles } from '~/app/kit/http/context/site-handles';
import { startSite } from '~/app/testing/start-site';
import { makeCharacter, makeUser } from '~/db/testing';
import { openRedis } from '~/realtime/open-redis';
import { startGateway } from '~/realtime/start-gateway';
import { findFreePort } from '~/db/testing/find-free-port';
import { readContract } from './contract';
import type { ExistingData } from './odd-requests';

export type Whole = Awaited<ReturnType<typeof startWhole>>;

/** Starts the site with a gateway behind it, a character, a person who chats with it, and the contract. */
export async function startWhole(pages: Pick<SiteHandles, 'renderPages'> = {}) {
  const port = await findFreePort();
  const site = await startSite({
    config: { REALTIME_URL: `http://127.0.0.1:${port}` },
    ...pages,
  });
  const { logger, metrics } = site.handles;
  const redis = openRedis(site.config.REDIS_URL, logger);
  const gateway = await startGateway({
    context: site.domain,
    enqueuer: site.enqueuer,
    redis,
    logger,
    metrics,
    publicUrl: site.config.PUBLIC_URL,
    engine: 'uws',
    host: '127.0.0.1',
    port,
    limits: { connectionsPerPerson: 10_000 },
  });
  const member = await makeUser(site.db);
  const { accessToken } = await transact(site.domain, (trx) =>
    startSession(site.domain, trx, { userId: member.id }),
  );
  const guest = await issueGuestToken(site.domain);
  const character = await makeCharacter(site.db);
  const document = (await site.client().get('/api/v1/openapi.json')).body;
  return {
    site,
    calls: readContract(document),
    known: {
      characterId: character.id,
      slug: character.slug,
      cursor: await writeCursor(site, member.id, character.id),
    } satisfies ExistingData,
    memberCookie: `${accessCookie}=${accessToken}`,
    guestCookie: `${guestCookie}=${guest.token}`,
    async close() {
      await gateway.stop();
      await redis.close();
      await site.close();
    },
  };
}

/** Returns a cursor of the product's own, for the first page of a person's conversations. */
async function writeCursor(
  site: Awaited<ReturnType<typeof startSite>>,
  userId: string,
  characterId: string,
): Promise<string> {
  const person = { kind: 'user', id: userId } as const;
  await openChat(site.domain, person, { characterId });
  const chats = await site.db('chats').where({ user_id: userId }).select<{ id: string }[]>('id');
  return site.domain.cursors.write({ at: new Date().toISOString(), id: chats[0]?.id });
}
