import { useActionData, useNavigation } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { ModalLink } from '../kit/modals/modal-link';
import { Badge } from '../kit/ui/marks/badge';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';
import { LocalTime } from '../kit/site/local-time';
import { Notice } from '../kit/ui/feedback/notice';

interface ShownSession {
  id: string;
  device: { browser: string; system: string } | null;
  lastSeenAt: string;
  isThis: boolean;
}

interface SessionListProps {
  sessions: ShownSession[];
}

const seenFormat = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Lists the sessions of the user, with buttons to end them. */
export function SessionList({ sessions }: SessionListProps) {
  const { t } = useTranslation('account');
  const answer = useActionData<{ intent: string }>();
  const navigation = useNavigation();
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <div className="space-y-4">
      {answer?.intent === 'end-session' && <Notice kind="ok">{t('sessions.ended')}</Notice>}
      {answer?.intent === 'end-others' && <Notice kind="ok">{t('sessions.others-ended')}</Notice>}
      <ul className="divide-line rounded-card border-line-2 bg-card shadow-card divide-y overflow-hidden border">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={navigation.formData?.get('sessionId') === session.id}
          />
        ))}
      </ul>
      {hasOthers ? (
        <ModalLink
          modal="customConfirmModal"
          meta={{ about: 'end-others' }}
          className={buttonClass({ kind: 'outline' }, 'max-md:w-full')}
        >
          <Icon name="log-out" size={18} />
          {t('sessions.sign-out-others')}
        </ModalLink>
      ) : (
        <p className="type-small text-fg-3">{t('sessions.only')}</p>
      )}
    </div>
  );
}

function SessionRow({ session, isBusy }: { session: ShownSession; isBusy: boolean }) {
  const { t } = useTranslation('account');
  const { device, isThis, lastSeenAt } = session;
  const name = device ? t('sessions.device', device) : t('sessions.unknown');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[540]">
          {name}
          {isThis && <Badge kind="new">{t('sessions.this')}</Badge>}
        </p>
        <p className="type-caption text-fg-3 mt-0.5">
          {t('sessions.place')}
          {' · '}
          {isThis ? (
            t('sessions.now')
          ) : (
            <Trans
              t={t}
              i18nKey="sessions.seen"
              components={{ when: <LocalTime at={lastSeenAt} format={seenFormat} /> }}
            />
          )}
        </p>
      </div>
      {!isThis && (
        <ActForm preventScrollReset>
          <input type="hidden" name="sessionId" value={session.id} />
          <SubmitButton
            intent="end-session"
            kind="soft"
            size="small"
            disabled={isBusy}
            aria-label={t('sessions.sign-out-of', { device: name })}
          >
            {t('sessions.sign-out')}
          </SubmitButton>
        </ActForm>
      )}
    </li>
  );
}
