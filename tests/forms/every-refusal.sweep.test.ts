import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, routeModules } from '~/app/testing/server-build';
import { completeLocales, fallbackLocale } from '~/app/kit/i18n/locales';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { makeOrder } from '~/domain/payments/testing/products';
import { casesSettings } from '~/domain/cases/settings';
import { memorySettings } from '~/domain/memory/settings';
import { creatorPostsSettings } from '~/domain/creator-posts/settings';
import { faults } from '~/domain/creator-onboarding/testing/application-faults';
import { creatorsSettings } from '~/domain/creators/settings';
import { playPayouts } from '~/domain/payouts/testing/play-payouts';
import { writeSetting } from '~/domain/settings/write-setting';
import { generousLimits } from '../security/testing/generous-limits';
import { isFull } from '../testing/sample';
import { placesOf } from './testing/places';
import { readText } from './testing/read-text';
import { namesOfRefusals, readWords } from './testing/read-words';
import { messagesOf, schemas } from './testing/form-schemas';
import { post } from './testing/refusal';
import { refusedAppeals } from './testing/refused-appeals';
import { playedProviders, refusedBuyers } from './testing/refused-buyers';
import { refusedCards } from './testing/refused-cards';
import { refusedChats } from './testing/refused-chats';
import { refusedCodes } from './testing/refused-codes';
import { refusedCreators } from './testing/refused-creators';
import { refusedElsewhere } from './testing/refused-elsewhere';
import { refusedEntries } from './testing/refused-entries';
import { refusedInvoices } from './testing/refused-invoices';
import { refusedMade } from './testing/refused-made';
import { refusedMasters } from './testing/refused-masters';
import { refusedMembers } from './testing/refused-members';
import { refusedPayouts } from './testing/refused-payouts';
import { refusedPlayers } from './testing/refused-players';
import { ageChecksSettings } from '~/domain/age-checks/settings';

/** Every buyer has to enter the address of their card. */
const addressFlag = {
  key: 'should-checkout-ask-address',
  is_enabled: true,
  is_for_test_users_only: false,
  variants: JSON.stringify({ ON: 1 }),
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    renderPages: renderDocuments(),
    rateLimits: generousLimits,
    paymentProviders: playedProviders,
    payoutProviders: [playPayouts().provider],
  });
  await site.owner('feature_flags').insert(addressFlag);
  // A user who has been in such a country once has to prove their age.
  await writeSetting(site.owner, ageChecksSettings, 'age_check_countries', ['XX']);
  await writeSetting(site.owner, memorySettings, 'memory_max_facts', 1);
  await writeSetting(site.owner, casesSettings, 'open_reports_most', 1);
  await writeSetting(site.owner, creatorsSettings, 'creator_applications_open', true);
  await writeSetting(site.owner, creatorPostsSettings, 'creator_post_drafts_limit', 1);
  await writeSetting(site.owner, creatorPostsSettings, 'creator_post_images_day_limit', 4);
});
afterAll(() => site.close());

const siteOf = () => site;
const refusals = [
  ...refusedEntries(siteOf),
  ...refusedMembers(siteOf),
  ...refusedMade(siteOf),
  ...refusedInvoices(siteOf),
  ...refusedCards(siteOf),
  ...refusedBuyers(siteOf),
  ...refusedChats(siteOf),
  ...refusedElsewhere(siteOf),
  ...refusedAppeals(siteOf),
  ...refusedPlayers(siteOf),
  ...refusedCodes(siteOf),
  ...refusedPayouts(siteOf),
  ...refusedCreators(siteOf),
  ...refusedMasters(siteOf),
];
const places = placesOf(siteOf);

describe.each(refusals)('$route refuses $what', ({ route, what, says, bring }) => {
  it('in a sentence of the language', async () => {
    const { client, path = route, values } = await bring();
    const turn = route.length + what.length;
    const today = completeLocales[turn % completeLocales.length] ?? fallbackLocale;
    for (const locale of isFull ? completeLocales : [today]) {
      client.cookies.set('lng', locale);
      let answer = await post(client, path, values);
      // Some refusals are shown on the page that the response redirects to.
      const place = answer.headers.get('location');
      if (place) answer = await client.get(place);
      const isShown = isWithin(readText(String(answer.body)));
      // The back office is in English.
      const spoken = says.startsWith('staff:') ? fallbackLocale : locale;
      expect(isShown(readWords(spoken, says)), `${answer.status} in ${locale}`).toBe(true);
    }
  });
});

