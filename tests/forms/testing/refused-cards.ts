import { logIn } from '~/app/testing/sign-in';
import type { TestSite } from '~/app/testing/start-site';
import { giveTokens } from '~/db/testing';
import { importCard } from '~/domain/character-cards/import-card';
import { cards } from '~/domain/character-cards/testing/cards';
import { pngWith } from '~/domain/character-cards/testing/files';
import { storeMade } from '~/domain/made-characters/testing/store-made';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { Refusal } from './refusal';

/** Returns the refusals for people who bring in a card; files have `tests/forms/refused-card-files.test.ts`. */
export const refusedCards = (siteOf: () => TestSite): Refusal[] => [
  {
    route: '/my-ai/import/:cardId',
    what: 'a fourth character at once',
    says: 'errors:making-limit',
    async bring() {
      const client = await logIn(siteOf());
      const { userId } = client;
      const { domain } = siteOf();
      await giveTokens(domain, userId, 500);
      for (let time = 0; time < 3; time += 1) await storeMade(domain, userId, { state: 'making' });
      const imported = await importCard(domain, createEmbeddedModerator(), {
        userId,
        file: pngWith(cards['all fields of version 2']),
        fileName: 'card.png',
      });
      if (!imported.ok) throw new Error(imported.reason);
      return {
        client,
        path: `/my-ai/import/${imported.cardId}`,
        values: { style: 'Realistic', gender: 'female', greeting: '0' },
      };
    },
  },
  {
    route: '/chats/:slug',
    what: 'a first message that its card does not have',
    says: 'errors:no-such-character-card',
    async bring() {
      const client = await logIn(siteOf());
      const { slug } = await storeMade(siteOf().domain, client.userId);
      return { client, path: `/chats/${slug}`, values: { intent: 'opening', index: '7' } };
    },
  },
];
