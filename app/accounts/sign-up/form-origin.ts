import { modalHref } from '../../kit/modals/modal-keys';
import { safePath } from '../../kit/site/safe-path';

/** A placeholder origin to parse paths with; it can never resolve (RFC 6761). */
const nowhere = 'http://site.invalid';

/** The place of an account form: its own page, or a modal over another page. */
export type FormPlace = 'page' | 'modal';

/** The place that an account form was sent from, and the person's destination. */
export interface FormOrigin {
  place: FormPlace;
  redirectTo: string;
}

export function readFormOrigin(form: FormData): FormOrigin {
  const redirectTo = toGenerated(safePath(form.get('redirectTo')), form.get('generatedSlug'));
  return {
    place: form.get('place') === 'modal' ? 'modal' : 'page',
    redirectTo: form.get('creatingAi') === 'true' ? creatingAi(redirectTo) : redirectTo,
  };
}

/** Leads from the page of a character's making to its chat, if the character is made. */
function toGenerated(path: string, slug: FormDataEntryValue | null): string {
  const isMaking = /^\/generating-ai(?:[/?#]|$)/.test(path);
  const isSlug = typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug);
  return isMaking && isSlug ? `/chats/${slug}` : path;
}

/** Adds a reminder to the destination of a person who intended to create a character. */
function creatingAi(path: string): string {
  const url = new URL(path, nowhere);
  url.searchParams.set('creating_ai', 'true');
  return url.pathname + url.search + url.hash;
}

/**
 * Returns the address of the form that asks a newly verified person for their name, over their destination.
 */
export function personalizeHref(redirectTo: string): string {
  const { pathname, search, hash } = new URL(redirectTo, nowhere);
  const href = modalHref({ pathname, search }, 'signUpPersonalize');
  return href.pathname + href.search + hash;
}

/**
 * Returns the address of the code step: over the page that the person came from, or over the form's own
 * page.
 */
export function codeStepHref({ place, redirectTo }: FormOrigin, ownPage: string): string {
  const under =
    place === 'modal' ? redirectTo : `${ownPage}?${new URLSearchParams({ redirectTo })}`;
  const { pathname, search } = new URL(under, nowhere);
  const href = modalHref({ pathname, search }, 'otpModal');
  return href.pathname + href.search;
}
