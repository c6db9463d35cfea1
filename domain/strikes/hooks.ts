import { attachFlags } from '../moderation/incidents';
import { contentFlagged } from '../moderation/flag-content';
import { lockPerson } from '../moderation/lock-person';
import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { attachStrikes } from './attach-strikes';
import { decideAutomatic } from './decide-automatic';
import { giveStrike } from './give-strike';
import { strikesSettings } from './settings';

export const strikesHooks = [
  on(contentFlagged, async (context, trx, { flagId, incidentId, person, kind, finding }) => {
    const bounds = await context.settings(strikesSettings);
    if (!decideAutomatic({ kind, finding }, bounds)) return;
    const flag = { id: flagId, category: finding.category };
    await giveStrike(context, trx, { person, incidentId, flag, by: null });
  }),

  on(guestAttached, async (context, trx, { guestId, userId }) => {
    await lockPerson(trx, { kind: 'user', id: userId });
    await lockPerson(trx, { kind: 'guest', id: guestId });
    await attachFlags(trx, { guestId, userId });
    await attachStrikes(context, trx, { guestId, userId });
  }),
];
