import type { Page } from '@playwright/test';
import { joinByApi } from '../actors/accounts/account';
import { comeInAgain } from '../actors/accounts/age-gate';
import { enterCode, modal, modalWithCursor, signUp } from '../actors/forms';
import { newEmail, readCode } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const nameField = (page: Page) =>
  modal(page, 'personalizeModal').getByRole('textbox', { name: 'Name' });

test.describe('a new member', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('gives their name by the rules of names', async ({ page }) => {
    await page.goto('/?modal=personalizeModal');
    const form = modal(page, 'personalizeModal');
    await expect(form.getByRole('heading', { name: 'Personalize your experience' })).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Gender' })).toHaveValue('Male');
    await expect(form.getByRole('combobox').locator('option')).toHaveText([
      'Male',
      'Female',
      'Other',
    ]);
    const save = form.getByRole('button', { name: 'Save' });
    // A click before the scripts are ready leads to the separate page, as without scripts.
    await expect(modalWithCursor(page, 'personalizeModal')).toBeVisible();
    await save.click();
    await expect(form.getByRole('alert')).toHaveText('Name required');

    await nameField(page).pressSequentially('a1n-n.a  maria x');
    await expect(nameField(page)).toHaveValue('Anna Mariax');
    await nameField(page).fill('Anna Maria Sophia');
    await save.click();
    await expect(form.getByRole('alert')).toHaveText('Please enter valid');
    await nameField(page).fill('anna maria');
    await form.getByRole('combobox').selectOption('Other');
    await form.getByRole('checkbox', { name: /newsletters/ }).check();
    await save.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const me = await (await page.request.get('/api/v1/users/me')).json();
    expect(me).toMatchObject({
      nickName: 'Anna Maria',
      gender: 'Other',
      agree_to_receive_promotional_materials: true,
    });
    await page.goto('/?modal=personalizeModal');
    await expect(nameField(page)).toHaveValue('Anna Maria');
    await expect(form.getByRole('combobox')).toHaveValue('Other');
    await expect(form.getByRole('checkbox')).toBeChecked();
  });

  test(
    'fills in a plain form, sees its errors, and keeps the typed text',
    { tag: '@nojs' },
    async ({ page }) => {
      await page.goto('/personalize?redirectTo=/chats');
      const main = page.getByRole('main');
      await main.getByRole('textbox', { name: 'Name' }).fill('4nna');
      await main.getByRole('combobox').selectOption('Female');
      await main.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByRole('alert')).toHaveText('Please enter valid');
      await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('4nna');
      await expect(main.getByRole('combobox')).toHaveValue('Female');
    },
  );

  test('goes on to the page they wanted before they left to sign in', async ({ page, context }) => {
    await page.goto('/?modal=personalizeModal');
    await context.addCookies([
      { name: 'redirect', value: encodeURIComponent('/characters?feed=anime'), url: page.url() },
    ]);
    await nameField(page).fill('Anna');
    await modal(page, 'personalizeModal').getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('redirect');
  });

  test('confirms a named question before an act', { tag: '@nojs' }, async ({ page }) => {
    await page.goto(
      '/settings/security?modal=customConfirmModal&customConfirmModal.about=end-others',
    );
    const question = modal(page, 'customConfirmModal');
    await expect(question).toHaveAccessibleName('Are you sure?');
    await question.getByRole('link', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings\/security$/);
    await page.goto(
      '/settings/security?modal=customConfirmModal&customConfirmModal.about=end-others',
    );
    await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('You’ve been signed out everywhere else.')).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/security$/);
  });

  test('sees no question for an address that names none', async ({ page }) => {
    await page.goto('/?modal=customConfirmModal&customConfirmModal.about=constructor');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('modals on one another', () => {
  test('return one by one from the top down', async ({ page }) => {
    await page.goto('/characters?feed=anime&modal=loginModal&modal=languageSelectorModal');
    await expect(modal(page, 'languageSelectorModal')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    // The focus arrives with the scripts that handle Escape.
    await expect(modalWithCursor(page, 'languageSelectorModal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page, 'loginModal')).toBeVisible();
    await expect(modal(page, 'languageSelectorModal')).toHaveCount(0);
    await expect(modalWithCursor(page, 'loginModal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
  });

  test('return by their links', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
    await page.goto(
      '/characters?modal=loginModal&modal=installAppModal&installAppModal.platform=ios',
    );
    await expect(modal(page, 'installAppModal').getByText('In Safari')).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await expect(modal(page, 'loginModal')).toBeVisible();
    await expect(page).toHaveURL(/\/characters\?modal=loginModal$/);
  });

  test('are sheets that close when a finger drags them by 100 px', async ({ page, context }) => {
    await page.goto('/?modal=languageSelectorModal');
    const sheet = modal(page, 'languageSelectorModal');
    await expect(modalWithCursor(page, 'languageSelectorModal')).toBeVisible();
    const finger = await context.newCDPSession(page);
    const drag = async (distance: number) => {
      const top = (await sheet.boundingBox())?.y ?? 0;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }],
        });
      await touch('touchStart', top + 12);
      await touch('touchMove', top + 12 + distance / 2);
      await touch('touchMove', top + 12 + distance);
      await touch('touchEnd', 0);
    };
    await drag(80);
    await expect(sheet).toBeVisible();
    await drag(120);
    await expect(sheet).toHaveCount(0);
  });

  test('keep the width of their group on a desktop', { tag: '@desktop' }, async ({ page }) => {
    for (const [name, width] of [
      ['loginModal', 835],
      ['loginAltModal', 835],
      ['resetPasswordModal', 523],
      ['languageSelectorModal', 523],
    ] as const) {
      await page.goto(`/?modal=${name}`);
      expect((await modal(page, name).boundingBox())?.width).toBe(width);
    }
  });
});

test.describe('languages', () => {
  const choose = async (page: Page, language: string) => {
    await page.goto('/characters?modal=languageSelectorModal');
    await modal(page, 'languageSelectorModal').getByRole('button', { name: language }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  test('are chosen by a form, and kept', { tag: '@nojs' }, async ({ page }) => {
    await page.goto('/characters?feed=anime');
    await page.getByRole('link', { name: 'Language: English' }).click();
    await modal(page, 'languageSelectorModal').getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personnages' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  });

  for (const { language, heading, locale, tag } of [
    { language: 'Deutsch', heading: 'Charaktere', locale: 'de-DE' },
    { language: 'Español', heading: 'Personajes', locale: 'es-ES', tag: '@full' },
    { language: 'Português', heading: 'Personagens', locale: 'pt-BR', tag: '@full' },
  ]) {
    test(`change where one stands: ${language}`, { tag }, async ({ page }) => {
      await choose(page, language);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('lng'))).toBe(locale);
    });
  }

  test('are restored from the storage if the cookie is gone', async ({ page, context }) => {
    await choose(page, 'Deutsch');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lng'))).toBe('de-DE');
    await context.clearCookies();
    await comeInAgain(context);
    await page.goto('/characters?feed=anime');
    await expect(page.getByRole('heading', { level: 1, name: 'Charaktere' })).toBeVisible();
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });

  test('are selected by an address, and listed in the head of indexed pages', async ({ page }) => {
    await page.goto('/characters?lng=fr&feed=anime');
    await expect(page.getByRole('heading', { level: 1, name: 'Personnages' })).toBeVisible();
    const others = page.locator('link[rel=alternate][hreflang]');
    await expect(others).toHaveCount(6);
    await expect(page.locator('link[hreflang=de-DE]')).toHaveAttribute(
      'href',
      /\/characters\?feed=anime&lng=de-DE$/,
    );
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute(
      'href',
      /\/characters\?feed=anime$/,
    );
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  });

  test('are the browser’s preference if none was chosen', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'pt-PT', ...(baseURL && { baseURL }) });
    await comeInAgain(context);
    const page = await context.newPage();
    await page.goto('/characters');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('heading', { level: 1, name: 'Personagens' })).toBeVisible();
    await context.close();
  });

  test('are stored in the account of a member', async ({ browser, baseURL }) => {
    const { state } = await joinByApi();
    const context = await browser.newContext({ storageState: state, ...(baseURL && { baseURL }) });
    await comeInAgain(context);
    const page = await context.newPage();
    await choose(page, 'Español');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    await context.close();
  });

  test('from the right leave nothing outside of the page', { tag: '@layout' }, async ({ page }) => {
    for (const path of ['/', '/characters', '/sign_up', '/?modal=loginModal']) {
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overhang, path).toBeLessThanOrEqual(0);
    }
    await page.goto('/characters');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const width = page.viewportSize()?.width ?? 0;
    if (width >= 768) {
      const box = await mainNavigation(page).boundingBox();
      expect(box?.x).toBeGreaterThan(width / 2);
    }
  });
});

