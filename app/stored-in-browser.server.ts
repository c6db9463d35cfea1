// Written by `npm run areas`.
import { accountsStored } from './accounts/stored-in-browser.server';
import { ageGateStored } from './age-gate/stored-in-browser.server';
import { ageReviewsStored } from './age-reviews/stored-in-browser.server';
import { charactersStored } from './characters/stored-in-browser.server';
import { chatStored } from './chat/stored-in-browser.server';
import { checkoutStored } from './checkout/stored-in-browser.server';
import { consentStored } from './consent/stored-in-browser.server';
import { deletionsStored } from './deletions/stored-in-browser.server';
import { identitiesStored } from './identities/stored-in-browser.server';
import { installStored } from './install/stored-in-browser.server';
import { languageStored } from './kit/i18n/stored-in-browser.server';
import { renderingStored } from './kit/rendering/stored-in-browser.server';
import { sessionStored } from './kit/session/stored-in-browser.server';
import { soundStored } from './kit/ui/stored-in-browser.server';
import { legalStored } from './legal/stored-in-browser.server';
import { offersStored } from './offers/stored-in-browser.server';
import { profileStored } from './profile/stored-in-browser.server';
import { referralsStored } from './referrals/stored-in-browser.server';
import { secondFactorsStored } from './second-factors/stored-in-browser.server';
import { settingsStored } from './settings/stored-in-browser.server';
import { staffStored } from './staff/stored-in-browser.server';
import type { StoredInBrowser } from './kit/browser/stored-in-browser';

/** The entries that each area keeps in browsers. */
export const storedInBrowser: readonly StoredInBrowser[] = [
  accountsStored,
  ageGateStored,
  ageReviewsStored,
  charactersStored,
  chatStored,
  checkoutStored,
  consentStored,
  deletionsStored,
  identitiesStored,
  installStored,
  languageStored,
  renderingStored,
  sessionStored,
  soundStored,
  legalStored,
  offersStored,
  profileStored,
  referralsStored,
  secondFactorsStored,
  settingsStored,
  staffStored,
];
