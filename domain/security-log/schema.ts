/** What the log tells of. */
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
  /** What staff did before the action log. */
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
  /** The person whose account it is about, when nobody else is named. */
  actor?: Actor;
  /** Whose account it is about. */
  userId?: string;
  sessionId?: string;
  /** The address that was tried, where no account is known by it; only its keyed hash is kept. */
  account?: string;
  /** Names and reasons: no secret, no address, nobody's words. */
  detail?: Record<string, string | number | boolean>;
}
