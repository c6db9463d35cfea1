/** The browser that requests a code, enters a code or tries a password. */
export interface Asker {
  /** The id that a code is bound to: the session if there is one, otherwise the device. */
  id: string;
  /** The network of the browser, in the form of `networkOf`. */
  network: string;
  /** Checks whether this browser was used before to sign in to the account of an address. */
  isKnownTo(account: string): boolean;
}

/** Returns the same browser with the session's id: its codes are bound to the session. */
export function askingAs(sessionId: string, { network, isKnownTo }: Asker): Asker {
  return { id: sessionId, network, isKnownTo };
}
