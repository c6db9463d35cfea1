import { createRandom } from '../faults/random';

/** The sandbox's way to pay: a card or a wallet at the card processor, Verotel's page, or coins. */
type Way = 'card' | 'wallet' | 'page' | 'coins';

/**
 * The possible results of a payment, with the number of webhooks by card or wallet, on Verotel's page and by
 * coins. Verotel reports neither declines nor reversed chargebacks.
 */
const endings = {
  paid: { card: 1, page: 1, coins: 4 },
  declined: { card: 1 },
  expired: { card: 1, coins: 2 },
  refunded: { card: 2, page: 2 },
  'refunded in part': { card: 2, page: 2 },
  'refunded twice': { card: 3, page: 3 },
  'charged back': { card: 2, page: 2 },
  'charged back and withdrawn': { card: 3 },
  'refunded in part and charged back': { card: 3, page: 3 },
  'declined, then paid': { card: 2, page: 1 },
  overpaid: { coins: 4 },
  underpaid: { coins: 3 },
  'paid late': { coins: 3 },
} as const satisfies Record<string, WebhookCounts>;
type Ending = keyof typeof endings;
type WebhookCounts = Partial<Record<Exclude<Way, 'wallet'>, number>>;

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
  const ways: Way[] = ['card', 'wallet', 'page', 'coins'];
  const all = Object.keys(shelf) as Bought[];
  // Coins are not accepted for a plan of one month, nor Verotel's page for what renews.
  const notSold: Partial<Record<Way, readonly Bought[]>> = {
    coins: ['month'],
    page: ['month', 'quarter', 'club'],
  };
  return ways.flatMap((way) =>
    (Object.keys(endings) as Ending[]).flatMap((ending) => {
      const counts: WebhookCounts = endings[ending];
      const webhooks = counts[way === 'wallet' ? 'card' : way];
      if (webhooks === undefined) return [];
      const bought = all.filter((one) => !notSold[way]?.includes(one));
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
