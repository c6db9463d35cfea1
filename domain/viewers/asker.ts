/** The browser that asks for a code, enters one or tries a password. */
export interface Asker {
  /** What a code is bound to: the session of whoever has one, else the device. */
  id: string;
  /** Where it is, as `networkOf` names it. */
  network: string;
  /** Whether somebody has signed in to the account of an address with it before. */
  isKnownTo(account: string): boolean;
}

/** The same browser, asking as a session: its codes are bound to that. */
export function askingAs(sessionId: string, { network, isKnownTo }: Asker): Asker {
  return { id: sessionId, network, isKnownTo };
}
