import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { reactions } from '~/domain/chat/messages/reactions';
import { threadHref } from '../thread/thread-place';
import { ActError } from '../thread/act-error';
import type { FormError } from '../../forms/form-error';
import { Form, SubmitButton } from '../../forms/form';
import { useAct } from '../../forms/use-form';
import { ModalFailure } from '../../modals/modal-failure';
import { ModalLink } from '../../modals/modal-link';
import { ModalTitle } from '../../modals/modal-title';
import { useModalData } from '../../modals/use-modal-data';
import { useHydrated } from '../../ui/behaviour/use-hydrated';
import { notify } from '../../ui/feedback/notify';
import { Icon } from '../../ui/icons/icon';
import type { IconName } from '../../ui/icons/icon-names';
import { MessageBubble } from '../messages/message-bubble';
import { MessageText } from '../messages/message-text';
import { reactionIcons } from '../messages/reaction-icons';
import type { readMessageActs } from '../server/read-message-acts.server';

type Acts = NonNullable<Awaited<ReturnType<typeof readMessageActs>>>;

const row =
  'flex min-h-11 w-full items-center gap-3.5 rounded-input px-3.5 text-start text-[0.9375rem] transition duration-120 hover:bg-veil';

/** What can be done to one message: a reaction, an answer, other words, another try. */
export default function MessageActions() {
  const { t } = useTranslation('messages');
  const { data, hasFailed, retry } = useModalData<typeof readMessageActs>();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className="skeleton h-96" />;
  if (data === null) {
    return (
      <div className="p-8 pt-12 text-center">
        <ModalTitle className="type-title">{t('acts.none')}</ModalTitle>
      </div>
    );
  }
  return <Choices acts={data} />;
}

function Choices({ acts }: { acts: Acts }) {
  const { t } = useTranslation('messages');
  const { form, response } = useAct<{ actError?: FormError }>({
    key: 'act-on-message',
    action: threadHref(acts.slug, acts.setAside ?? undefined),
  });
  const { isMine, isLast, content, characterId } = acts;
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
        {isLast && !isMine && (
          <Act form={form} acts={acts} intent="again" icon="rotate-cw">
            {t('acts.again')}
          </Act>
        )}
        {!isMine && <ReportRow characterId={characterId} slug={acts.slug} />}
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

/** Nothing is copied without scripts, so nothing is offered. */
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

function ReportRow({ characterId, slug }: { characterId: string; slug: string }) {
  const { t } = useTranslation('messages');
  const place = new URLSearchParams({ place: `/chats/${slug}` });
  const isHydrated = useHydrated();
  const words = (
    <>
      <Icon name="flag" size={18} />
      {t('acts.report')}
    </>
  );
  return isHydrated ? (
    <ModalLink modal="sendReportModal" meta={{ characterId }} replace className={row}>
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
