/** The kinds of events in the log. */
export const securityEventKinds = [
  'sign-in',
  'sign-in-refused',
  'code-refused',
  'password-changed',
  'address-changed',
  'identity-linked',
  'second-factor-changed',
  'account-state-changed',
  'deletion-requested',
  'account-restored',
  'account-erased',
  'export-requested',
  'staff-sign-in',
  'staff-sign-out',
  'staff-refused',
  /** An action of staff before the action log existed. */
  'staff-act',
  'command',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export interface Actor {
  kind: 'user' | 'guest' | 'staff' | 'system' | 'nobody';
  id?: string;
}

export interface SecurityEvent {
  kind: SecurityEventKind;
  /** By default the person of the account. */
  actor?: Actor;
  /** The account that the event is about. */
  userId?: string;
  sessionId?: string;
  /** The address of an attempt if no account is known for it; only its keyed hash is stored. */
  account?: string;
  /** Names and reasons; no secrets, addresses or text by people. */
  detail?: Record<string, string | number | boolean>;
}
