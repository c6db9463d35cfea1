import type { FormEvent } from 'react';
import type { ConfirmationPrompt } from '../live/thread';
import type { Agreed } from '../live/use-thread';

/** Returns the consent that a form was sent with; null if another button or none submitted it. */
export function readAgreed(
  { nativeEvent, currentTarget }: FormEvent<HTMLFormElement>,
  { idempotencyKey, tokens, storyId, isAudioRequest }: ConfirmationPrompt,
): Agreed | null {
  const { submitter } = nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'confirmed') return null;
  const forToday = new FormData(currentTarget).has('forToday');
  return { idempotencyKey, confirmed: tokens, forToday, storyId, isAudioRequest };
}
