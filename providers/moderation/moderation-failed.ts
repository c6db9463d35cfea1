/** A provider of moderation did not answer in time ('unavailable'), or not as agreed ('invalid'). */
export class ModerationFailed extends Error {
  override name = 'ModerationFailed';
  readonly code = 'moderation.failed';
  constructor(
    readonly reason: 'unavailable' | 'invalid',
    options?: ErrorOptions,
  ) {
    super(`The text could not be judged by the provider: ${reason}`, options);
  }
}