test.describe('invitations', () => {
  for (const [name, title] of [
    ['loginAltModal', 'Jump into private chats and voice calls'],
    ['loginAltModal2', 'Private chats and voice calls are one step away'],
    ['signUpAltModal', 'Stay a little longer'],
  ] as const) {
    test(`${name} leads to an account`, { tag: ['@nojs', '@plain'] }, async ({ page }) => {
      await page.goto(`/characters?modal=${name}`);
      const invitation = modal(page, name);
      await expect(invitation.getByRole('heading', { name: title })).toBeVisible();
      await expect(invitation.getByText(/^[\d,]+ members? joined today$/)).toBeVisible();
      await invitation.getByRole('link', { name: 'Continue with email' }).click();
      await expect(modal(page, 'signUpModal')).toBeVisible();
      await expect(page).toHaveURL(/\/characters\?modal=signUpModal$/);
    });
  }

  test('speak to creators', { tag: ['@nojs', '@plain'] }, async ({ page }) => {
    await page.goto('/sign_up?accountType=CreatorUser');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your creator');
    await expect(page.getByText('and start earning')).toBeVisible();
    await expect(page.getByText('For creators')).toBeVisible();
    await page.goto('/?modal=signUpModal&signUpModal.accountType=MasterCreatorUser');
    await expect(modal(page, 'signUpModal')).toHaveAccessibleName('Create your creator');
    await page.goto('/sign_up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
    await expect(page.getByText('For creators')).toHaveCount(0);
  });

  test('end at sign-up for a user who intended to create a character', async ({ page }) => {
    await page.goto('/characters');
    await page.evaluate(() => localStorage.setItem('INTENT_CREATE_MY_AI', 'true'));
    await page.goto('/characters?modal=signUpModal');
    const email = newEmail();
    const step = modal(page, 'signUpModal');
    await expect(step.locator('input[name=creatingAi]')).toHaveCount(1);
    await signUp(step, email);
    await enterCode(modal(page, 'otpModal'), await readCode(email));
    await expect(modal(page, 'signUpPersonalize')).toBeVisible();
    await expect(page).toHaveURL(/[?&]creating_ai=true/);
    const me = await (await page.request.get('/api/v1/users/me')).json();
    expect(me).toMatchObject({ email, accountType: 'User' });
  });
});

test.describe('installing', () => {
  test('is explained for each device, the current one first', async ({ page }) => {
    await page.goto('/?modal=installAppModal');
    const guide = modal(page, 'installAppModal');
    await expect(guide.getByRole('heading', { name: 'In Chrome on a computer' })).toBeVisible();
    await guide.getByRole('link', { name: 'Android' }).click();
    await expect(guide.getByRole('listitem')).toHaveText([
      /Tap the menu/,
      /Tap “Add to Home Screen”/,
    ]);
    await guide.getByRole('link', { name: 'iPhone, iPad' }).click();
    await expect(guide.getByRole('listitem')).toHaveText([/Tap Share/, /Add to Home Screen/]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });

  test('is offered once, and counts as done', async ({ page }) => {
    await page.goto('/?modal=installAppAltModal');
    const installed = () => page.evaluate(() => localStorage.getItem('installed'));
    await expect(modal(page, 'installAppAltModal')).toBeFocused();
    expect(await installed()).toBeNull();
    await page.getByRole('link', { name: 'Show me how' }).click();
    await expect(modal(page, 'installAppModal')).toBeVisible();
    expect(await installed()).toBe('true');
    await page.evaluate(() => {
      localStorage.removeItem('installed');
      dispatchEvent(new Event('appinstalled'));
    });
    expect(await installed()).toBe('true');
  });

  test('has a manifest whose icons exist', async ({ page }) => {
    await page.goto('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string }[]; start_url: string };
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', lang: 'en-GB' });
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type']).toBe('image/png');
    }
  });

  test.describe('with its worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('shows a page of its own when there is no connection, and keeps no other', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await context.setOffline(true);
      await page.goto('/characters');
      await expect(page.getByRole('heading', { name: 'Your device is offline' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept).toEqual(['/offline']);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
    });
  });
});

test('the new modals are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ways = ['loginAltModal', 'loginAltModal2', 'signUpAltModal'];
  for (const name of [...ways, 'languageSelectorModal', 'installAppModal', 'installAppAltModal']) {
    await page.goto(`/?modal=${name}`);
    await expect(modal(page, name)).toBeVisible();
    expect.soft(await violations(page), name).toEqual([]);
  }
});
