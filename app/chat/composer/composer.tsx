import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../kit/forms/form';
import { ModalLink } from '../../kit/modals/modal-link';
import { isOfInputMethod } from '../../kit/ui/behaviour/is-of-input-method';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { Spinner } from '../../kit/ui/feedback/spinner';
import { AllowanceLine } from './allowance-line';
import { AnsweringLine } from './answering-line';
import { ConfirmSending } from './confirm-sending';
import { decideFoot, offersLines } from './decide-submit';
import { PlusMenu } from './plus-menu';
import { ShortOfTokens } from './short-of-tokens';
import { AudioRequestForm } from '../voice/audio-request';
import { Notice } from '../../kit/ui/feedback/notice';
import { isTooShort } from '../voice/recorder';
import { RecorderFoot } from '../voice/recorder-foot';
import { RecorderRow } from '../voice/recorder-row';
import { VoiceEntry } from '../voice/voice-entry';
import { VoiceFileForm } from '../voice/voice-file-form';
import { SuggestedReplies } from './suggested-replies';
import { useComposer, type ComposerParts, type ComposerProps } from './use-composer';
import { priceAndBalance } from './use-held-words';
import { useSuggestionSwitch } from './use-suggestions';

export function Composer(props: ComposerProps) {
  const { data, allowance, maySell, answering } = props;
  const suggestions = useSuggestionSwitch();
  const parts = useComposer(props);
  const { action, recorder } = parts;
  const { character, idempotencyKey, chatId } = data;
  return (
    <>
      <ActForm
        action={action}
        onSubmit={parts.submit}
        data-waits
        className="flex shrink-0 flex-col px-3 pt-1 pb-[max(10px,env(safe-area-inset-bottom))] md:px-5 md:pb-3.5"
      >
        {allowance.kind === 'sign-up' && maySell && <TrialOver name={character.firstName} />}
        <HiddenFields data={data} question={parts.question} />
        {offersLines(aroundField(parts)) && (
          <SuggestedReplies
            replies={props.suggested}
            onTake={props.onTake}
            onClose={() => suggestions.turn(false)}
          />
        )}
        {answering && <AnsweringLine message={answering} name={character.firstName} />}
        {recorder.state === 'denied' && <MicrophoneDenied />}
        <FieldRow {...props} parts={parts} />
        <ComposerFoot {...props} parts={parts} />
      </ActForm>
      {data.spoken && (
        <AudioRequestForm action={action} idempotencyKey={idempotencyKey} chatId={chatId} />
      )}
      {data.voice?.isMember && (
        <VoiceFileForm
          action={action}
          idempotencyKey={idempotencyKey}
          chatId={chatId}
          replyTo={answering?._id}
        />
      )}
    </>
  );
}

/** Shows above the composer why nothing is recorded, with a remedy. */
function MicrophoneDenied() {
  const { t } = useTranslation('voice');
  return (
    <div role="alert" className="mx-auto mb-3 w-full max-w-220">
      <Notice kind="danger">
        <span className="block font-[560]">{t('denied')}</span>
        {t('denied-hint')}
      </Notice>
    </div>
  );
}

const aroundField = ({ isShort, question, isSpeaking, length }: ComposerParts) => ({
  isShort,
  isPrompted: question !== null,
  isSpeaking,
  isEmpty: length === 0,
});

/** Holds the hidden inputs of the form. Consent is sent under the key of the message that it belongs to. */
function HiddenFields({
  data,
  question,
}: Pick<ComposerProps, 'data'> & Pick<ComposerParts, 'question'>) {
  return (
    <>
      <input type="hidden" name="intent" value={question?.isVoice ? 'voice' : 'send'} />
      <input
        type="hidden"
        name="idempotencyKey"
        value={question?.idempotencyKey ?? data.idempotencyKey}
      />
      {data.chatId && <input type="hidden" name="chatId" value={data.chatId} />}
      {question?.storyId && <input type="hidden" name="storyId" value={question.storyId} />}
      {question?.isAudioRequest && <input type="hidden" name="type" value="audio_request" />}
    </>
  );
}

type WithParts = ComposerProps & { parts: ComposerParts };

