interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * Where the recipient ends such mails: by a visit, or by the one POST their mail program sends for
   * them (RFC 8058), so it must name them without a log-in. Marketing has one, nothing else.
   */
  unsubscribeUrl?: string;
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
