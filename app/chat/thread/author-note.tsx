import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import type { Thread } from '../live/thread';
import type { ShownAuthor } from '../presenters/author-for-fan';
import { namesOf, noticeOf, type AuthorNotice } from './author-notice';
import { AuthorTrial } from './author-trial';
import type { ThreadData } from './thread-data';
import { threadHref } from './thread-place';

/**
 * Says under the last message that another author replies, or could: the change on offer, one reply of it
 * beside the stored one, or that the chat's own author is unavailable.
 */
export function AuthorNote({ data, thread }: { data: ThreadData; thread: Thread }) {
  const { t } = useTranslation('chat');
  const { chatAuthor, character, setAside } = data;
  const notice = noticeOf(chatAuthor, { isDemo: data.demoAuthor !== null });
  if (chatAuthor === null || notice === null || thread.hasLater) return null;
  const action = threadHref(character.slug, setAside?.chatId);
  return (
    <section
      aria-label={t('author.title')}
      className="border-line type-small text-fg-2 mt-4 border-t pt-3"
    >
      {notice.kind === 'trial' ? (
        <AuthorTrial
          own={chatAuthor.author}
          trial={notice.trial}
          current={thread.messages.find(({ _id }) => _id === notice.trial.replyId)?.content ?? ''}
          action={action}
        />
      ) : (
        <>
          <NoticeText notice={notice} shown={chatAuthor} name={character.firstName} />
          <Acts notice={notice} action={action} />
        </>
      )}
    </section>
  );
}

type Line = Exclude<AuthorNotice, { kind: 'trial' }>;

function NoticeText({
  notice,
  shown: { author, answeredBy },
  name,
}: {
  notice: Line;
  shown: ShownAuthor;
  name: string;
}) {
  const { t } = useTranslation('chat');
  const { model } = author;
  if (notice.kind === 'outage') return <p>{t('author.outage', { model, other: answeredBy })}</p>;
  const models = namesOf(author, notice.offered);
  const words = { name, ...models };
  return (
    <>
      <p>{t(`author.${notice.kind}.${models ? 'model' : 'version'}`, words)}</p>
      {notice.kind === 'offer' && notice.hasFailed && (
        <p role="status" className="text-danger mt-1">
          {t('author.failed')}
        </p>
      )}
    </>
  );
}

/** Shows what the person may do. A chat whose author is gone cannot stay with it. */
function Acts({ notice, action }: { notice: Line; action: string }) {
  const { t } = useTranslation('chat');
  if (notice.kind === 'outage') return null;
  const isOffer = notice.kind === 'offer';
  return (
    <ActForm action={action} className="mt-2.5 flex flex-wrap gap-2.5">
      <input type="hidden" name="intent" value="author" />
      {isOffer && (
        <SubmitButton
          name="act"
          value="try"
          kind="light"
          size="small"
          className="h-11"
          busyLabel={t('author.trying')}
        >
          {t('author.try')}
        </SubmitButton>
      )}
      <SubmitButton name="act" value="accept" kind="outline" size="small" className="h-11">
        {isOffer ? t('author.accept') : t('author.go-on')}
      </SubmitButton>
      {isOffer && (
        <SubmitButton name="act" value="stay" kind="ghost" size="small" className="h-11">
          {t('author.stay')}
        </SubmitButton>
      )}
    </ActForm>
  );
}
