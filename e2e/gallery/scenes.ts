import type { Page } from '@playwright/test';
import type { Post } from '~/app/posts/presenters/post-for-fan';
import { everybody } from '~/app/kit/modals/modal-definition';
import { namesOf, type ModalName } from '~/app/kit/modals/modal-name';
import { modals } from '~/app/modal-names';
import { character } from '../actors/discovery/characters';
import { composer, say, sendButton } from '../actors/chat/chat';
import { isAdult } from '../actors/accounts/age-gate';
import { modal } from '../actors/forms';
import { newPoster } from '../actors/discovery/poster';
import { everybodysPages, membersPages, untilHydrated, visitorsPages } from '../actors/pages';
import { checkoutScenes } from './checkout-scenes';
import { callScenes } from './call-scenes';
import { creationScenes } from './creation-scenes';
import { invoiceScenes } from './invoice-scenes';
import { masterScenes } from './master-scenes';
import { memoryScenes } from './memory-scenes';
import { officeScenes } from './office-scenes';
import { payoutScenes } from './payout-scenes';
import { pictureScenes } from './picture-scenes';
import { playScenes } from './play-scenes';
import { postScenes } from './post-scenes';
import { moderationScenes } from './moderation-scenes';
import { redeemScenes } from './redeem-scenes';
import { studioScenes } from './studio-scenes';
import { videoScenes } from './video-scenes';
import { comparedChat, kindsChat, longChat, shortChat } from './lookers';
import type { Looker, Scene } from './scene';

const slugOf = (place: number) => character(place).slug;

/** Public documents about how the site is run. */
const documents = [
  '/crisis-protocol',
  '/security',
  '/accessibility',
  '/made-by-ai',
  '/session_ended',
];

