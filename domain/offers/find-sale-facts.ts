import type { DomainContext } from '../shared/context';
import type { SettingsOf } from '../shared/define-settings';
import type { SaleFacts } from './decide-sale';
import { findOfferAudience, type OfferViewer } from './find-audience';
import { findLatestOffer, findOpenBonuses, currentStatus, type BonusRow } from './queries';
import type { Occasion } from './schema';
import { offersSettings } from './settings';

/** The facts about a viewer that determine what they are offered and sold. */
export interface ViewerFacts extends SaleFacts {
  settings: SettingsOf<typeof offersSettings>;
  /** The open bonuses, the one that ends first in front. */
  bonuses: readonly BonusRow[];
  /** Returns the end of the person's limited offer; null if it has not begun or was used. */
  endsAt(kind: 'special' | 'welcome_back'): Date | null;
}

/** Reads the facts about a viewer. */
export async function findSaleFacts(
  context: DomainContext,
  viewer: OfferViewer,
): Promise<ViewerFacts> {
  const { db } = context;
  const { userId } = viewer;
  const latest = async (occasion: Occasion) => {
    const row = await findLatestOffer(db, userId, occasion);
    return row ? currentStatus(row) : null;
  };
  const [audience, settings, bonuses, token_special, welcome_back, lastBoughtAt] =
    await Promise.all([
      findOfferAudience(context, viewer),
      context.settings(offersSettings),
      findOpenBonuses(db, userId, context.now()),
      latest('token_special'),
      latest('welcome_back'),
      findLastPurchase(context, userId),
    ]);
  const standings = { token_special, welcome_back };
  return {
    audience,
    settings,
    bonuses,
    standings,
    lastBoughtAt,
    welcomeBackAfterDays: settings.welcome_back_after_days,
    endsAt(kind) {
      const userOffer = kind === 'special' ? token_special : welcome_back;
      return userOffer?.status === 'available' ? userOffer.endsAt : null;
    },
  };
}

/** Returns the time of a person's last purchase of tokens; null if there is none. */
async function findLastPurchase(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<Date | null> {
  const last = await db('token_purchases')
    .where({ user_id: userId })
    .orderBy('bought_at', 'desc')
    .first('bought_at');
  return last?.bought_at ?? null;
}
