import type { APIRequestContext } from '@playwright/test';
import { namesOf } from '~/app/kit/modals/modal-name';
import { modals } from '~/app/modal-names';
import { character } from './actors/discovery/characters';
import { errorsOf, faultsOf, fetchDocuments } from './actors/accounts/documents';
import { everybodysPages, membersPages, visitorsPages } from './actors/pages';
import { newPoster } from './actors/discovery/poster';
import { expect, test } from './test';

/** Pages that are rarely reached, which render or redirect. */
const seldomPages = [
  `/stories/${character(0).slug}`,
  '/cookies',
  '/report-character',
  '/age',
  '/age_check',
  '/under_age',
  '/held',
  '/error',
  '/offline',
  '/unsubscribe',
  '/restore',
  '/reset_password',
  '/verify',
  '/verify_email',
  '/link_account',
  '/personalize',
  '/second_step',
];
const staffPages = [
  '/admin',
  '/admin/security',
  '/admin/staff',
  '/admin/age-reviews',
  '/admin/queue',
  '/admin/flags',
  '/admin/appeals',
];

const album = {
  access: 'token',
  unlockPrice: 30,
  assets: [{ isFree: true }, { unlockPrice: 8 }, {}],
} as const;

async function postPages(): Promise<string[]> {
  const { slug, ids } = await newPoster([album, { media: 'video' }, { access: 'subscription' }]);
  return ids.map((id) => `/characters/${slug}/post/${id}`);
}

const modalsFor = (whose: 'visitor' | 'member') =>
  namesOf(modals)
    .filter((name) => modals[name].opensFor.includes(whose))
    .map((name) => `/?modal=${name}`);

/** Validates the served pages with html-validate and, in a full run, also with the Nu Html Checker. */
async function expectValid(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  const documents = await fetchDocuments(request, paths);
  for (const document of documents) expect.soft(await faultsOf(document)).toEqual([]);
  if (process.env['NOCTURNE_FULL'] !== '1') return;
  test.setTimeout(300_000);
  expect(await errorsOf(documents, test.info().outputPath('documents'))).toEqual([]);
}

test('pages served to a visitor are valid', async ({ page }) => {
  const posts = await postPages();
  const paths = [...posts, ...everybodysPages, ...visitorsPages, ...seldomPages];
  await expectValid(page.request, [...paths, ...modalsFor('visitor')]);
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('pages served to a member are valid', async ({ page }) => {
    const posts = await postPages();
    const paths = [...posts, ...everybodysPages, ...membersPages, ...seldomPages];
    await expectValid(page.request, [...paths, ...modalsFor('member')]);
  });
});

test.describe('a new visitor', () => {
  test.use({ isNewHere: true });

  test('is served valid questions', async ({ page }) => {
    await expectValid(page.request, ['/', '/explorer', `/chats/${character(0).slug}`]);
  });
});

test.describe('at work', () => {
  test.use({ storageState: async ({ staff }, use) => use(staff.state) });

  test('pages served to staff are valid', async ({ page }) => {
    await expectValid(page.request, staffPages);
  });
});
