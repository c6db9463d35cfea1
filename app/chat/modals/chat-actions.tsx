import { Form as PlainForm, Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { FormError } from '../../kit/i18n/form-error';
import { Form } from '../../kit/forms/form';
import { useAct } from '../../kit/forms/use-form';
import { ModalLink } from '../../kit/modals/modal-link';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { useSite } from '../../kit/site/use-site';
import { Icon } from '../../kit/ui/icons/icon';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { Avatar } from '../../kit/ui/media/avatar';
import { galleryHref } from '../gallery/gallery-place';
import { ActError } from '../thread/act-error';
import { AuthorRow } from '../thread/author-row';
import { threadHref } from '../thread/thread-place';
import type { readChatActs } from '../server/read-chat-acts.server';

const row =
  'flex min-h-11 w-full cursor-pointer list-none items-center gap-3.5 rounded-input px-3.5 text-start text-[0.9375rem] transition duration-120 hover:bg-veil [&::-webkit-details-marker]:hidden';

/** Shows the actions for one chat of the list. */
export default function ChatActions() {
  const { t } = useTranslation('chat');
  return (
    <LoadedModal<typeof readChatActs> height="h-80" gone={t('manage.none')}>
      {(data) => <Choices chat={data} />}
    </LoadedModal>
  );
}

type Sending = ReturnType<typeof useAct>['form'];
type Acts = NonNullable<Awaited<ReturnType<typeof readChatActs>>>;

function Choices({ chat }: { chat: Acts }) {
  const { t } = useTranslation('chat');
  const { slug, name, avatar } = chat.characterInfo;
  const setAside = chat.isSetAside ? chat.chatId : undefined;
  const { form, response } = useAct<{ actError?: FormError }>({
    key: 'manage-chat',
    action: threadHref(slug, setAside),
  });
  return (
    <div className="px-4 pt-11 pb-6 md:p-8">
      <div className="mb-4 flex items-center gap-3.5 pe-10">
        <Avatar src={avatar} className="size-12" />
        <ModalTitle className="type-h3">{name}</ModalTitle>
      </div>
      {response?.actError && <ActError error={response.actError} />}
      <div className="border-line-2 bg-card rounded-card border p-1.5">
        <Turns form={form} chat={chat} />
        {!chat.isSetAside && (
          <>
            <Mark form={form} mark="pinned" isOn={chat.isPinned} icon="pin" />
            <Mark form={form} mark="muted" isOn={chat.isMuted} icon="bell-off" />
          </>
        )}
        <Mark form={form} mark="archived" isOn={chat.isArchived} icon="archive" />
        <Link
          to={`/chats/${slug}/search${setAside === undefined ? '' : `?chat=${setAside}`}`}
          className={row}
        >
          <Icon name="search" size={18} />
          {t('search-in.open')}
        </Link>
        <GalleryRow slug={slug} setAside={setAside} />
        <GoToDay slug={slug} setAside={setAside} />
        <Export slug={slug} setAside={setAside} />
        {chat.author && <AuthorRow form={form} shown={chat.author} className={row} />}
        {!chat.characterInfo.isWithdrawn && <BlockRow characterId={chat.characterInfo._id} />}
        <Confirmed form={form} act="clear" icon="scissors" />
        <Confirmed form={form} act="delete" icon="trash-2" />
      </div>
    </div>
  );
}

/** Selects the chat to continue in, when there are several with the character. */
function Turns({ form, chat }: { form: Sending; chat: Acts }) {
  const { t } = useTranslation('chat');
  const { slug, firstName, isWithdrawn } = chat.characterInfo;
  return (
    <>
      {chat.isSetAside && !isWithdrawn && (
        <Form form={form}>
          <input type="hidden" name="chatId" value={chat.chatId} />
          <button type="submit" name="manage" value="resume" className={row}>
            <Icon name="message-circle" size={18} />
            {t('set-aside.resume')}
          </button>
        </Form>
      )}
      {!chat.isSetAside && !isWithdrawn && (
        <details>
          <summary className={row}>
            <Icon name="square-pen" size={18} />
            {t('start-over.open')}
          </summary>
          <Form form={form} className="px-3.5 pt-1 pb-3">
            <input type="hidden" name="chatId" value={chat.chatId} />
            <p className="type-small text-fg-2 mb-2.5">
              {t('start-over.text', { name: firstName })}
            </p>
            <button
              type="submit"
              name="manage"
              value="start-over"
              className={buttonClass({ kind: 'light', size: 'small' }, 'h-11')}
            >
              {t('start-over.confirm')}
            </button>
          </Form>
        </details>
      )}
      {chat.hasEarlier && (
        <Link to={`/chats/${slug}/earlier`} className={row}>
          <Icon name="history" size={18} />
          {t('set-aside.all')}
        </Link>
      )}
    </>
  );
}

interface MarkProps {
  form: Sending;
  mark: 'pinned' | 'muted' | 'archived';
  isOn: boolean;
  icon: IconName;
}

function Mark({ form, mark, isOn, icon }: MarkProps) {
  const { t } = useTranslation('chat');
  return (
    <Form form={form}>
      <input type="hidden" name="isOn" value={isOn ? '0' : '1'} />
      <button type="submit" name="manage" value={mark} className={row}>
        <Icon name={icon} size={18} />
        {t(`manage.${mark}.${isOn ? 'off' : 'on'}`)}
      </button>
    </Form>
  );
}

interface OfChat {
  slug: string;
  /** The id of a chat that was set aside. */
  setAside: string | undefined;
}

/** Shows the gallery link to members only; a visitor has no pictures. */
function GalleryRow({ slug, setAside }: OfChat) {
  const { t } = useTranslation('gallery');
  if (useSite().viewer.kind !== 'member') return null;
  return (
    <Link to={galleryHref(slug, { tab: 'Unlocked' }, setAside)} className={row}>
      <Icon name="images" size={18} />
      {t('open')}
    </Link>
  );
}

/** Shows a plain GET form that puts the day into the address. */
function GoToDay({ slug, setAside }: OfChat) {
  const { t } = useTranslation('chat');
  return (
    <details>
      <summary className={row}>
        <Icon name="calendar" size={18} />
        {t('manage.day.open')}
      </summary>
      <PlainForm
        method="get"
        action={`/chats/${slug}`}
        className="flex flex-wrap items-end gap-2.5 px-3.5 pt-1 pb-3"
      >
        {setAside && <input type="hidden" name="chat" value={setAside} />}
        <label className="type-small text-fg-2 min-w-0 flex-1">
          {t('manage.day.label')}
          <input
            type="date"
            name="at"
            required
            className="rounded-input border-line-2 bg-veil focus-visible:border-rose mt-1.5 block h-11 w-full min-w-40 border px-3.5 text-[1rem] scheme-dark"
          />
        </label>
        <button type="submit" className={buttonClass({ kind: 'light' }, 'h-11')}>
          {t('manage.day.go')}
        </button>
      </PlainForm>
    </details>
  );
}

/** Links to files, which the browser downloads instead of navigating. */
function Export({ slug, setAside }: OfChat) {
  const { t } = useTranslation('chat');
  const formats = ['txt', 'json'] as const;
  const search = setAside === undefined ? '' : `?chat=${setAside}`;
  return (
    <details>
      <summary className={row}>
        <Icon name="download" size={18} />
        {t('manage.export.open')}
      </summary>
      <div className="px-3.5 pt-1 pb-3">
        <p className="type-small text-fg-2 mb-2.5">{t('manage.export.text')}</p>
        <div className="flex flex-wrap gap-2.5">
          {formats.map((format) => (
            <a
              key={format}
              href={`/chats/${slug}/export/${format}${search}`}
              download
              className={buttonClass({ kind: 'outline', size: 'small' }, 'h-11')}
            >
              {t(`manage.export.${format}`)}
            </a>
          ))}
        </div>
      </div>
    </details>
  );
}

/** Shows the block link to members only. */
function BlockRow({ characterId }: { characterId: string }) {
  const { t } = useTranslation('follow');
  if (useSite().viewer.kind !== 'member') return null;
  return (
    <ModalLink modal="blockModal" meta={{ characterId }} replace className={row}>
      <Icon name="ban" size={18} />
      {t('block.link')}
    </ModalLink>
  );
}

/** Shows an irreversible action with a warning; it needs a second press. */
function Confirmed({
  form,
  act,
  icon,
}: {
  form: Sending;
  act: 'clear' | 'delete';
  icon: IconName;
}) {
  const { t } = useTranslation('chat');
  return (
    <details className={clsx(act === 'clear' && 'border-line mt-1.5 border-t pt-1.5')}>
      <summary className={clsx(row, 'text-danger')}>
        <Icon name={icon} size={18} />
        {t(`manage.${act}.open`)}
      </summary>
      <Form form={form} className="px-3.5 pt-1 pb-3">
        <p className="type-small text-fg-2 mb-2.5">{t(`manage.${act}.text`)}</p>
        <button
          type="submit"
          name="manage"
          value={act}
          className={buttonClass({ kind: 'danger', size: 'small' })}
        >
          {t(`manage.${act}.confirm`)}
        </button>
      </Form>
    </details>
  );
}
