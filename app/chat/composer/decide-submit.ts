import type { Agreed } from '../live/use-thread';

/** The facts at the moment that somebody sends. */
export interface Submitted {
  /** The text of the field, trimmed. */
  content: string;
  /** Something is said aloud in place of it. */
  isSpeaking: boolean;
  /** The yes that it was sent with; null where another button, or none, sent it. */
  agreed: Agreed | null;
  /** The question is about a recording that the site holds. */
  isVoiceAsked: boolean;
  /** The words wait for tokens or a yes. */
  isHeld: boolean;
  /** A form is on its way with the very same words. */
  isCarried: boolean;
}

export type SubmitDecision =
  | { kind: 'nothing' }
  | { kind: 'send-voice'; agreed: Agreed | undefined }
  /** The form goes by itself, as without scripts. */
  | { kind: 'let-form-go' }
  | { kind: 'send-words'; content: string; agreed: Agreed | undefined };

/** Decides what is sent: what is said aloud before words, nothing that waits, and nothing twice. */
export function decideSubmit(submitted: Submitted): SubmitDecision {
  const { content, isSpeaking, isVoiceAsked, isCarried } = submitted;
  const isHeld = submitted.isHeld && !submitted.agreed;
  const agreed = submitted.agreed ?? undefined;
  if (isSpeaking) return isHeld ? { kind: 'nothing' } : { kind: 'send-voice', agreed };
  if (isVoiceAsked && agreed) return { kind: 'let-form-go' };
  if (content === '' || isCarried || isHeld) return { kind: 'nothing' };
  return { kind: 'send-words', content, agreed };
}

/** The facts around a message that is being written. */
interface AroundField {
  isShort: boolean;
  isAsked: boolean;
  isSpeaking: boolean;
  isEmpty: boolean;
}

/** Decides what stands under the field: what hinders the last message before what the next one is. */
export function decideFoot({
  isShort,
  isAsked,
  isSpeaking,
}: AroundField): 'shortage' | 'question' | 'recorder' | 'terms' {
  if (isShort) return 'shortage';
  if (isAsked) return 'question';
  return isSpeaking ? 'recorder' : 'terms';
}

/** Decides whether lines to say are offered: over an empty field alone. */
export const offersLines = (around: AroundField): boolean =>
  around.isEmpty && decideFoot(around) === 'terms';