/** Checks whether a text contains a message, with any limit in its placeholder. */
const isWithin = (text: string) => (words: string) => {
  let at = 0;
  return words.split(/\{\{\w+\}\}/).every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
};

describe('a new card that is refused', () => {
  const kept: Record<string, string> = { holder: 'Grace', line1: '1 Main St', zipCode: 'D02 X285' };

  it.each(['/checkout', '/add_card'])(
    'keeps the input, and shows the reason at its field: %s',
    async (at) => {
      const client = await logIn(site);
      const { id } = await makeOrder(site.domain, client.userId);
      const path = at === '/checkout' ? `/checkout/${id}?pay=new&token=t` : '/add_card?token=t';
      const values = { means: 'new', token: 't', email: 'ada@example.com', ...kept, country: '' };
      const { status, body } = await post(client, path, values);
      expect(status).toBe(400);
      const html = String(body);
      for (const [name, value] of Object.entries(kept)) {
        const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
        expect(input, name).toContain(`value="${value}"`);
      }
      const holder = /<input[^>]*name="holder"[^>]*>/.exec(html)?.[0] ?? '';
      const [, errorId = ''] = /aria-describedby="([^"\s]+)/.exec(holder) ?? [];
      expect(holder).toContain('aria-invalid="true"');
      expect(new RegExp(`id="${errorId}"[^>]*>([^]*?)</p>`).exec(html)?.[1] ?? '').toContain(
        readWords(fallbackLocale, 'errors:please enter valid'),
      );
      expect(readText(html)).toContain(readWords(fallbackLocale, 'errors:country is required'));
    },
  );
});

