import { expect, test } from '../test';
import { stack } from '../stack';

/*
 * Behaviour that a walked page and a browser share. Each case runs in both; any difference in what they
 * read, press and send is a fault of the walker.
 */

test('elements are named alike', { tag: '@nojs' }, async ({ page }) => {
  await page.setContent(`
    <style>.row { display: flex } .told { position: absolute }</style>
    <a href="#one"><svg aria-hidden="true"></svg><span class="told">Language: </span>English</a>
    <a href="#two"><i>Dai</i><i>ly</i></a>
    <button class="row"><span>Go on</span><span>Free</span></button>
    <button aria-label="Close"><svg></svg></button>
    <p id="why" hidden>Why <b>it</b> is wrong</p><textarea aria-labelledby="why"></textarea>
    <label>Name <input name="name" value="Ada"></label>
    <label for="age">Age</label><input id="age" type="checkbox">
    <img alt="A portrait"><img alt="">
    <fieldset><legend>Kind</legend></fieldset>
    <section aria-label="Posts"></section><section></section>
    <main><header>Not a banner</header></main>
    <button><span hidden>Not</span> told</button>
    <input type="submit" value="Send it">`);
  await expect(page.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Language: English', exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Daily', exact: true })).toHaveCount(1);
  for (const name of ['Go on Free', 'Close', 'told', 'Send it']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole('textbox', { name: 'Why it is wrong' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  await expect(page.getByRole('checkbox', { name: 'Age' })).not.toBeChecked();
  await expect(page.getByLabel('Age')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'A portrait' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Kind' })).toHaveCount(1);
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('elements are shown and hidden alike', { tag: '@nojs' }, async ({ page }) => {
  await page.setContent(`
    <meta name="viewport" content="width=device-width">
    <style>
      .gone { display: none } .unseen { visibility: hidden } .seen { visibility: visible }
      @media (min-width: 48rem) { .wide { display: block } .narrow { display: none } }
      @layer low, high; @layer high { .late { display: block } } @layer low { .late { display: none } }
      [data-on]:has(:checked) .chosen { display: block } .chosen { display: none }
    </style>
    <p id="plain">Text</p><p id="empty"></p><p id="hidden" hidden>Text</p>
    <div class="gone"><p id="within">Text</p></div>
    <div class="unseen"><p id="unseen">Text</p><p id="seen" class="seen">Text</p></div>
    <p id="wide" class="gone wide">Text</p><p id="narrow" class="narrow">Text</p>
    <p id="late" class="late">Text</p>
    <details><summary>More</summary><p id="folded">Text</p></details>
    <dialog><p id="dialog">Text</p></dialog>
    <div data-on><input type="checkbox" aria-label="On"><p id="chosen" class="chosen">Text</p></div>`);
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  const expected = { plain: true, empty: false, hidden: false, within: false, unseen: false };
  const also = { seen: true, wide: isWide, narrow: !isWide, late: true, folded: false };
  for (const [id, isSeen] of Object.entries({
    ...expected,
    ...also,
    dialog: false,
    chosen: false,
  })) {
    await expect(page.locator(`#${id}`), id).toBeVisible({ visible: isSeen });
  }
  await page.getByText('More').click();
  await expect(page.locator('#folded')).toBeVisible();
  await page.getByRole('checkbox', { name: 'On' }).check();
  await expect(page.locator('#chosen')).toBeVisible();
});

test('texts are found alike', { tag: '@nojs' }, async ({ page }) => {
  await page.setContent(`
    <ul><li><b>One</b> <i>of two</i></li><li>Two  of
    two</li></ul><p>Price<br>now</p><p>A <span hidden>silent </span>word</p>`);
  await expect(page.getByText('of two')).toHaveText(['of two', 'Two of two']);
  await expect(page.getByText('One of two', { exact: true })).toHaveCount(1);
  await expect(page.getByText(/^One/)).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'two of' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: page.locator('i') })).toHaveCount(1);
  await expect(page.getByRole('list')).toContainText('One of two');
  expect(await page.locator('p').allInnerTexts()).toEqual(['Price\nnow', 'A word']);
});

test('forms are sent alike', { tag: '@nojs' }, async ({ page }) => {
  const form = `
    <form action="${stack.baseUrl()}/cookies">
      <label>Name <input name="name" required maxlength="3"></label>
      <label>Mail <input name="mail" type="email"></label>
      <label>Kind <select name="kind"><option>a</option><option value="2">b</option></select></label>
      <label><input type="radio" name="size" value="s" checked> S</label>
      <label><input type="radio" name="size" value="l"> L</label>
      <label><input type="checkbox" name="on"> On</label>
      <input name="off" value="1" disabled><input type="hidden" name="key" value="k&amp;l">
      <button name="by" value="first">First</button><button name="by" value="second">Second</button>
    </form>`;
  const sent = () => new URL(page.url()).search;
  await page.setContent(form);
  await page.getByRole('button', { name: 'Second' }).click();
  await page.getByLabel('Name').fill('Adam');
  await page.getByLabel('Mail').fill('nobody');
  await page.getByRole('button', { name: 'Second' }).click();
  expect(page.url()).toBe('about:blank');
  await page.getByLabel('Mail').fill('');
  await page.getByLabel('Kind').selectOption('b');
  await page.getByText('L', { exact: true }).click();
  await page.getByLabel('On').check();
  await page.getByRole('button', { name: 'Second' }).click();
  await expect(page).toHaveURL(/\/cookies\?/);
  expect(sent()).toBe('?name=Ada&mail=&kind=2&size=l&on=on&key=k%26l&by=second');
  await page.goto('about:blank');
  await page.setContent(form);
  await page.getByLabel('Name').fill('Eve');
  await page.getByLabel('Name').press('Enter');
  await expect(page).toHaveURL(/\/cookies\?/);
  expect(sent()).toBe('?name=Eve&mail=&kind=a&size=s&key=k%26l&by=first');
});

test('pages are gone through alike', { tag: '@nojs' }, async ({ page }) => {
  await page.goto('/cookies');
  await page.goto('/terms-of-service');
  await page.goto('/terms-of-service#section-3');
  await page.goBack();
  await expect(page).toHaveURL('/terms-of-service');
  await page.goBack();
  await expect(page).toHaveURL('/cookies');
  await page.goForward();
  await expect(page).toHaveURL('/terms-of-service');
  // A reload after a redirect requests its target again, and submits nothing.
  await page.goto('/cookies');
  const analytics = page.getByRole('checkbox', { name: /Analytics/ });
  await analytics.check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
  const read = page.waitForResponse((response) => response.url().includes('/cookies'));
  await page.reload();
  expect((await read).request().method()).toBe('GET');
  await expect(analytics).toBeChecked();
});
