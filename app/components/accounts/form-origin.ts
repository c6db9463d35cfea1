import { modalHref } from '../../modals/modal-keys';
import { safePath } from './safe-path';

/** Whether an account form stood on its own page or in a modal over another one. */
export type FormPlace = 'page' | 'modal';

/** Where an account form was sent from and where its person wants to go. */
export interface FormOrigin {
  place: FormPlace;
  redirectTo: string;
}

export function readFormOrigin(form: FormData): FormOrigin {
  return {
    place: form.get('place') === 'modal' ? 'modal' : 'page',
    redirectTo: safePath(form.get('redirectTo')),
  };
}

/** The code is asked for over the page the person came from, else over the form's own page. */
export function codeStepHref({ place, redirectTo }: FormOrigin, ownPage: string): string {
  const under =
    place === 'modal' ? redirectTo : `${ownPage}?${new URLSearchParams({ redirectTo })}`;
  const { pathname, search } = new URL(under, 'http://site.invalid');
  const href = modalHref({ pathname, search }, 'otpModal');
  return href.pathname + href.search;
}
