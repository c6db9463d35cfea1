import { withRedirect } from '../kit/site/with-redirect';

/** Where somebody shows that it is still them, and comes back to do what they were about to. */
export const proveHref = (back: string): string => withRedirect('/settings/confirm', back);