/** Returns the scene name of a page, by its path. */
const nameOf = (path: string) =>
  path
    .replace(/^\/(?=$|\?)/, 'home')
    .replace(/^\//, '')
    .replaceAll(/[^a-z0-9]+/gi, '-');

const pages = (looker: Looker, paths: readonly string[]): Scene[] =>
  paths.map((path) => ({ name: `${looker}-${nameOf(path)}`, looker, path }));

const submit = (label: RegExp) => async (page: Page) => {
  await untilHydrated(page);
  await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('alert').first().waitFor();
};

const offline = async (page: Page) => {
  await untilHydrated(page);
  await page.context().setOffline(true);
};

type Posts = Parameters<typeof newPoster>[0];
const made = new Map<Posts, ReturnType<typeof newPoster>>();

/** Returns a setup that opens the explorer at a character with these posts and no others. */
const onStage = (posts: Posts) => async (page: Page) => {
  const poster = made.get(posts) ?? newPoster(posts);
  made.set(posts, poster);
  await page.goto(`/explorer/${(await poster).slug}?feedTab=new`);
  await page.getByRole('feed').waitFor();
};
const locked: Posts = [{ access: 'token', unlockPrice: 18 }];
const lockedAlbum: Posts = [
  { access: 'token', unlockPrice: 30, assets: [{ unlockPrice: 8 }, { isFree: true }, {}] },
];

const firstPost = async (page: Page) => {
  const answer = await page.request.get('/api/v1/posts-v2/safe-explorer-feed');
  const { items } = (await answer.json()) as { items: Post[] };
  const [post] = items;
  if (!post) throw new Error('there is no post');
  await page.goto(`/characters/${post.characterMeta.characterSlug}/post/${post._id}`);
  await page.locator('h1').first().waitFor();
};

/** Returns a scene for each modal, for a looker who may see it. */
const overlays = (looker: Looker, names: readonly ModalName[]): Scene[] =>
  names.map((name) => ({
    name: `${looker}-modal-${name}`,
    looker,
    path: `/?modal=${name}`,
    mustSee: (page) => modal(page, name).getByRole('heading').first(),
  }));

/** Modals whose content comes from the code that opens them. */
const parameterisedModals: readonly ModalName[] = ['sendReportModal', 'customConfirmModal'];
/** Modals shown only to users with a running offer. */
const firstOffers: readonly ModalName[] = ['tokenWelcomeOffer', 'becomePremiumSpecialOffer'];
const returnOffers: readonly ModalName[] = ['welcomeBackOfferModal'];
/** Modals with different texts for users with Premium. */
const soldToPremium: readonly ModalName[] = [
  'buyTokenModal',
  'smartTokenPackModal',
  'suggestedTokensOfferModal',
  'becomePremium',
  'checkoutModal',
];
const notForAll = [...parameterisedModals, ...firstOffers, ...returnOffers];
/** Returns the modals for which a kind of person is the first that may see them. */
const modalsFor = (kind: (typeof everybody)[number]) =>
  namesOf(modals).filter((name) => {
    const first = everybody.find((one) => modals[name].opensFor.includes(one));
    return first === kind && !notForAll.includes(name);
  });

const oneCharacter = `/characters/${slugOf(0)}`;

/** Every page and modal, in their states. */
export const scenes: readonly Scene[] = [
  { name: 'newcomer-home', looker: 'newcomer', path: '/', mustSee: isAdult },
  {
    name: 'newcomer-asked-to-sign-up',
    looker: 'newcomer',
    path: '/?modal=signUpModal',
    mustSee: isAdult,
  },
  { name: 'newcomer-chat', looker: 'newcomer', path: `/chats/${slugOf(4)}`, mustSee: isAdult },
  { name: 'newcomer-age', looker: 'newcomer', path: '/age' },
  ...pages('visitor', [
    ...everybodysPages,
    ...visitorsPages,
    '/age',
    '/cookies',
    '/unsubscribe',
    ...documents,
  ]),
  { name: 'visitor-story', looker: 'visitor', path: `/stories/${slugOf(1)}` },
  {
    name: 'visitor-explorer-locked',
    looker: 'visitor',
    path: '/explorer',
    arrange: onStage(locked),
    mustSee: (page) => page.getByRole('link', { name: 'Sign up to unlock' }),
  },
  {
    name: 'fan-explorer-locked',
    looker: 'fan',
    path: '/explorer',
    arrange: onStage(locked),
    mustSee: (page) => page.getByRole('button', { name: /^Unlock for 18/ }),
  },
  {
    name: 'fan-explorer-album',
    looker: 'fan',
    path: '/explorer',
    arrange: onStage(lockedAlbum),
    mustSee: (page) => page.getByRole('button', { name: /^This one for 8/ }),
  },
  { name: 'visitor-post', looker: 'visitor', path: oneCharacter, arrange: firstPost },
  {
    name: 'visitor-sign-up-with-mistakes',
    mayHideHeading: true,
    looker: 'visitor',
    path: '/sign_up',
    arrange: submit(/^Sign up/),
  },
  {
    name: 'visitor-contact-with-mistakes',
    mayHideHeading: true,
    looker: 'visitor',
    path: '/contact',
    arrange: submit(/^Send/),
  },
  { name: 'visitor-offline', looker: 'visitor', path: '/characters', arrange: offline },
  ...overlays('visitor', modalsFor('visitor')),
  ...pages('unverified', ['/verify']),
  ...overlays('unverified', modalsFor('unverified')),
  ...pages('member', ['/', '/chats', '/explorer?feedTab=following', ...membersPages]),
  ...overlays('member', modalsFor('member')),
  ...overlays('offered', firstOffers),
  ...overlays('returning', returnOffers),
  ...pages('fan', ['/', oneCharacter, '/explorer', '/featured-posts']),
  { name: 'fan-post', looker: 'fan', path: oneCharacter, arrange: firstPost },
  ...pages('premium', ['/', '/settings', '/settings/subscription', oneCharacter]),
  ...pages('joiner', ['/settings/memberships']),
  ...pages('clubber', [
    '/settings/memberships',
    '/settings/memberships?filterByStatus=expired',
    '/settings/memberships?filterByStatus=active&sortBy=nextBillingDateNewest',
  ]),
  ...pages('ending-card', ['/settings/subscription']),
  ...pages('pausing', ['/settings/subscription']),
  ...overlays('premium', [...soldToPremium, 'cancelPremium']),
  ...[2, 3, 4, 5].map((step) => ({
    name: `premium-cancels-${step}`,
    looker: 'premium' as const,
    path: `/settings/subscription?modal=cancelPremium&cancelPremium.step=${step}`,
    mustSee: (page: Page) => modal(page, 'cancelPremium').getByRole('heading').first(),
  })),
  ...checkoutScenes,
  ...redeemScenes,
  ...payoutScenes,
  ...studioScenes,
  ...pages('regular', ['/', '/chats', '/chats?filter=unread', '/characters', '/settings/profile']),
  ...pages('regular', ['/notifications', '/notifications?show=unread']),
  {
    name: 'regular-long-chat',
    looker: 'regular',
    path: `/chats/${slugOf(longChat)}`,
    mustSee: composer,
  },
  {
    name: 'regular-long-chat-unread',
    looker: 'regular',
    path: `/chats/${slugOf(longChat)}?message=12&unread=7#message-12`,
    mustSee: (page) => page.getByText('7 new', { exact: true }),
  },
  {
    name: 'regular-search',
    looker: 'regular',
    path: '/chats?search=heron',
    mustSee: (page) => page.locator('mark').first(),
  },
  {
    name: 'regular-search-beside-thread',
    looker: 'regular',
    path: `/chats/${slugOf(longChat)}?search=heron&message=12#message-12`,
    mustSee: (page) => page.getByText('Jump to the latest messages').first(),
  },
  {
    name: 'regular-short-chat',
    looker: 'regular',
    path: `/chats/${slugOf(shortChat)}`,
    mustSee: composer,
  },
  {
    name: 'regular-chat-with-two-replies',
    looker: 'regular',
    path: `/chats/${slugOf(comparedChat)}`,
    mustSee: (page) => page.getByRole('button', { name: /^Take this/ }).last(),
  },
  {
    name: 'regular-chat-of-every-kind',
    looker: 'regular',
    path: `/chats/${slugOf(kindsChat)}`,
    mustSee: composer,
  },
  {
    name: 'regular-chat-offline',
    looker: 'regular',
    path: `/chats/${slugOf(shortChat)}`,
    mustSee: composer,
    arrange: async (page) => {
      await offline(page);
      await say(page, 'Are you still there?');
    },
  },
  {
    name: 'fan-chat-tip',
    looker: 'fan',
    path: `/chats/${slugOf(5)}`,
    arrange: async (page) => {
      await untilHydrated(page);
      await page.locator('summary[aria-label="More"]').click();
      await page.getByRole('link', { name: /^Tip/ }).click();
      await modal(page, 'tipModal').getByRole('button', { name: /^Send/ }).waitFor();
    },
    mustSee: (page) => modal(page, 'tipModal').getByRole('heading').first(),
  },
  {
    name: 'fan-chat-photo',
    looker: 'fan',
    path: `/chats/${slugOf(5)}`,
    arrange: async (page) => {
      await untilHydrated(page);
      await page.locator('summary[aria-label="More"]').click();
      await page.getByRole('link', { name: /^Ask for a photo/ }).click();
      await modal(page, 'photoModal')
        .getByRole('button', { name: /^Ask for it/ })
        .waitFor();
    },
    mustSee: (page) => modal(page, 'photoModal').getByRole('heading').first(),
  },
  {
    name: 'regular-chat-hear',
    looker: 'regular',
    path: `/chats/${slugOf(shortChat)}`,
    arrange: async (page) => {
      await untilHydrated(page);
      const acts = page.locator('[data-role="character"] [data-acts]').last();
      await acts.focus();
      await acts.press('Enter');
      await modal(page, 'messageActions')
        .getByRole('button', { name: /^Listen/ })
        .waitFor();
    },
    mustSee: (page) => modal(page, 'messageActions').getByRole('button').first(),
  },
  {
    name: 'fan-chat-more',
    looker: 'fan',
    path: `/chats/${slugOf(5)}`,
    arrange: async (page) => {
      await untilHydrated(page);
      await page.locator('summary[aria-label="More"]').click();
    },
    mustSee: composer,
  },
  {
    name: 'fan-new-chat',
    looker: 'fan',
    path: `/chats/${slugOf(5)}`,
    mustSee: composer,
  },
  {
    name: 'pauper-chat',
    looker: 'pauper',
    path: `/chats/${slugOf(6)}`,
    mustSee: composer,
    arrange: async (page) => {
      await untilHydrated(page);
      await composer(page).fill('One more thing that I wanted to tell you');
      await sendButton(page).click();
      await page.getByRole('link', { name: /^Get [\d,]+ and send it/ }).waitFor();
    },
  },
  ...pages('staff', [
    '/admin',
    '/admin/security',
    '/admin/staff',
    '/admin/staff/new',
    '/admin/users',
    '/admin/users/new',
    '/admin/deleted-users',
    '/admin/unsubscribes',
    '/admin/age-reviews',
  ]),
  ...invoiceScenes,
  ...moderationScenes,
  ...officeScenes,
  ...videoScenes,
  ...masterScenes,
  ...memoryScenes,
  ...creationScenes,
  ...pictureScenes,
  ...playScenes,
  ...postScenes,
  ...callScenes,
];
