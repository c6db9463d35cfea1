import { useActionData } from '@remix-run/react';
import { useEffect, type FormEvent } from 'react';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import type { ConfirmationPrompt } from '../live/thread';
import type { Agreed } from '../live/use-thread';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { ThreadData } from '../thread/thread-data';
import type { Recorded } from '../voice/recorded';
import { useRecorder } from '../voice/use-recorder';
import { decideSubmit } from './decide-submit';
import { useDraft } from './use-draft';
import { useHeldWords } from './use-held-words';
import { usePosting } from './use-posting';
import { useSendKept } from './use-send-kept';

/** A suggested reply that was put into the field. The same line taken twice is two objects. */
export interface TakenLine {
  line: string;
}

export interface ComposerProps {
  data: ThreadData;
  /** The terms of the next message. */
  allowance: SendAllowance;
  /** The last message that was not sent for lack of tokens. */
  shortOf: 'words' | 'voice' | null;
  /** The refused text of a form, so that nothing is lost. */
  draft: string;
  /** The refused text of a message sent over the socket. */
  returned: string | null;
  /** A recording that was refused. */
  returnedVoice: Recorded | null;
  /** The prompt to confirm before the last message is sent. */
  prompt: ConfirmationPrompt | null;
  /** True if terms and offers may be shown beside the field. */
  maySell: boolean;
  /** The message that the next one replies to. */
  answering: ThreadMessage | null;
  /** The last suggested reply that was taken. */
  taken: TakenLine | null;
  /** Suggested replies, offered while the field is empty. */
  suggested: readonly string[];
  onTake(line: string): void;
  /** Sends immediately; returns false if the form must be submitted instead. */
  onSend(content: string, agreed?: Agreed, voice?: Recorded): boolean;
}

export type ComposerParts = ReturnType<typeof useComposer>;

/** Returns the state of the composer, and executes what `decideSubmit` decides. */
export function useComposer(props: ComposerProps) {
  const { data, allowance, onSend } = props;
  const writing = useWriting(props);
  const { field, words, write, keep, carries, begin, goAfter } = writing;
  const recorder = useRecorder({
    characterId: data.character._id,
    maxSeconds: data.voice?.maxSeconds ?? 0,
    returned: props.returnedVoice,
  });
  const isSpeaking = ['recording', 'paused', 'finishing', 'kept'].includes(recorder.state);
  const { isShort, question, isHeld, letGo, dismiss } = useHeldWords(props);
  const sendVoice = (agreed?: Agreed) =>
    void recorder.take().then((voice) => voice && onSend('', agreed, voice));
  useSendKept({
    terms: { ...data, allowance },
    isShort,
    send(kept) {
      if (kept === 'voice') return sendVoice();
      if (words() !== '' && onSend(words())) write('');
    },
  });

  const sendWords = (event: FormEvent, content: string, agreed?: Agreed) => {
    if (!onSend(content, agreed)) {
      if (goAfter()) event.preventDefault();
      else begin(content);
      return;
    }
    event.preventDefault();
    dismiss();
    write('');
    field.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const content = words();
    const agreed = question && readAgreed(event, question);
    const isVoicePrompt = question?.isVoice === true;
    const isCarried = carries(content);
    const decided = decideSubmit({ content, isSpeaking, agreed, isVoicePrompt, isHeld, isCarried });
    if (decided.kind === 'let-form-go') return;
    if (decided.kind === 'send-words') return sendWords(event, decided.content, decided.agreed);
    event.preventDefault();
    if (decided.kind === 'nothing') return;
    dismiss();
    sendVoice(decided.agreed);
  };
  const change = (text: string) => {
    keep(text);
    letGo();
  };
  return { ...writing, recorder, isSpeaking, isShort, question, isHeld, dismiss, submit, change };
}

/** Returns the consent that a form was sent with; null if another button or none submitted it. */
function readAgreed(
  { nativeEvent, currentTarget }: FormEvent<HTMLFormElement>,
  { idempotencyKey, tokens, storyId, isAudioRequest }: ConfirmationPrompt,
): Agreed | null {
  const { submitter } = nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'confirmed') return null;
  const forToday = new FormData(currentTarget).has('forToday');
  return { idempotencyKey, confirmed: tokens, forToday, storyId, isAudioRequest };
}

/** Returns the text in the field, and the form that posts it without a socket. */
function useWriting({ data, draft, returned, taken }: ComposerProps) {
  const { _id: characterId, slug } = data.character;
  const action = `/chats/${slug}`;
  const isUnsent = useActionData<{ isUnsent?: boolean }>()?.isUnsent === true;
  const { field, length, write, keep } = useDraft({ characterId, refused: draft, returned });
  const words = () => field.current?.value.trim() ?? '';
  const posting = usePosting(action, field, (carried) => {
    // A submitted form leaves its text in the field; a refused text stays there.
    const isSent = draft === '' && !isUnsent;
    if (isSent && words() === carried) write('');
  });
  // Puts a taken reply into the field, to be changed and sent.
  useEffect(() => {
    if (!taken) return;
    write(taken.line);
    field.current?.focus();
  }, [taken, field, write]);
  return { ...posting, action, field, length, words, write, keep };
}
