import { Link, NavLink } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../kit/shell/brand';
import { Icon } from '../kit/ui/icons/icon';
import { studioPlaces } from './studio-places';

/** The twin of the creator, as the frame shows it. */
export interface TwinShown {
  slug: string;
  name: string;
  avatar: string | null;
  isLive: boolean;
}

interface StudioFrameProps {
  twin: TwinShown | null;
  children: ReactNode;
}

/** The frame of the studio: its own navigation, and the twin. */
export function StudioFrame({ twin, children }: StudioFrameProps) {
  const { t } = useTranslation('studio');
  return (
    <>
      <aside className="border-line bg-surface fixed inset-y-0 start-0 z-30 hidden w-18 flex-col border-e px-3.5 pt-6 pb-4 md:flex lg:w-59 print:hidden!">
        <Brand className="self-center lg:self-start lg:ps-3" nameClassName="max-lg:hidden" />
        <p className="type-caption text-fg-3 mb-5 ps-13 max-lg:hidden">{t('name')}</p>
        <nav aria-label={t('name')} className="max-lg:mt-6">
          <ul className="space-y-[3px]">
            {studioPlaces.map(({ to, icon, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  title={t(label)}
                  className={({ isActive }) =>
                    clsx(
                      'group rounded-input relative flex h-11 items-center justify-center gap-3.5 px-3 text-[0.9375rem] font-[540] transition duration-120 lg:justify-start',
                      isActive ? 'bg-veil-2 text-fg' : 'text-fg-2 hover:bg-veil hover:text-fg',
                    )
                  }
                >
                  <Icon name={icon} size={20} className="group-aria-[current=page]:text-rose" />
                  <span className="max-lg:sr-only">{t(label)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-2">
          <Link
            to="/"
            title={t('leave')}
            className="text-fg-2 hover:text-fg rounded-input flex h-11 items-center justify-center gap-3.5 px-3 text-[0.875rem] lg:justify-start"
          >
            <Icon name="arrow-left" size={18} />
            <span className="max-lg:sr-only">{t('leave')}</span>
          </Link>
          {twin && <TwinCard twin={twin} />}
        </div>
      </aside>
      <div className="md:ps-18 lg:ps-59 print:ps-0!">
        <PhoneBar twin={twin} />
        <div className="max-md:pb-26">{children}</div>
      </div>
      <PhoneNavigation />
    </>
  );
}

function TwinCard({ twin: { slug, name, avatar, isLive } }: { twin: TwinShown }) {
  const { t } = useTranslation('studio');
  return (
    <Link
      to={`/characters/${slug}`}
      className="rounded-card border-line-2 bg-card flex items-center gap-3 border p-2 lg:p-2.5"
    >
      <Avatar avatar={avatar} />
      <span className="min-w-0 max-lg:sr-only">
        <span className="block truncate text-[0.875rem]/5 font-[560]">{name}</span>
        <span className="type-caption text-fg-3 block">
          {t(isLive ? 'twin.live' : 'twin.not-live')}
        </span>
      </span>
    </Link>
  );
}

const Avatar = ({ avatar }: { avatar: string | null }) =>
  avatar ? (
    <img src={avatar} alt="" className="size-9 shrink-0 rounded-full object-cover" />
  ) : (
    <span className="bg-veil-2 size-9 shrink-0 rounded-full" />
  );

function PhoneBar({ twin }: { twin: TwinShown | null }) {
  const { t } = useTranslation('studio');
  return (
    <div className="flex h-15 items-center gap-3 px-4 md:hidden print:hidden">
      <Avatar avatar={twin?.avatar ?? null} />
      <span className="font-display text-[1.0625rem]">{t('short-name')}</span>
      <Link
        to="/"
        aria-label={t('leave')}
        className="ms-auto flex size-11 items-center justify-center"
      >
        <Icon name="log-out" size={20} />
      </Link>
    </div>
  );
}

function PhoneNavigation() {
  const { t } = useTranslation('studio');
  const places = studioPlaces.filter(({ isOnPhone }) => isOnPhone);
  return (
    <nav
      aria-label={t('name')}
      className="border-line fixed inset-x-0 bottom-0 z-30 border-t bg-[rgb(15_9_18/.86)] pb-[max(12px,env(safe-area-inset-bottom))] backdrop-blur-[22px] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {places.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                clsx(
                  'group flex flex-col items-center gap-1 pt-2.5 pb-2 text-[0.71875rem]/4 font-[520] transition duration-120',
                  isActive ? 'text-fg' : 'text-fg-3',
                )
              }
            >
              <Icon name={icon} size={23} className="group-aria-[current=page]:text-rose" />
              <span className="max-[300px]:sr-only">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
