import { createRandom } from '../faults/random';

/** The sandbox's way to pay: the processor that charges cards, a page, a wallet on that page, or coins. */
type Way = 'card' | 'page' | 'wallet' | 'coins';

/** The possible results of a payment, with the number of webhooks by card and by coins. */
const endings = {
  paid: { card: 1, coins: 4 },
  declined: { card: 1 },
  expired: { card: 1, coins: 2 },
  refunded: { card: 2 },
  'refunded in part': { card: 2 },
  'refunded twice': { card: 3 },
  'charged back': { card: 2 },
  'charged back and withdrawn': { card: 3 },
  'refunded in part and charged back': { card: 3 },
  'declined, then paid': { card: 2 },
  overpaid: { coins: 4 },
  underpaid: { coins: 3 },
  'paid late': { coins: 3 },
} as const satisfies Record<string, { card?: number; coins?: number }>;
type Ending = keyof typeof endings;

/**
 * The positions in `fillShelves`: a pack, a pack with a bonus, plans of one and three months, a club, an
 * asset.
 */
const shelf = {
  tokens: 0,
  'tokens with a bonus': 1,
  month: 2,
  quarter: 3,
  club: 4,
  asset: 5,
} as const;
type Bought = keyof typeof shelf;

/** One person's purchase and its result. */
export interface Story {
  way: Way;
  bought: Bought;
  ending: Ending;
  webhooks: number;
}

export const placeOnShelf = (bought: Bought): number => shelf[bought];

/** Returns stories of all kinds in a seeded order, until they have this number of webhooks. */
export function planStories(webhooks: number, seed: number): Story[] {
  const random = createRandom(seed);
  const stories: Story[] = [];
  let planned = 0;
  while (planned < webhooks) {
    for (const story of shuffle(everyStory(), random)) {
      if (planned >= webhooks) break;
      stories.push(story);
      planned += story.webhooks;
    }
  }
  return stories;
}

function everyStory(): Story[] {
  const ways: Way[] = ['card', 'page', 'wallet', 'coins'];
  const all = Object.keys(shelf) as Bought[];
  return ways.flatMap((way) =>
    (Object.keys(endings) as Ending[]).flatMap((ending) => {
      const counts: { card?: number; coins?: number } = endings[ending];
      const webhooks = way === 'coins' ? counts.coins : counts.card;
      if (webhooks === undefined) return [];
      // Coins are not accepted for a plan of one month.
      const bought = way === 'coins' ? all.filter((one) => one !== 'month') : all;
      return bought.map((one) => ({ way, bought: one, ending, webhooks }));
    }),
  );
}

/** Returns the same items in random order. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