/** Shows the field and the controls beside it, or the recorder in its place. */
function FieldRow(props: WithParts) {
  const { data, maySell, parts } = props;
  const { recorder, isSpeaking } = parts;
  const { t } = useTranslation(['chat', 'voice']);
  return (
    <div
      className={clsx(
        'rounded-modal bg-card shadow-card relative mx-auto flex w-full max-w-220 items-end gap-2 border p-1.5 transition duration-120',
        isSpeaking ? 'border-rose/45' : 'border-line-2 focus-within:border-line-form',
      )}
    >
      <div className={isSpeaking ? 'hidden' : 'contents'}>
        <PlusMenu
          character={data.character}
          leastTip={data.leastTip}
          photoPrice={data.photoPrice}
          spoken={data.spoken}
          makesVideos={data.makesVideos}
          onBegin={props.onTake}
          maySell={maySell}
        />
        <MessageField {...props} />
        {data.voice && maySell && <VoiceEntry recorder={recorder} terms={data.voice} />}
      </div>
      {isSpeaking && (
        <RecorderRow
          recorder={recorder}
          onDiscard={parts.dismiss}
          isFull={recorder.elapsedMs >= (data.voice?.maxSeconds ?? 0) * 1000}
        />
      )}
      <button
        type="submit"
        aria-label={t(isSpeaking ? 'voice:send' : 'send')}
        disabled={parts.isHeld || isTooShort(recorder)}
        className="bg-accent text-on-accent shadow-glow disabled:bg-veil disabled:text-disabled flex size-11 shrink-0 items-center justify-center rounded-full transition duration-160 hover:brightness-107 active:scale-[.985] active:brightness-93 disabled:bg-none disabled:shadow-none"
      >
        {parts.isPosting ? <Spinner /> : <Icon name="arrow-up" size={20} />}
      </button>
    </div>
  );
}

function MessageField({ data: { character, maxLength }, draft, parts }: WithParts) {
  const { t } = useTranslation('chat');
  const label = t('message-to', { name: character.firstName });
  return (
    <textarea
      ref={parts.field}
      name="content"
      rows={1}
      required={!parts.isSpeaking && !parts.question?.isVoice}
      maxLength={maxLength}
      defaultValue={draft}
      enterKeyHint="send"
      aria-label={label}
      placeholder={label}
      onChange={(event) => parts.change(event.target.value)}
      onKeyDown={sendOnEnter}
      className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none bg-transparent py-2.75 text-[1rem]/5.5 outline-none md:text-[0.9375rem]"
    />
  );
}

/** Shows the problem of the last message, or else the terms of the next one. */
function ComposerFoot(props: WithParts) {
  const { data, allowance, parts } = props;
  const { question, recorder, dismiss, isPosting } = parts;
  const foot = decideFoot(aroundField(parts));
  if (foot === 'shortage') return <Shortage {...props} />;
  if (question) {
    return (
      <ConfirmSending
        question={question}
        balance={allowance.kind === 'priced' ? allowance.balance : null}
        isBusy={isPosting}
        onClose={dismiss}
      />
    );
  }
  if (foot === 'recorder' && data.voice) {
    return <RecorderFoot recorder={recorder} terms={data.voice} name={data.character.firstName} />;
  }
  return <Terms {...props} />;
}

/** Shows the missing tokens, and says that the message is kept until then. */
function Shortage(props: WithParts) {
  const { data, shortOf, parts } = props;
  const { t } = useTranslation(['chat', 'voice']);
  const isVoice = shortOf === 'voice';
  return (
    <>
      <p className="type-caption text-fg-3 mt-2 flex items-center justify-center gap-2 max-md:order-1">
        <Icon name="check" size={14} />
        {t(isVoice ? 'voice:kept' : 'balance.kept')}
      </p>
      <div className="max-md:order-2 md:order-first">
        <ShortOfTokens
          {...priceAndBalance(props)}
          isVoice={isVoice}
          slug={data.character.slug}
          offer={data.shortOffer}
          onClose={parts.dismiss}
        />
      </div>
    </>
  );
}

/** Shows the length limit when it is near, or else the terms of the next message. */
function Terms({ data, allowance, maySell, parts: { length } }: WithParts) {
  const { t } = useTranslation('chat');
  const { character, maxLength, pausedUntil } = data;
  if (length > maxLength * 0.9) {
    return (
      <p role="status" className="type-caption text-fg-3 mt-2 text-center tabular-nums">
        {t('length', { length, maxLength })}
      </p>
    );
  }
  return maySell && !pausedUntil && <AllowanceLine allowance={allowance} slug={character.slug} />;
}

/** Sends on Enter where there is a keyboard. On a phone Enter starts a new line, and the button sends. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return;
  if (!matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/**
 * Says that the trial is over. The field remains, because a person in distress gets an answer in any case.
 */
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
