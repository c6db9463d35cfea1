import type { AppLoadContext } from '@remix-run/node';
import { accountsSite } from '../../accounts/site.server';
import { ageGateSite } from '../../age-gate/site.server';
import { credentialsSite } from '../../accounts/credentials-site.server';
import { languageSite } from '../../language/site.server';
import { legalSite } from '../../legal/site.server';
import { readModalData } from '../modals/server/read-modal-data.server';
import { settingsSite } from '../../settings/site.server';
import { subscriptionsSite } from '../../subscriptions/site.server';
import { walletSite } from '../../wallet/site.server';
import { shellSite } from './site.server';

/** What every page is given: each area's part (see `site.server.ts` in its folder). */
export async function readSite(context: AppLoadContext, request: Request) {
  const readAt = context.domain.now().getTime();
  const ageGate = ageGateSite(context, request);
  const [accounts, credentials, language, legal, modal, settings, shell, subscriptions, wallet] =
    await Promise.all([
      accountsSite(context),
      credentialsSite(context),
      languageSite(context),
      legalSite(context, request),
      readModalData(context, request),
      settingsSite(context),
      shellSite(context),
      subscriptionsSite(context),
      walletSite(context),
    ]);
  return {
    ...ageGate,
    ...accounts,
    ...credentials,
    ...language,
    ...legal,
    /** What the modal shows that the address asks for. */
    modal,
    ...settings,
    ...shell,
    ...subscriptions,
    ...wallet,
    /** What happens from here on is not in it, in milliseconds. */
    readAt,
  };
}
