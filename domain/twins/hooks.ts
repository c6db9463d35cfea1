import { consentWithdrawn } from '../creators/hooks-of-consent';
import { on } from '../shared/hooks';
import { discardTwin } from './discard-twin';

export const twinsHooks = [
  on(consentWithdrawn, async (context, trx, { creatorId, scope }) => {
    if (scope === 'twin') await discardTwin(trx, creatorId, context.now());
  }),
];
