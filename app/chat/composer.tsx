import { useActionData, useNavigation } from '@remix-run/react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActForm } from '../forms/form';
import { ModalLink } from '../modals/modal-link';
import { buttonClass } from '../ui/buttons/button-class';
import { Icon } from '../ui/icons/icon';
import { Spinner } from '../ui/feedback/spinner';
import type { SendAllowance } from '~/domain/chat/get-send-allowance';
import { AllowanceLine } from './allowance-line';
import { ShortOfTokens } from './short-of-tokens';
import type { ThreadData } from './thread-data';
import { useDraft } from './use-draft';

interface ComposerProps {
  data: ThreadData;
  /** On what terms the next message goes out. */
  allowance: SendAllowance;
  /** The last one was not sent for want of tokens. */
  isShort: boolean;
  /** What was written and refused, so that nothing is lost. */
  draft: string;
  /** The same of a message that went over the socket. */
  returned: string | null;
  /** Whether terms and offers may stand beside the field. */
  maySell: boolean;
  /** Sends at once; false lets the form go by itself. */
  onSend(content: string): boolean;
}

export function Composer(props: ComposerProps) {
  const { data, allowance, draft, returned, maySell, onSend } = props;
  const { t } = useTranslation('chat');
  const { character, maxLength, idempotencyKey } = data;
  const action = `/chats/${character.slug}`;
  const isUnsent = useActionData<{ isUnsent?: boolean }>()?.isUnsent === true;
  const isPosting = useNavigation().formAction === action;
  const { field, length, write, keep } = useDraft({
    characterId: character._id,
    refused: draft,
    returned,
    isPosting,
    isUnsent,
  });
  const submit = (event: FormEvent) => {
    const content = field.current?.value.trim() ?? '';
    if (content === '' || isPosting) return event.preventDefault();
    if (!onSend(content)) return;
    event.preventDefault();
    write('');
    field.current?.focus();
  };
  return (
    <ActForm
      action={action}
      onSubmit={submit}
      data-waits
      className="shrink-0 px-3 pt-1 pb-[max(14px,env(safe-area-inset-bottom))] md:px-5"
    >
      {allowance.kind === 'sign-up' && maySell && <TrialOver name={character.firstName} />}
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div className="rounded-modal border-line-2 bg-card shadow-card focus-within:border-line-form mx-auto flex max-w-220 items-end gap-2 border p-1.5 ps-5 transition duration-120">
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
          onChange={(event) => keep(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none bg-transparent py-2.75 text-[1rem]/5.5 outline-none md:text-[0.9375rem]"
        />
        <button
          type="submit"
          aria-label={t('send')}
          className="bg-accent text-on-accent shadow-glow flex size-11 shrink-0 items-center justify-center rounded-full transition duration-160 hover:brightness-107 active:scale-[.985] active:brightness-93"
        >
          {isPosting ? <Spinner /> : <Icon name="arrow-up" size={20} />}
        </button>
      </div>
      <ComposerFoot {...props} length={length} />
    </ActForm>
  );
}

interface ComposerFootProps extends Pick<
  ComposerProps,
  'data' | 'allowance' | 'isShort' | 'maySell'
> {
  length: number;
}

/** How long the message may be, where that is near, or else on what terms it goes out. */
function ComposerFoot({ data, allowance, isShort, maySell, length }: ComposerFootProps) {
  const { t } = useTranslation('chat');
  const { maxLength, messagePrice } = data;
  return (
    <>
      {length > maxLength * 0.9 ? (
        <p role="status" className="type-caption text-fg-3 mt-2 text-center tabular-nums">
          {t('length', { length, maxLength })}
        </p>
      ) : (
        maySell && !isShort && <AllowanceLine allowance={allowance} />
      )}
      {isShort && maySell && (
        <ShortOfTokens
          price={messagePrice}
          balance={allowance.kind === 'priced' ? allowance.balance : 0}
        />
      )}
    </>
  );
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
