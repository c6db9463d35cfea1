import { withRedirect } from '../kit/site/with-redirect';

/** Returns the address where a person proves their identity and then returns to what they wanted to do. */
export const proveHref = (back: string): string => withRedirect('/settings/confirm', back);
