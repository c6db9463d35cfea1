import clsx from 'clsx';
import { useActionData } from '@remix-run/react';
import { useEffect, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { ModalLink } from '../../kit/modals/modal-link';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { Spinner } from '../../kit/ui/feedback/spinner';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { AllowanceLine } from './allowance-line';
import { AnsweringLine } from './answering-line';
import { AskBeforeSending } from './ask-before-sending';
import type { AskedMessage } from '../live/thread';
import type { Agreed } from '../live/use-thread';
import { PlusMenu } from './plus-menu';
import { readAgreed } from './read-agreed';
import { ShortOfTokens } from './short-of-tokens';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { ThreadData } from '../thread/thread-data';
import { AudioRequestForm } from '../voice/audio-request';
import { MicrophoneDenied } from '../voice/microphone-denied';
import type { Recorded } from '../voice/recorded';
import { isTooShort } from '../voice/recorder';
import { RecorderFoot } from '../voice/recorder-foot';
import { RecorderRow } from '../voice/recorder-row';
import { useRecorder } from '../voice/use-recorder';
import { VoiceEntry } from '../voice/voice-entry';
import { VoiceFileForm } from '../voice/voice-file-form';
import { useDraft } from './use-draft';
import { SuggestedReplies } from './suggested-replies';
import { useSuggestionSwitch } from './use-suggestions';
import { priceAndBalance, useHeldWords } from './use-held-words';
import { usePosting } from './use-posting';
import { useSendKept } from './use-send-kept';

/** A line that was offered and is taken into the field; of the same line taken twice, two. */
export interface TakenLine {
  line: string;
}

interface ComposerProps {
  data: ThreadData;
  /** On what terms the next message goes out. */
  allowance: SendAllowance;
  /** What was not sent last for want of tokens. */
  shortOf: 'words' | 'voice' | null;
  /** What was written and refused, so that nothing is lost. */
  draft: string;
  /** The same of a message that went over the socket. */
  returned: string | null;
  /** A recording that was not taken. */
  returnedVoice: Recorded | null;
  /** What is asked before the last one is sent. */
  asked: AskedMessage | null;
  /** Whether terms and offers may stand beside the field. */
  maySell: boolean;
  /** The message that the next one answers. */
  answering: ThreadMessage | null;
  /** The last line that was taken. */
  taken: TakenLine | null;
  /** Lines that one could say, offered while the field is empty. */
  suggested: readonly string[];
  onTake(line: string): void;
  /** Sends at once; false lets the form go by itself. */
  onSend(content: string, agreed?: Agreed, voice?: Recorded): boolean;
}

export function Composer(props: ComposerProps) {
  const { data, allowance, draft, returned, maySell, answering, taken, shortOf, onSend } = props;
  const suggestions = useSuggestionSwitch();
  const { t } = useTranslation(['chat', 'voice']);
  const { character, maxLength, idempotencyKey } = data;
  const action = `/chats/${character.slug}`;
  const isUnsent = useActionData<{ isUnsent?: boolean }>()?.isUnsent === true;
  const { field, length, write, keep } = useDraft({
    characterId: character._id,
    refused: draft,
    returned,
  });
  const { isPosting, carries, begin, goAfter } = usePosting(action, field, (carried) => {
    // The form leaves its words in the field, and there they stay where they were refused.
    const isSaid = draft === '' && !isUnsent;
    if (isSaid && field.current?.value.trim() === carried) write('');
  });
  useTakenLine(taken, field, write);
  const recorder = useRecorder({
    characterId: character._id,
    maxSeconds: data.voice?.maxSeconds ?? 0,
    returned: props.returnedVoice,
  });
  const isSpeaking = ['recording', 'paused', 'finishing', 'kept'].includes(recorder.state);
  const { isShort, question, held, setHeld, putAway } = useHeldWords(props);
  const sendVoice = (agreed?: Agreed) =>
    void recorder.take().then((voice) => voice && onSend('', agreed, voice));
  useSendKept({
    terms: { ...data, allowance },
    isShort,
    send(kept) {
      if (kept === 'voice') return sendVoice();
      const content = field.current?.value.trim() ?? '';
      if (content !== '' && onSend(content)) write('');
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const content = field.current?.value.trim() ?? '';
    const agreed = question && readAgreed(event, question);
    const isHeld = held !== null && !agreed;
    if (isSpeaking) {
      event.preventDefault();
      if (isHeld) return;
      putAway();
      return sendVoice(agreed ?? undefined);
    }
    // Nothing of it is in this page: the site holds the recording that the yes is for.
    if (question?.isVoice && agreed) return;
    if (content === '' || carries(content) || isHeld) return event.preventDefault();
    if (!onSend(content, agreed ?? undefined)) {
      if (goAfter()) event.preventDefault();
      else begin(content);
      return;
    }
    event.preventDefault();
    putAway();
    write('');
    field.current?.focus();
  };
  return (
    <>
      <ActForm
        action={action}
        onSubmit={submit}
        data-waits
        className="flex shrink-0 flex-col px-3 pt-1 pb-[max(10px,env(safe-area-inset-bottom))] md:px-5 md:pb-3.5"
      >
        {allowance.kind === 'sign-up' && maySell && <TrialOver name={character.firstName} />}
        <input type="hidden" name="intent" value={question?.isVoice ? 'voice' : 'send'} />
        <input
          type="hidden"
          name="idempotencyKey"
          value={question?.idempotencyKey ?? idempotencyKey}
        />
        {data.chatId && <input type="hidden" name="chatId" value={data.chatId} />}
        {question?.storyId && <input type="hidden" name="storyId" value={question.storyId} />}
        {question?.isAudioRequest && <input type="hidden" name="type" value="audio_request" />}
        {length === 0 && !question && !isShort && !isSpeaking && (
          <SuggestedReplies
            replies={props.suggested}
            onTake={props.onTake}
            onClose={() => suggestions.turn(false)}
          />
        )}
        {answering && <AnsweringLine message={answering} name={character.firstName} />}
        {recorder.state === 'denied' && <MicrophoneDenied />}
        <div
          className={clsx(
            'rounded-modal bg-card shadow-card relative mx-auto flex w-full max-w-220 items-end gap-2 border p-1.5 transition duration-120',
            isSpeaking ? 'border-rose/45' : 'border-line-2 focus-within:border-line-form',
          )}
        >
          <div className={isSpeaking ? 'hidden' : 'contents'}>
            <PlusMenu
              character={character}
              leastTip={data.leastTip}
              photoPrice={data.photoPrice}
              spoken={data.spoken}
              makesVideos={data.makesVideos}
              onBegin={props.onTake}
              maySell={maySell}
            />
            <textarea
              ref={field}
              name="content"
              rows={1}
              required={!isSpeaking && !question?.isVoice}
              maxLength={maxLength}
              defaultValue={draft}
              enterKeyHint="send"
              aria-label={t('message-to', { name: character.firstName })}
              placeholder={t('message-to', { name: character.firstName })}
              onChange={(event) => {
                keep(event.target.value);
                setHeld(null);
              }}
              onKeyDown={sendOnEnter}
              className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none bg-transparent py-2.75 text-[1rem]/5.5 outline-none md:text-[0.9375rem]"
            />
            {data.voice && maySell && <VoiceEntry recorder={recorder} terms={data.voice} />}
          </div>
          {isSpeaking && (
            <RecorderRow
              recorder={recorder}
              onDiscard={putAway}
              isFull={recorder.elapsedMs >= (data.voice?.maxSeconds ?? 0) * 1000}
            />
          )}
          <button
            type="submit"
            aria-label={t(isSpeaking ? 'voice:send' : 'send')}
            disabled={held !== null || isTooShort(recorder)}
            className="bg-accent text-on-accent shadow-glow disabled:bg-veil disabled:text-disabled flex size-11 shrink-0 items-center justify-center rounded-full transition duration-160 hover:brightness-107 active:scale-[.985] active:brightness-93 disabled:bg-none disabled:shadow-none"
          >
            {isPosting ? <Spinner /> : <Icon name="arrow-up" size={20} />}
          </button>
        </div>
        {isShort ? (
          <>
            <p className="type-caption text-fg-3 mt-2 flex items-center justify-center gap-2 max-md:order-1">
              <Icon name="check" size={14} />
              {t(shortOf === 'voice' ? 'voice:kept' : 'balance.kept')}
            </p>
            <div className="max-md:order-2 md:order-first">
              <ShortOfTokens
                {...priceAndBalance(props)}
                isVoice={shortOf === 'voice'}
                slug={character.slug}
                offer={data.shortOffer}
                onClose={putAway}
              />
            </div>
          </>
        ) : question ? (
          <AskBeforeSending
            question={question}
            balance={allowance.kind === 'priced' ? allowance.balance : null}
            isBusy={isPosting}
            onClose={putAway}
          />
        ) : isSpeaking && data.voice ? (
          <RecorderFoot recorder={recorder} terms={data.voice} name={character.firstName} />
        ) : (
          <ComposerFoot {...props} length={length} />
        )}
      </ActForm>
      {data.spoken && (
        <AudioRequestForm action={action} idempotencyKey={idempotencyKey} chatId={data.chatId} />
      )}
      {data.voice?.isMember && (
        <VoiceFileForm
          action={action}
          idempotencyKey={idempotencyKey}
          chatId={data.chatId}
          replyTo={answering?._id}
        />
      )}
    </>
  );
}

interface ComposerFootProps extends Pick<ComposerProps, 'data' | 'allowance' | 'maySell'> {
  length: number;
}

/** How long the message may be, where that is near, or else on what terms it goes out, if at all. */
function ComposerFoot({
  data: { character, maxLength, pausedUntil },
  allowance,
  maySell,
  length,
}: ComposerFootProps) {
  const { t } = useTranslation('chat');
  if (length > maxLength * 0.9) {
    return (
      <p role="status" className="type-caption text-fg-3 mt-2 text-center tabular-nums">
        {t('length', { length, maxLength })}
      </p>
    );
  }
  return maySell && !pausedUntil && <AllowanceLine allowance={allowance} slug={character.slug} />;
}

/** Puts a line that was taken into the field, to be changed and sent. */
function useTakenLine(
  taken: TakenLine | null,
  field: RefObject<HTMLTextAreaElement>,
  write: (words: string) => void,
) {
  useEffect(() => {
    if (!taken) return;
    write(taken.line);
    field.current?.focus();
  }, [taken, field, write]);
}

/** Enter sends where there is a keyboard; on a phone it begins a new line, and the button sends. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
  if (!matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** One may still write: whoever is in distress is answered, trial or not. */
function TrialOver({ name }: { name: string }) {
  const { t } = useTranslation('chat');
  return (
    <div className="mx-auto mb-3 flex max-w-220 flex-wrap items-center justify-between gap-3 pt-2">
      <p className="text-fg-2 type-small min-w-50 flex-1">{t('trial-over', { name })}</p>
      <ModalLink modal="signUpModal" className={buttonClass({ kind: 'light', size: 'small' })}>
        {t('sign-up')}
      </ModalLink>
    </div>
  );
}
