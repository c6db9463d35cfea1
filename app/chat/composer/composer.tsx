import { useActionData, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../../forms/form';
import { requestedModals } from '../../modals/modal-keys';
import { ModalLink } from '../../modals/modal-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { Icon } from '../../ui/icons/icon';
import { useLatest } from '../../ui/behaviour/use-latest';
import { Spinner } from '../../ui/feedback/spinner';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { AllowanceLine } from './allowance-line';
import { AnsweringLine } from './answering-line';
import { AskBeforeSending } from './ask-before-sending';
import type { AskedMessage } from '../live/thread';
import type { Agreed } from '../live/use-thread';
import { PlusMenu } from './plus-menu';
import { sendsKept } from './sends-kept';
import { ShortOfTokens } from './short-of-tokens';
import type { ThreadMessage } from '../presenters/thread-for-fan';
import type { ThreadData } from '../thread/thread-data';
import { useDraft } from './use-draft';
import { SuggestedReplies } from './suggested-replies';
import { useSuggestionSwitch } from './use-suggestions';
import { usePosting } from './use-posting';

/** A line that was offered and is taken into the field; of the same line taken twice, two. */
export interface TakenLine {
  line: string;
}

interface ComposerProps {
  data: ThreadData;
  /** On what terms the next message goes out. */
  allowance: SendAllowance;
  /** The last one was not sent for want of tokens. */
  wasShort: boolean;
  /** What was written and refused, so that nothing is lost. */
  draft: string;
  /** The same of a message that went over the socket. */
  returned: string | null;
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
  onSend(content: string, agreed?: Agreed): boolean;
}

export function Composer(props: ComposerProps) {
  const { data, allowance, draft, returned, maySell, answering, taken, onSend } = props;
  const suggestions = useSuggestionSwitch();
  const { t } = useTranslation('chat');
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
  const { isShort, question, held, setHeld, putAway } = useHeldWords(props);
  useSendKept({ props, isShort, words: () => field.current?.value.trim() ?? '', write });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const content = field.current?.value.trim() ?? '';
    const agreed = question && readAgreed(event, question);
    const isHeld = held !== null && !agreed;
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
    <ActForm
      action={action}
      onSubmit={submit}
      data-waits
      className="flex shrink-0 flex-col px-3 pt-1 pb-[max(14px,env(safe-area-inset-bottom))] md:px-5"
    >
      {allowance.kind === 'sign-up' && maySell && <TrialOver name={character.firstName} />}
      <input type="hidden" name="intent" value="send" />
      <input
        type="hidden"
        name="idempotencyKey"
        value={question?.idempotencyKey ?? idempotencyKey}
      />
      {data.chatId && <input type="hidden" name="chatId" value={data.chatId} />}
      {question?.storyId && <input type="hidden" name="storyId" value={question.storyId} />}
      {length === 0 && !question && !isShort && (
        <SuggestedReplies
          replies={props.suggested}
          onTake={props.onTake}
          onClose={() => suggestions.turn(false)}
        />
      )}
      {answering && <AnsweringLine message={answering} name={character.firstName} />}
      <div className="rounded-modal border-line-2 bg-card shadow-card focus-within:border-line-form relative mx-auto flex w-full max-w-220 items-end gap-2 border p-1.5 transition duration-120">
        <PlusMenu character={character} leastTip={data.leastTip} maySell={maySell} />
        <textarea
          ref={field}
          name="content"
          rows={1}
          required
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
        <button
          type="submit"
          aria-label={t('send')}
          disabled={held !== null}
          className="bg-accent text-on-accent shadow-glow disabled:bg-veil disabled:text-disabled flex size-11 shrink-0 items-center justify-center rounded-full transition duration-160 hover:brightness-107 active:scale-[.985] active:brightness-93 disabled:bg-none disabled:shadow-none"
        >
          {isPosting ? <Spinner /> : <Icon name="arrow-up" size={20} />}
        </button>
      </div>
      {isShort ? (
        <>
          <p className="type-caption text-fg-3 mt-2 flex items-center justify-center gap-2 max-md:order-1">
            <Icon name="check" size={14} />
            {t('balance.kept')}
          </p>
          <div className="max-md:order-2 md:order-first">
            <ShortOfTokens
              price={data.messagePrice}
              balance={allowance.kind === 'priced' ? allowance.balance : 0}
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
      ) : (
        <ComposerFoot {...props} length={length} />
      )}
    </ActForm>
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

/**
 * Whether the last message waits for tokens, or for a yes to its price. Its words are held, unless
 * they are changed: whoever is in distress is answered, whatever they have.
 */
function useHeldWords({ wasShort, asked, allowance, maySell, returned, draft }: ComposerProps) {
  const words = returned ?? draft;
  const [held, setHeld] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const isCovered = allowance.kind !== 'priced' || allowance.balance >= allowance.price;
  const isShort = wasShort && maySell && !isCovered;
  // What a page came with is asked once, whatever is asked over the socket in between.
  const [answered, setAnswered] = useState<readonly AskedMessage[]>([]);
  const question = asked && !answered.includes(asked) ? asked : null;
  useEffect(() => {
    setHeld(isShort || question ? words : null);
    setClosed(false);
  }, [isShort, question, words]);
  const putAway = () => {
    setClosed(true);
    setHeld(null);
    if (question) setAnswered([...answered, question]);
  };
  return { isShort: isShort && !isClosed, question, held, setHeld, putAway };
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

/** The yes that a form was sent with; null where another button, or none, sent it. */
function readAgreed(
  { nativeEvent, currentTarget }: FormEvent<HTMLFormElement>,
  { idempotencyKey, tokens, storyId }: AskedMessage,
): Agreed | null {
  const { submitter } = nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'confirmed') return null;
  const forToday = new FormData(currentTarget).has('forToday');
  return { idempotencyKey, confirmed: tokens, forToday, storyId };
}

interface Kept {
  props: ComposerProps;
  isShort: boolean;
  words(): string;
  write(words: string): void;
}

/** Sends what was kept once somebody comes back from checkout with enough for it. */
function useSendKept({ props: { allowance, data, onSend }, isShort, words, write }: Kept) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked =
    sendsKept.isAsked(search) && requestedModals(new URLSearchParams(search)).length === 0;
  const isCovered =
    allowance.kind === 'premium' ||
    (allowance.kind === 'priced' && allowance.balance >= data.messagePrice);
  const send = useLatest(() => {
    const content = words();
    if (content !== '' && onSend(content)) write('');
    navigate(
      { pathname, search: sendsKept.without(search) },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isAsked && isCovered && !isShort) send.current();
  }, [isAsked, isCovered, isShort, send]);
}

/** Enter sends where there is a keyboard; on a phone it begins a new line, and the button sends. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
  if (!isPlainEnter || !matchMedia('(pointer: fine)').matches) return;
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
