import { demoPassword } from '../actors/accounts/account';
import { comeInAgain } from '../actors/accounts/age-gate';
import { adultBox, balancePill, emailField, enterCode } from '../actors/forms';
import { logIn, modal, passwordField, personalize, signUp } from '../actors/forms';
import { skipPersonalizing } from '../actors/forms';
import { anotherCode, listLetters, newEmail, readCode, readLetter } from '../actors/mail';
import { expect, test } from '../test';

const welcomeTokens = 20;

test(
  'a visitor signs up, proves the address, logs out and returns',
  { tag: '@core' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await signUp(modal(page, 'signUpModal'), email);

    const codeStep = modal(page, 'otpModal');
    await expect(codeStep.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(codeStep).toContainText(`***${email.charAt(email.indexOf('@') - 1)}@example.com`);
    const code = await readCode(email);
    await enterCode(codeStep, anotherCode(code));
    await expect(codeStep.getByRole('alert')).toHaveText('Incorrect code');
    await enterCode(codeStep, code);
    await personalize(page, 'Anna Maria');

    await expect(balancePill(page, welcomeTokens)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(balancePill(page, welcomeTokens)).toBeVisible();

    await page.goto('/settings');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    const logInStep = modal(page, 'loginModal');
    await logIn(logInStep, email, 'not-my-password');
    await expect(logInStep.getByRole('alert')).toHaveText('Wrong email or password');
    await logIn(logInStep, email, demoPassword);
    await expect(balancePill(page, welcomeTokens)).toBeVisible();
  },
);

test('shows the error at each field', async ({ page }) => {
  await page.goto('/?modal=signUpModal');
  const form = modal(page, 'signUpModal');
  // Visible once scripts run; before that, the browser shows its own validation messages.
  await expect(form.getByRole('button', { name: 'Show password' })).toBeVisible();
  const submit = form.getByRole('button', { name: 'Sign up' });
  const mistakes = [
    { email: '', password: '', says: ['Email is required', 'Password is required'] },
    { email: 'nobody', password: '12345', says: ['Invalid email', 'Password at least 6 long'] },
    { email: 'no body@mail.com', password: '', says: ['Invalid email', 'Password is required'] },
  ];
  for (const { email, password, says } of mistakes) {
    await emailField(form).fill(email);
    await passwordField(form).fill(password);
    await submit.click();
    for (const words of says) await expect(form.getByText(words)).toBeVisible();
    await expect(form.getByText('You must be 18 or older')).toBeVisible();
  }
  await emailField(form).fill(newEmail());
  await passwordField(form).fill(demoPassword);
  await submit.click();
  await expect(form.getByText('You must be 18 or older')).toBeVisible();
  await adultBox(form).check();
  await submit.click();
  await expect(modal(page, 'otpModal')).toBeVisible();
});

test(
  'one typo leaves a creator a creator, and the way back',
  { tag: '@nojs' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/sign_up?accountType=CreatorUser&redirectTo=%2Fcharacters%3Ffeed%3Danime');
    const form = page.getByRole('main');
    await emailField(form).fill(`${email}.`);
    await passwordField(form).fill(demoPassword);
    await adultBox(form).check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByText('Invalid email address')).toBeVisible();
    await expect(form.getByRole('heading', { level: 1 })).toHaveText('Create your creator');
    await expect(emailField(form)).toHaveValue(`${email}.`);
    await expect(adultBox(form)).toBeChecked();

    await emailField(form).fill(email);
    await passwordField(form).fill(demoPassword);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await enterCode(modal(page, 'otpModal'), await readCode(email));
    await skipPersonalizing(page);
    await expect(page).toHaveURL('/characters?feed=anime');
  },
);

test(
  'answers the same for an address that has an account; its owner gets a mail',
  { tag: '@core' },
  async ({ page, member }) => {
    const before = new Date();
    await page.goto('/sign_up');
    await signUp(page.getByRole('main'), member.email);
    const codeStep = modal(page, 'otpModal');
    await expect(codeStep.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(codeStep).toContainText('We’ve emailed');

    const letter = await readLetter(member.email, before);
    expect(letter.subject).toMatch(/already have .* account/);
    expect(letter.code).toBeNull();
    expect(await listLetters(member.email)).toHaveLength(2);
  },
);

test('a user who left before entering the code must enter it at the next log-in', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/sign_up');
  await signUp(page.getByRole('main'), email);
  await expect(modal(page, 'otpModal')).toBeVisible();
  await page.context().clearCookies();
  await comeInAgain(page.context());

  await page.goto('/sign_in');
  await logIn(page.getByRole('main'), email);
  // The earlier code was bound to the cookies that were cleared.
  const since = new Date();
  await modal(page, 'otpModal').getByRole('button', { name: 'Resend code' }).click();
  await enterCode(modal(page, 'otpModal'), await readCode(email, since));
  await skipPersonalizing(page);
  await expect(balancePill(page, welcomeTokens)).toBeVisible();
});
