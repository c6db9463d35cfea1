import { Link, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeFilters, type NoticeFilter } from '~/domain/notifications/groups';
import { ActForm } from '../kit/forms/form';
import { Footer } from '../kit/shell/footer';
import { useInfiniteScroll, type ListPage } from '../kit/forms/use-infinite-scroll';
import { Button } from '../kit/ui/buttons/button';
import { ChipLink } from '../kit/ui/buttons/chip-link';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { MoreLink } from '../kit/ui/buttons/more-link';
import { Icon } from '../kit/ui/icons/icon';
import { NoNotices } from './no-notices';
import { NoticeList } from './notice-list';
import { noticesHref } from './notices-href';
import type { Notification } from './presenters/notice-for-fan';
import { settingsPath } from './settings-path';
import { useLiveUnread } from './use-live-unread';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { useWhenIdle } from '../kit/ui/behaviour/use-when-idle';

interface NoticesPageProps {
  found: ListPage<Notification & { _id: string }>;
  filter: NoticeFilter;
  unread: number;
  /** True if the list does not start with the newest notice. */
  isLater: boolean;
}

/** Shows a user's notices by day. */
export function NoticesPage({ found, filter, unread: loaded, isLater }: NoticesPageProps) {
  const { t } = useTranslation('notifications');
  const unread = useLiveUnread(loaded);
  useNewNotices();
  const list = useInfiniteScroll({
    found,
    hrefOf: (cursor) => noticesHref({ filter, cursor }),
    name: `notices ${filter}`,
  });
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <div className="max-w-[720px]">
        <Head unread={unread} />
        <Filters chosen={filter} unread={unread} />
        {isLater && (
          <Link
            to={noticesHref({ filter })}
            className="mb-4 inline-flex min-h-11 items-center underline"
          >
            {t('newest')}
          </Link>
        )}
        {list.items.length > 0 ? <NoticeList items={list.items} /> : <NoNotices filter={filter} />}
        <MoreLink
          nextHref={list.nextHref}
          isLoading={list.isLoading}
          hasFailed={list.hasFailed}
          onFollow={list.loadMore}
        />
      </div>
      <Footer />
    </div>
  );
}

/** Reloads the list when a notice arrives or is read in another tab. */
function useNewNotices(): void {
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  const onStreamEvent = useStreamEvents();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        if (eventName === 'notifications.updated.event') whenIdle(revalidate);
      }),
    [onStreamEvent, whenIdle, revalidate],
  );
}

function Head({ unread }: { unread: number }) {
  const { t } = useTranslation('notifications');
  const { search } = useLocation();
  return (
    <div className="flex items-center gap-2 pt-2 pb-3">
      <h1 className="type-h1 me-auto">{t('title')}</h1>
      {unread > 0 && (
        <ActForm action={`/notifications${search}`}>
          <Button
            type="submit"
            name="intent"
            value="read-all"
            kind="ghost"
            size="small"
            icon="check-check"
            aria-label={t('read-all')}
          >
            <span className="max-md:sr-only">{t('read-all')}</span>
          </Button>
        </ActForm>
      )}
      <Link
        to={settingsPath}
        aria-label={t('settings')}
        title={t('settings')}
        className={iconButtonClass()}
      >
        <Icon name="sliders-horizontal" size={20} />
      </Link>
    </div>
  );
}

function Filters({ chosen, unread }: { chosen: NoticeFilter; unread: number }) {
  const { t } = useTranslation('notifications');
  return (
    <nav aria-label={t('filters')} className="scroll-row -mx-4 px-4 pb-5 md:mx-0 md:px-0">
      <ul className="flex gap-2">
        {noticeFilters.map((one) => (
          <li key={one}>
            <ChipLink
              to={noticesHref({ filter: one })}
              isChosen={one === chosen}
              preventScrollReset
              className="min-h-11"
            >
              {one === 'unread' && unread > 0
                ? t('unread-count', { count: unread })
                : t(`filter.${one}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