describe('a route with an action', () => {
  /** Actions without a refusal in text: the action is done, or its subject does not exist. */
  const silent = [
    // Takes the next thing, or says that there is none.
    '/admin/queue',
    '/age',
    '/ai_notice/put_away',
    '/blocks/:characterId',
    // Called by a script without texts.
    '/checkout_events',
    // Redirects to the club's modal, which shows the reason.
    '/clubs/:creatorId/join',
    '/cookies',
    // Its button only discards a draft.
    '/create-ai',
    '/follows/:characterId',
    '/language',
    '/legal_notice',
    // Its buttons answer a question or end a look.
    '/look',
    '/offers/put_away',
    // Called by scripts that have their own texts.
    '/passkey_options',
    // Has its own texts for files it cannot read: `app/marks/made-by-ai.test.ts`.
    '/made-by-ai',
    // Its buttons settle what a manager filled in, take the flow back or leave the manager.
    '/my-manager',
    // Takes files: `tests/forms/refused-card-files.test.ts`.
    '/my-ai/import',
    // Redirects to the photo or video, where the refusal is shown.
    '/pictures/:id/unlock',
    '/posts/:id/like',
    // Its buttons only leave or keep the user's own memberships.
    '/settings/memberships',
    '/sign_out',
  ];
  const actions = [...routeModules]
    .filter(([, module]) => 'action' in module)
    .map(([id]) => `/${addressOf(id.replace('routes/', ''))}`);
  const isOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);

  it('is refused here, or in the sweep of all its fields, or never', () => {
    const swept = places.map(([, address]) => address.split('?')[0] ?? '');
    const unmet = actions.filter(
      (route) =>
        !silent.includes(route) &&
        !refusals.some((one) => one.route === route) &&
        !swept.some((path) => isOf(route).test(path)),
    );
    expect(unmet).toEqual([]);
    expect(silent.filter((route) => !actions.includes(route))).toEqual([]);
    expect(refusals.filter(({ route }) => !actions.includes(route))).toEqual([]);
  });

  it('shows every sentence that exists for a refusal', () => {
    const others = [
      // Texts of error pages.
      ...['home', 'go-home', 'try-again', 'open-explore', 'number'],
      // Shown with more than a sentence, or by another page.
      ...['Trial ended', 'Age under review', 'Show first that it is you'],
      // Shown for a recording after its transcription: `domain/chat/voice/voice-messages.test.ts`.
      ...['recording is too long', 'no words were heard', 'recording could not be heard'],
      // Returned only by the API: `app/generations/api.test.ts`, `app/chat/api/*.test.ts`.
      ...['This is not being made any more', 'Photo not found', 'Adult confirmation required'],
      // Shown above its subject, with the same sentence for all failures:
      // `app/chat/server/unlock-by-form.test.ts`.
      'This cannot be shown now',
      ...['This video is being made already.', 'Video messages are a part of Premium.'],
      // Shown under a photo: `domain/chat/photos/photos.test.ts`.
      'There is nothing to make again',
      // Shown by the page of a call, whose script uses the API: `app/voice-calls/api.test.ts`.
      ...['There is no such call', 'This character takes no calls', 'This call has ended'],
      ...['Calls are a part of Premium and of fan clubs', 'You are in a call already'],
      ...['This is not an offer that can be answered', 'The offer holds no sound'],
      'The offer holds no sound in opus',
      // Decided by `domain/gamification/players/decide-play.test.ts` and `domain/gamification/play.test.ts`:
      // shown while quests are for test users only, in a pause, and in a country without the wheel.
      ...['quests are not open to your account', 'your account is paused'],
      'the wheel is closed in your country',
      // Returned by the API, or if a choice goes while its page is open:
      // `domain/made-characters/made-characters.test.ts`.
      ...['choice-withdrawn', 'made-is-fixed', 'still-being-made', 'renewal-limit'],
      'making-price-changed',
      // Shown for a file: `tests/forms/refused-card-files.test.ts`.
      ...namesOfRefusals(fallbackLocale).filter((name) => name.startsWith('card-')),
      // Returned if a card changes while its page is open: `domain/chat/openings/greetings.test.ts`.
      'no-such-greeting',
      // Shown at the fields of an application: `domain/creator-onboarding/step-schemas.test.ts`.
      ...faults.map(([, , , message]) => message.replace(/\d+/, '#')),
      // Returned for a recording to its script: `domain/creator-voices/voices.test.ts`.
      ...['sample-not-wav', 'sample-format', 'sample-too-long', 'sample-too-short'],
      ...['sample-silent', 'recording-session-over', 'voice-is-live', 'no-such-voice'],
      // Returned by the API, or if the state changes while a page is open:
      // `app/creator-identities/api.test.ts`, `domain/creators/consents.test.ts`.
      ...['you are already identified', 'no attempts are left', 'it is just being started'],
      ...['no verification is in progress', 'only-the-person', 'no-own-application'],
      'applications are closed',
      // `domain/creator-posts/creator-posts.test.ts`, `app/creator-posts/api.test.ts`.
      ...['not-a-creator', 'no-such-own-post', 'no-such-post-image', 'post-is-published'],
      ...['twin-without-club', 'image-is-paid', 'image-is-last'],
      // `domain/masters/masters.test.ts`, `app/masters/api/master.test.ts`.
      ...['not-a-master', 'no-such-model', 'too-many-models', 'model-address-taken'],
      ...['flow-is-theirs', 'no-real-person', 'identity-approved', 'release-signed'],
      ...['invitation-of-another', 'account-is-taken', 'not-taken-over', 'model-not-approved'],
      ...['twin-is-made', 'too-many-simplified', 'no-such-voice-template'],
      // Shown after many attempts: `app/kit/captcha/captcha.test.ts`.
      'show that you are human',
    ];
    const met = [
      ...refusals.map(({ says }) => says.replace(/^.*[:/]/, '')),
      ...schemas.flatMap(([, schema]) => messagesOf(schema)),
      ...others,
    ];
    const unmet = namesOfRefusals(fallbackLocale).filter((name) => !met.includes(name));
    expect(unmet).toEqual([]);
  });
});
