import { expect, it } from 'vitest';
import { afterSignIn } from '../log-in/after-sign-in';
import { codeStepHref, personalizeHref, readFormOrigin } from './form-origin';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('requests the code over the page that the modal was opened on', () => {
  const origin = readFormOrigin(form({ place: 'modal', redirectTo: '/characters?feed=anime' }));
  expect(codeStepHref(origin, '/sign_up')).toBe('/characters?feed=anime&modal=otpModal');
});

it('requests the code over the form’s own page and remembers the page to continue at', () => {
  const origin = readFormOrigin(form({ place: 'page', redirectTo: '/chats/noor' }));
  const href = new URL(codeStepHref(origin, '/sign_up'), 'http://site.invalid');
  expect(href.pathname).toBe('/sign_up');
  expect(href.searchParams.get('modal')).toBe('otpModal');
  expect(afterSignIn(href)).toBe('/chats/noor');
});

it('marks the return address once for a visitor who wanted to create a character', () => {
  const fields = { redirectTo: '/chats?filter=all#latest', creatingAi: 'true' };
  const { redirectTo } = readFormOrigin(form(fields));
  expect(redirectTo).toBe('/chats?filter=all&creating_ai=true#latest');
  expect(readFormOrigin(form({ ...fields, redirectTo })).redirectTo).toBe(redirectTo);
  expect(readFormOrigin(form({ redirectTo: '/', creatingAi: 'no' })).redirectTo).toBe('/');
});

it('leads from the making of a character to its chat once it is made', () => {
  const to = (redirectTo: string, generatedSlug: string) =>
    readFormOrigin(form({ redirectTo, generatedSlug })).redirectTo;
  expect(to('/generating-ai/odile-1', 'odile-1')).toBe('/chats/odile-1');
  expect(to('/generating-ai', '../admin')).toBe('/generating-ai');
  expect(to('/explorer', 'odile-1')).toBe('/explorer');
});

it('requests the display name of a new user over the page that they wanted to open', () => {
  expect(personalizeHref('/chats/noor?a=b#latest')).toBe(
    '/chats/noor?a=b&modal=signUpPersonalize#latest',
  );
});

it('continues at the home page when the form names another site', () => {
  expect(readFormOrigin(form({ redirectTo: '//evil.example' })).redirectTo).toBe('/');
});

it('returns to the page a modal was opened on, without the modal', () => {
  const location = { pathname: '/characters', search: '?feed=new&modal=loginModal' };
  expect(afterSignIn(location)).toBe('/characters?feed=new');
});
