import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { reactions } from '~/domain/chat/messages/reactions';
import { threadHref } from '../thread/thread-place';
import { ActError } from '../thread/act-error';
import type { FormError } from '../../kit/i18n/form-error';
import { ActForm, Form, SubmitButton } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { ModalLink } from '../../kit/modals/modal-link';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import { useSite } from '../../kit/site/use-site';
import { notify } from '../../kit/ui/feedback/notify';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { TokenGlyph } from '../../kit/ui/marks/token-glyph';
import { useTokenMoney } from '../../wallet/use-token-money';
import { MessageBubble } from '../messages/message-bubble';
import { MessageText } from '../messages/message-text';
import { reactionIcons } from '../messages/reaction-icons';
import type { readMessageActs } from '../server/read-message-acts.server';

type Acts = NonNullable<Awaited<ReturnType<typeof readMessageActs>>>;

const row =
  'flex min-h-11 w-full items-center gap-3.5 rounded-input px-3.5 text-start text-[0.9375rem] transition duration-120 hover:bg-veil';

/** Shows the actions for one message: react, reply, edit, try again. */
export default function MessageActions() {
  const { t } = useTranslation('messages');
  return (
    <LoadedModal<typeof readMessageActs> height="h-96" gone={t('acts.none')}>
      {(data) => <Choices acts={data} />}
    </LoadedModal>
  );
}

function Choices({ acts }: { acts: Acts }) {
  const { t } = useTranslation('messages');
  const { form, response } = useAct<{ actError?: FormError }>({
    key: 'act-on-message',
    action: threadHref(acts.slug, acts.setAside ?? undefined),
  });
  const { isMine, isLast, content } = acts;
  return (
    <div className="px-4 pt-11 pb-5 md:p-8">
      <ModalTitle className="sr-only">{t('acts.title')}</ModalTitle>
      {content && (
        <div className="mb-4 line-clamp-4 pe-10">
          <MessageBubble isMine={isMine}>
            <MessageText>{content}</MessageText>
          </MessageBubble>
        </div>
      )}
      {response?.actError && <ActError error={response.actError} />}
      <Reactions acts={acts} form={form} />
      <div className="border-line-2 bg-card rounded-card border p-1.5">
        {acts.setAside === null && (
          <Link to={`/chats/${acts.slug}?reply=${acts.messageId}#latest`} className={row}>
            <Icon name="reply" size={18} />
            {t('acts.reply')}
          </Link>
        )}
        {content && <CopyRow content={content} />}
        {acts.speechPrice !== null && <OrderSpeechRow acts={acts} tokens={acts.speechPrice} />}
        {isLast && !isMine && <GoOn acts={acts} />}
        {isLast && !isMine && (
          <Act form={form} acts={acts} intent="again" icon="rotate-cw">
            {t('acts.again')}
          </Act>
        )}
        {!isMine && <ReportRow acts={acts} />}
        <Act form={form} acts={acts} intent="remove" icon="trash-2" isDanger>
          {t('acts.remove')}
        </Act>
      </div>
      <p className="type-caption text-fg-3 mt-2.5 px-3">{t('acts.remove-hint')}</p>
      {acts.isEditable && <EditForm acts={acts} form={form} />}
    </div>
  );
}

type Sending = ReturnType<typeof useAct>['form'];

function Reactions({ acts, form }: { acts: Acts; form: Sending }) {
  const { t } = useTranslation('messages');
  return (
    <div
      role="group"
      aria-label={t('acts.react')}
      className="border-line-2 bg-card mb-3 flex justify-between rounded-full border p-1"
    >
      {reactions.map((reaction) => {
        const isChosen = reaction === acts.reaction;
        return (
          <Form key={reaction} form={form}>
            <input type="hidden" name="messageId" value={acts.messageId} />
            <input type="hidden" name="reaction" value={reaction} />
            <button
              type="submit"
              name="intent"
              value={isChosen ? 'unreact' : 'react'}
              aria-pressed={isChosen}
              aria-label={t(`reaction.${reaction}`)}
              className={clsx(
                'flex size-11 items-center justify-center rounded-full transition duration-120',
                isChosen ? 'bg-rose/20 text-rose' : 'hover:bg-veil-2',
              )}
            >
              <Icon name={reactionIcons[reaction]} size={20} />
            </button>
          </Form>
        );
      })}
    </div>
  );
}

interface ActProps {
  form: Sending;
  acts: Acts;
  intent: 'again' | 'remove';
  icon: IconName;
  isDanger?: boolean;
  children: string;
}

