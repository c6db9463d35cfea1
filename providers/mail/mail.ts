interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * The address at which the recipient ends such mails, by a visit or by the one POST that their mail
   * program sends (RFC 8058), so it must identify them without a log-in. Only marketing mail has one.
   */
  unsubscribeUrl?: string;
  /** For example `<…@host>`. The same for every attempt, so that a mailbox can drop a repeat. */
  messageId: string;
}

/** A sender of mails. */
export interface Mailer {
  /**
   * Resolves once the next server has accepted the mail. Throws MailTemporarilyRefused (may be retried
   * later) or MailRefused (must not be retried).
   */
  send(mail: Mail): Promise<void>;
  /** Closes idle connections; a mail that is being sent is finished first. */
  close(): void;
}

/** The server did not respond, or requested a later attempt. */
export class MailTemporarilyRefused extends Error {
  override name = 'MailTemporarilyRefused';
  readonly code = 'mail.temporarily-refused';
}

/** The server will never take this mail, for example for a mailbox that does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly code = 'mail.refused';
}
