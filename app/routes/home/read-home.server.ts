import { type LoaderFunctionArgs } from '@remix-run/node';
import { personOf } from '~/domain/viewers/person-of';
import { memberIdOf } from '~/domain/viewers/member-id';
import { listLatestPurchases, purchasesPerPage } from '~/domain/payments/orders/latest-purchases';
import { listOwnCharacters } from '~/domain/characters/list-own-characters';
import { getHomeSections } from '~/domain/characters/get-home-sections';
import { listFeedCharacters } from '~/domain/feeds/list-feed-characters';
import { findPostViewer } from '~/domain/posts/find-post-viewer';
import { presentCard, presentDrawnCard } from '../../characters/presenters/character-for-fan';
import { drawnCards } from '../../characters/server/drawn-cards.server';
import type { findFeedTab } from '../../explorer/feed-tabs';
import { readFeatured } from '../../posts/server/read-featured.server';
import { readStoryTray } from '../../stories/server/read-stories.server';

/** Posts from each of the three streams of featured posts: six in all. */
const hottestOfEach = 2;
/** The number of cards of the grid under the chips. */
const gridSize = 10;
/** The numbers of cards of a row, and of the row that suggests a call. */
const rowSize = 5;
const voicesShown = 3;
/** The number of pictures shown where a feed is empty. */
const othersShown = 3;

interface RequestInput {
  tab: ReturnType<typeof findFeedTab>;
  seed: number;
  cursor: string | undefined;
}

/** Returns the content of the home page. */
export async function readHome(
  context: LoaderFunctionArgs['context'],
  { tab, seed, cursor }: RequestInput,
) {
  const { reading, mediaAddress } = context;
  const memberId = memberIdOf(context.viewer);
  const [sections, rings, hottest, purchases, found, own] = await Promise.all([
    getHomeSections(reading, { seed, userId: memberId }),
    readStoryTray(context),
    readHottest(context, seed),
    listLatestPurchases(reading, { limit: purchasesPerPage }),
    listFeedCharacters(reading, {
      tab,
      seed,
      limit: gridSize,
      cursor,
      userId: memberId,
      person: personOf(context.viewer),
    }),
    memberId === null
      ? []
      : listOwnCharacters(context.domain, { userId: memberId, limit: rowSize }),
  ]);
  const cards = drawnCards(mediaAddress);
  return {
    found: { ...found, items: cards(found.items) },
    others: found.items.length > 0 ? [] : cards(sections.featured.slice(0, othersShown)),
    hero: sections.hero && presentCard(sections.hero, mediaAddress),
    callable: sections.callable.slice(0, voicesShown).map((character) => ({
      ...presentDrawnCard(character, mediaAddress),
      tagline: character.tagline,
    })),
    verified: cards(sections.verified.slice(0, rowSize)),
    anime: cards(sections.anime.slice(0, rowSize)),
    own: cards(own),
    rings,
    hottest: hottest.items,
    purchases,
  };
}

async function readHottest(context: LoaderFunctionArgs['context'], seed: number) {
  const viewer = await findPostViewer(context.domain, context.viewer);
  return readFeatured(context, viewer, { seed, isAnime: false, ofEachStream: hottestOfEach });
}
