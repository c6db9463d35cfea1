import type { AppLoadContext } from '@remix-run/node';
import * as names from '~/domain/sessions/cookies';
import { offerSeconds } from '~/domain/deletions/offer-restore';
import { ageReviewsSettings } from '~/domain/age-reviews/settings';
import { credentialsSettings } from '~/domain/credentials/settings';
import { identitiesSettings } from '~/domain/identities/settings';
import { offersSettings } from '~/domain/offers/settings';
import { profileSettings } from '~/domain/profile/settings';
import { referralsSettings } from '~/domain/referrals/settings';
import { secondFactorsSettings } from '~/domain/second-factors/settings';
import { sessionsSettings } from '~/domain/sessions/settings';
import { defineSettings, type SettingsOf } from '~/domain/shared/define-settings';
import { staffSettings } from '~/domain/staff/settings';
import { viewersSettings } from '~/domain/viewers/settings';
import { stateCookie, stayThere } from '~/providers/social/oauth';
import { reportedKey } from '../../accounts/use-registration-events';
import { languageKey } from '../../kit/i18n/stored-language';
import { yearInSeconds } from '../../kit/i18n/read-locale.server';
import { outboxKey } from '../../chat/live/outbox';
import { ageCookie } from '../../age-gate/age';
import { consentCookie } from '../consent';
import { cookieLives } from '../../kit/session/cookies';
import { freshSeconds } from '../../kit/session/stay-fresh';
import { legalNoticeCookie } from '../../legal/legal-notice';
import { timeZoneName } from '../../kit/session/read-cookies';
import { createMyAiKey, providerKey, signUpFlowKey } from '../../accounts/intents';
import { draftSeconds } from '../../chat/server/stored-draft.server';
import { draftKey } from '../../chat/composer/stored-draft';
import { putAwayKey, suggestionsKey } from '../../chat/composer/use-suggestions';
import { besideCardKey } from '../../checkout/cards/stored-typed';
import { keptSeconds as typedSeconds } from '../../checkout/server/stored-typed.server';
import { counters } from '../../offers/popup-counters';
import { installedKey } from '../../install/installation';
import { standInKey } from '../../chat/thread/use-stand-in-notice';
import { keptSeconds } from '../../settings/server/stored-leaving.server';
import { soundKey } from '../../kit/ui/media/use-sound';
import { recordingKey } from '../../chat/voice/stored-recordings';

export const storagePlaces = ['cookie', 'local', 'tab', 'cache'] as const;

/** Something the site keeps in a browser. */
export interface Kept {
  name: string;
  place: (typeof storagePlaces)[number];
  /** What for: the end of a key `legal:storage.use`. */
  use: string;
  /** Seconds, or the end of a key `legal:storage.lasts`. */
  lasts: number | 'visit' | 'tab' | 'log-out' | 'cleared';
}

/** Where the framework keeps how far each page was scrolled. */
const scrollKey = 'positions';
/** As in public/service-worker.js. */
const offlineCache = 'offline-1';

/** How long some of it is kept. */
export const storedSettings = defineSettings({
  ...sessionsSettings.shape,
  ...viewersSettings.shape,
  ...staffSettings.shape,
  ...secondFactorsSettings.shape,
  ...credentialsSettings.shape,
  ...identitiesSettings.shape,
  ...ageReviewsSettings.shape,
  ...offersSettings.shape,
  ...profileSettings.shape,
  ...referralsSettings.shape,
});

