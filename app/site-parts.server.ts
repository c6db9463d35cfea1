// Written by `npm run areas`.
import { accountsSite } from './accounts/site.server';
import { ageGateSite } from './age-gate/site.server';
import { analyticsSite } from './analytics/site.server';
import { consentSite } from './consent/site.server';
import { identitiesSite } from './identities/site.server';
import { installSite } from './install/site.server';
import { legalSite } from './legal/site.server';
import { settingsSite } from './settings/site.server';
import { subscriptionsSite } from './subscriptions/site.server';
import { walletSite } from './wallet/site.server';

/** Reads what each area gives to every page. */
export const siteParts = [
  accountsSite,
  ageGateSite,
  analyticsSite,
  consentSite,
  identitiesSite,
  installSite,
  legalSite,
  settingsSite,
  subscriptionsSite,
  walletSite,
];

type Read<Part extends (...given: never[]) => unknown> = Awaited<ReturnType<Part>>;
type Parts = Read<typeof accountsSite> &
  Read<typeof ageGateSite> &
  Read<typeof analyticsSite> &
  Read<typeof consentSite> &
  Read<typeof identitiesSite> &
  Read<typeof installSite> &
  Read<typeof legalSite> &
  Read<typeof settingsSite> &
  Read<typeof subscriptionsSite> &
  Read<typeof walletSite>;

declare module './kit/site/site' {
  interface SiteParts extends Parts {}
}
