import type { Agreed } from '../live/use-thread';

/** The facts at the moment of sending. */
export interface Submitted {
  /** The trimmed text of the field. */
  content: string;
  /** True if there is a recording in place of the text. */
  isSpeaking: boolean;
  /** The consent sent with the form; null if another button or none submitted it. */
  agreed: Agreed | null;
  /** True if the prompt is about a recording that the site holds. */
  isVoicePrompt: boolean;
  /** True if the text is held until there are tokens or consent. */
  isHeld: boolean;
  /** True if a form with the same text is already in progress. */
  isCarried: boolean;
}

export type SubmitDecision =
  | { kind: 'nothing' }
  | { kind: 'send-voice'; agreed: Agreed | undefined }
  /** The browser submits the form, as without scripts. */
  | { kind: 'let-form-go' }
  | { kind: 'send-words'; content: string; agreed: Agreed | undefined };

/** Decides what is sent: a recording before text, nothing that is held, and nothing twice. */
export function decideSubmit(submitted: Submitted): SubmitDecision {
  const { content, isSpeaking, isVoicePrompt, isCarried } = submitted;
  const isHeld = submitted.isHeld && !submitted.agreed;
  const agreed = submitted.agreed ?? undefined;
  if (isSpeaking) return isHeld ? { kind: 'nothing' } : { kind: 'send-voice', agreed };
  if (isVoicePrompt && agreed) return { kind: 'let-form-go' };
  if (content === '' || isCarried || isHeld) return { kind: 'nothing' };
  return { kind: 'send-words', content, agreed };
}

/** The facts about a message that is being written. */
interface AroundField {
  isShort: boolean;
  isPrompted: boolean;
  isSpeaking: boolean;
  isEmpty: boolean;
}

/**
 * Decides the content below the field: a problem of the last message has priority over the next one's
 * terms.
 */
export function decideFoot({
  isShort,
  isPrompted,
  isSpeaking,
}: AroundField): 'shortage' | 'question' | 'recorder' | 'terms' {
  if (isShort) return 'shortage';
  if (isPrompted) return 'question';
  return isSpeaking ? 'recorder' : 'terms';
}

/** Checks whether suggested replies are offered: only if the field is empty. */
export const offersLines = (around: AroundField): boolean =>
  around.isEmpty && decideFoot(around) === 'terms';
