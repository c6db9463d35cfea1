export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Such as `<…@host>`. The same for every attempt, so that a mailbox can drop a repeat. */
  messageId: string;
}

/** Hands mails to the outside. */
export interface Mailer {
  /**
   * Resolves once the next server took the mail over.
   * Throws MailTemporarilyRefused (worth another try later) or MailRefused (hopeless as it is).
   */
  send(mail: Mail): Promise<void>;
  /** Closes idle connections; a mail on its way is finished first. */
  close(): void;
}

/** Nobody answered, or the server asked to come back later. */
export class MailTemporarilyRefused extends Error {
  override name = 'MailTemporarilyRefused';
  readonly code = 'mail.temporarily-refused';
}

/** The server will never take this mail, for example for a mailbox that does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly code = 'mail.refused';
}