/** The cookies that only the site itself reads and writes: name, use, and how long they last. */
function httpCookies(
  settings: SettingsOf<typeof storedSettings>,
  socialProviders: AppLoadContext['socialProviders'],
): [string, string, Kept['lasts']][] {
  const inSeconds = (ms: number) => ms / 1000;
  return [
    [names.accessCookie, 'session', settings.access_token_seconds],
    [names.refreshCookie, 'session', settings.session_seconds],
    [names.guestCookie, 'visitor', settings.guest_seconds],
    [names.staffCookie, 'staff', settings.staff_session_seconds],
    [names.deviceCookie, 'device', inSeconds(cookieLives.device)],
    [names.ticketCookie, 'step', settings.second_factor_seconds],
    [names.resetCookie, 'step', settings.reset_token_seconds],
    [names.leavingCookie, 'step', keptSeconds],
    [names.besideCardCookie, 'beside-card', typedSeconds],
    [names.draftCookie, 'draft', draftSeconds],
    [names.linkCookie, 'step', inSeconds(cookieLives.link)],
    [names.restoreCookie, 'step', offerSeconds],
    [names.proofCookie, 'social', settings.pending_identity_seconds],
    [names.redirectCookie, 'social', inSeconds(cookieLives.trip)],
    [names.accountTypeCookie, 'social', inSeconds(cookieLives.trip)],
    ...socialProviders.map(({ id }): [string, string, number] => [
      stateCookie(id),
      'social',
      stayThere,
    ]),
    [ageCookie, 'age', inSeconds(cookieLives.age)],
    [names.underAgeCookie, 'age', inSeconds(cookieLives.underAge)],
    [names.ageReviewCookie, 'age', settings.under_age_review_seconds],
    [names.seedCookie, 'order', 'visit'],
    [consentCookie, 'consent', inSeconds(cookieLives.consent)],
    [legalNoticeCookie, 'notice', inSeconds(cookieLives.legalNotice)],
    [names.originCookie, 'origin', settings.marketing_origin_seconds],
    [names.referralCookie, 'referral', settings.referral_seconds],
    [names.specialOfferCookie, 'offer', settings.offer_key_seconds],
    [names.mailedOfferCookie, 'offer', settings.offer_key_seconds],
  ];
}

/**
 * Everything the site keeps in browsers, for the page about cookies: a name that is missing here is
 * set without anybody being told.
 */
export function storedInBrowser(
  settings: SettingsOf<typeof storedSettings>,
  {
    product,
    socialProviders,
    hasStandIn,
  }: Pick<AppLoadContext, 'product' | 'socialProviders' | 'hasStandIn'>,
): Kept[] {
  return [
    ...httpCookies(settings, socialProviders).map(([name, use, lasts]): Kept => ({
      name: names.cookieName(name, product.publicUrl),
      place: 'cookie',
      use,
      lasts,
    })),
    // Scripts of the page write these as well, under the same names everywhere.
    { name: names.freshCookie, place: 'cookie', use: 'fresh', lasts: freshSeconds },
    { name: languageKey, place: 'cookie', use: 'language', lasts: yearInSeconds },
    { name: timeZoneName, place: 'cookie', use: 'zone', lasts: yearInSeconds },
    { name: languageKey, place: 'local', use: 'language', lasts: 'cleared' },
    { name: putAwayKey, place: 'local', use: 'put-away', lasts: 'cleared' },
    { name: installedKey, place: 'local', use: 'install', lasts: 'cleared' },
    ...(hasStandIn
      ? [{ name: standInKey, place: 'local', use: 'stand-in', lasts: 'cleared' } as const]
      : []),
    ...[createMyAiKey, signUpFlowKey, providerKey].map((name): Kept => ({
      name,
      place: 'local',
      use: 'intent',
      lasts: 'log-out',
    })),
    ...counters.map((name): Kept => ({
      name: `${name}:*`,
      place: 'local',
      use: 'moves',
      lasts: 'log-out',
    })),
    { name: outboxKey, place: 'tab', use: 'unsent', lasts: 'tab' },
    { name: `${draftKey}:*`, place: 'tab', use: 'draft', lasts: 'tab' },
    { name: `${recordingKey}:*`, place: 'tab', use: 'recording', lasts: 'tab' },
    { name: `${suggestionsKey}:*`, place: 'tab', use: 'suggestions', lasts: 'tab' },
    { name: `${besideCardKey}:*`, place: 'tab', use: 'beside-card', lasts: 'tab' },
    { name: soundKey, place: 'tab', use: 'sound', lasts: 'tab' },
    { name: `${reportedKey}:*`, place: 'tab', use: 'told', lasts: 'tab' },
    { name: scrollKey, place: 'tab', use: 'place', lasts: 'tab' },
    { name: offlineCache, place: 'cache', use: 'offline', lasts: 'cleared' },
  ];
}
