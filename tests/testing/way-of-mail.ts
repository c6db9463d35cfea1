import type { Client } from '~/app/testing/client';

interface Mailed {
  to: string;
  /** The recipient's browser. */
  client: Client;
}

/** The way to receive a mail, and where its links lead. */
export interface Way {
  send: () => Promise<Mailed>;
  /** The page and text that each link leads to in the recipient's browser. */
  leads: [path: RegExp, says: RegExp][];
  /** The same in any other browser, if different. */
  leadsOthers?: [path: RegExp, says: RegExp][];
}

export const signIn: [RegExp, RegExp] = [/^\/sign_in$/, /<title>Log in · /];
export const signInFirst: [RegExp, RegExp] = [
  /^\/sign_in\?redirectTo=%2F(?:notifications|verified-model%2Fpayouts|settings%2F(?:standing|subscription|memberships|notifications))$/,
  signIn[1],
];