function Act({ form, acts, intent, icon, isDanger = false, children }: ActProps) {
  return (
    <Form form={form} className={clsx(isDanger && 'border-line mt-1.5 border-t pt-1.5')}>
      <input type="hidden" name="messageId" value={acts.messageId} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className={clsx(row, isDanger && 'text-danger')}
      >
        <Icon name={icon} size={18} />
        {children}
      </button>
    </Form>
  );
}

/** Orders the message as speech in the character's voice; it is generated once and kept. */
function OrderSpeechRow({ acts, tokens }: { acts: Acts; tokens: number }) {
  const { t } = useTranslation('messages');
  const money = useTokenMoney();
  return (
    <ActForm action={threadHref(acts.slug, acts.setAside ?? undefined)}>
      <input type="hidden" name="intent" value="hear" />
      <input type="hidden" name="messageId" value={acts.messageId} />
      <button type="submit" className={row}>
        <Icon name="volume-2" size={18} />
        {t('voice.hear')}
        {tokens > 0 && (
          <span className="type-small text-fg-2 ms-auto flex items-center gap-1.5 tabular-nums">
            <TokenGlyph className="size-4" />
            {tokens} · {money(tokens)}
          </span>
        )}
      </button>
    </ActForm>
  );
}

/** Lets the character continue: a message like any other, at its price. */
function GoOn({ acts }: { acts: Acts }) {
  const { t } = useTranslation('messages');
  const isHydrated = useHydrated();
  return (
    <ActForm action={`/chats/${acts.slug}`}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="idempotencyKey" value={acts.goOnKey} />
      <input type="hidden" name="chatId" value={acts.chatId} />
      <input type="hidden" name="replyTo" value={acts.messageId} />
      <input type="hidden" name="content" value={t('acts.go-on-words')} />
      {isHydrated && <input type="hidden" name="waits" value="0" />}
      <button type="submit" className={row}>
        <Icon name="fast-forward" size={18} />
        {t('acts.go-on')}
        <Price allowance={acts.allowance} />
      </button>
    </ActForm>
  );
}

function Price({ allowance }: Pick<Acts, 'allowance'>) {
  const { t } = useTranslation('messages');
  if (allowance === null || allowance.kind === 'sign-up') return null;
  const words =
    allowance.kind === 'premium'
      ? t('acts.go-on-price.premium')
      : allowance.kind === 'trial'
        ? t('acts.go-on-price.trial')
        : t('acts.go-on-price.tokens', { count: allowance.price });
  return <span className="type-small text-fg-2 ms-auto tabular-nums">{words}</span>;
}

/** Shows the copy button only with scripts, because it needs them. */
function CopyRow({ content }: { content: string }) {
  const { t } = useTranslation('messages');
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const copy = () =>
    void navigator.clipboard.writeText(content).then(
      () => notify({ kind: 'ok', text: t('acts.copied') }),
      () => notify({ kind: 'danger', text: t('acts.not-copied') }),
    );
  return (
    <button type="button" onClick={copy} className={row}>
      <Icon name="copy" size={18} />
      {t('acts.copy')}
    </button>
  );
}

/** Links to the report of the message; a visitor gets the form that needs no account. */
function ReportRow({ acts: { characterId, messageId, slug } }: { acts: Acts }) {
  const { t } = useTranslation('messages');
  const { viewer } = useSite();
  const words = (
    <>
      <Icon name="flag" size={18} />
      {t('acts.report')}
    </>
  );
  const place = new URLSearchParams({ place: `/chats/${slug}` });
  return viewer.kind === 'member' ? (
    <ModalLink modal="sendReportModal" meta={{ characterId, messageId }} replace className={row}>
      {words}
    </ModalLink>
  ) : (
    <Link to={`/report/content?${place}`} className={row}>
      {words}
    </Link>
  );
}

function EditForm({ acts, form }: { acts: Acts; form: Sending }) {
  const { t } = useTranslation('messages');
  return (
    <Form form={form} className="mt-5">
      <input type="hidden" name="messageId" value={acts.messageId} />
      <input type="hidden" name="intent" value="edit" />
      <label className="type-small text-fg-2 block">
        {t('acts.edit')}
        <textarea
          name="content"
          required
          rows={3}
          defaultValue={acts.content}
          className="rounded-input border-line-form bg-veil text-fg mt-1.5 w-full border px-3.5 py-2.5 text-[1rem]/6"
        />
      </label>
      <SubmitButton className="mt-3 w-full" busyLabel={t('acts.saving')}>
        {t('acts.save', { name: acts.firstName })}
      </SubmitButton>
    </Form>
  );
}
