import { Link, useLocation } from '@remix-run/react';
import clsx from 'clsx';
import { Trans, useTranslation } from 'react-i18next';
import { ActForm } from '../kit/forms/form';
import { ModalLink } from '../kit/modals/modal-link';
import { LocalTime } from '../kit/site/local-time';
import { NoticeMark } from './notice-mark';
import type { Notification } from './presenters/notice-for-fan';
import { useNoticeWords } from './use-notice-words';

const timeFormat = { hour: '2-digit', minute: '2-digit' } as const;

/** Shows one notice. The whole row is a link, except for the links on top of it. */
export function NoticeRow({ shown }: { shown: Notification }) {
  const { t } = useTranslation('notifications');
  const { key, values, about } = useNoticeWords()(shown);
  const { search } = useLocation();
  const { path, isRead, createdAt, notificationId } = shown;
  return (
    <li
      className={clsx(
        'relative flex min-h-18 items-center gap-4 px-4 py-3 transition duration-120 md:px-4.5',
        isRead ? 'hover:bg-veil' : 'bg-rose/6 hover:bg-rose/9',
      )}
    >
      <NoticeMark {...shown} />
      <div className="min-w-0 flex-1">
        <Link
          to={path}
          className="text-fg-2 text-[0.9375rem]/5.5 before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2"
        >
          <Trans
            t={t}
            i18nKey={key}
            values={values}
            count={Number(values['count'] ?? 0)}
            components={{ b: <b className="text-fg font-[560]" /> }}
            tOptions={{ interpolation: { escapeValue: true } }}
            shouldUnescape
          />
          {!isRead && <span className="sr-only">. {t('is-unread')}</span>}
        </Link>
        <p className="text-fg-3 mt-0.5 flex gap-1.5 text-[0.78125rem]/4.5">
          {about && (
            <>
              <span className="line-clamp-2 min-w-0">{about}</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <LocalTime at={createdAt} format={timeFormat} />
        </p>
        <WaysOut shown={shown} />
      </div>
      {!isRead && (
        <ActForm action={`/notifications${search}`} className="relative -me-2 shrink-0">
          <input type="hidden" name="id" value={notificationId} />
          <button
            name="intent"
            value="read"
            title={t('read-one')}
            className="hover:bg-veil-2 flex size-11 items-center justify-center rounded-full"
          >
            <span className="bg-rose size-2.25 rounded-full" aria-hidden="true" />
            <span className="sr-only">{t('read-one')}</span>
          </button>
        </ActForm>
      )}
    </li>
  );
}

const linkClass =
  'text-fg inline-flex min-h-11 items-center text-[0.875rem] underline underline-offset-4';

/** Links to manage and to cancel a paid subscription, side by side. */
function WaysOut({ shown: { notice } }: { shown: Notification }) {
  const { t } = useTranslation('notifications');
  const ofPremium = ['renewal', 'renewal-failed', 'card-ends'].includes(notice.kind);
  const ofClub = ['club-renewal', 'club-renewal-failed'].includes(notice.kind);
  if (!ofPremium && !ofClub) return null;
  return (
    <div className="relative mt-1 -mb-1.5 flex w-fit gap-x-6">
      <Link
        to={ofPremium ? '/settings/subscription' : '/settings/memberships'}
        className={linkClass}
      >
        {t('manage')}
      </Link>
      {ofPremium ? (
        <ModalLink modal="cancelPremium" className={linkClass}>
          {t('cancel')}
        </ModalLink>
      ) : (
        <Link to="/settings/memberships" className={linkClass}>
          {t('cancel')}
        </Link>
      )}
    </div>
  );
}
