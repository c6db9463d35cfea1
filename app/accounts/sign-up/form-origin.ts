import { modalHref } from '../../kit/modals/modal-keys';
import { safePath } from '../../kit/site/safe-path';

/** Any origin serves to take a path apart; nobody lives here (RFC 6761). */
const nowhere = 'http://site.invalid';

/** Whether an account form stood on its own page or in a modal over another one. */
export type FormPlace = 'page' | 'modal';

/** Where an account form was sent from and where its person wants to go. */
export interface FormOrigin {
  place: FormPlace;
  redirectTo: string;
}

export function readFormOrigin(form: FormData): FormOrigin {
  const redirectTo = safePath(form.get('redirectTo'));
  return {
    place: form.get('place') === 'modal' ? 'modal' : 'page',
    redirectTo: form.get('creatingAi') === 'true' ? creatingAi(redirectTo) : redirectTo,
  };
}

/** Somebody who meant to make a character of their own is reminded where they come back. */
function creatingAi(path: string): string {
  const url = new URL(path, nowhere);
  url.searchParams.set('creating_ai', 'true');
  return url.pathname + url.search + url.hash;
}

/** Whoever has just proved their address is asked what to be called, over where they wanted to go. */
export function personalizeHref(redirectTo: string): string {
  const { pathname, search, hash } = new URL(redirectTo, nowhere);
  const href = modalHref({ pathname, search }, 'signUpPersonalize');
  return href.pathname + href.search + hash;
}

/** The code is asked for over the page the person came from, else over the form's own page. */
export function codeStepHref({ place, redirectTo }: FormOrigin, ownPage: string): string {
  const under =
    place === 'modal' ? redirectTo : `${ownPage}?${new URLSearchParams({ redirectTo })}`;
  const { pathname, search } = new URL(under, nowhere);
  const href = modalHref({ pathname, search }, 'otpModal');
  return href.pathname + href.search;
}
