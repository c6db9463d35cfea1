import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { CellText } from '../resources/cell-text';
import type { ClaimShown, QueueItemShown, QueueShown } from './shown';

const clocks = { quiet: 'text-fg-3', amber: 'text-amber', danger: 'text-danger' };

/** The list of what waits, the gravest first. What a colleague has is dimmed, with their name. */
export function QueueList({ queue, className }: { queue: QueueShown; className?: string }) {
  const { t } = useTranslation('staff');
  const { views, count, items } = queue;
  return (
    <section
      aria-labelledby="waits"
      className={clsx('rounded-card border-line-2 bg-card shadow-card min-w-0 border', className)}
    >
      <header className="border-line flex flex-wrap items-baseline justify-between gap-x-3 border-b px-4 py-3">
        <h2 id="waits" className="text-[0.9375rem] font-[600]">
          {count}
        </h2>
        <p className="type-caption text-fg-3">{t('queue.order')}</p>
      </header>
      <nav aria-label={t('queue.views')} className="border-line overflow-x-auto border-b px-2">
        <ul className="flex">
          {views.map(({ to, label, count: number, isCurrent }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className="type-caption text-fg-2 hover:text-fg aria-[current=page]:text-fg aria-[current=page]:border-rose flex h-10 items-center gap-1.5 border-b-2 border-transparent px-2 whitespace-nowrap"
              >
                {label}
                <span className="text-fg-3 tabular-nums">{number}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <p className="text-fg-2 type-small px-4 py-5">{t('queue.none')}</p>
      ) : (
        <ol className="divide-line max-h-160 divide-y overflow-y-auto">
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Item({ item }: { item: QueueItemShown }) {
  const { t } = useTranslation('staff');
  const { to, title, about, holder, isOwn, isCurrent } = item;
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        className={clsx(
          'hover:bg-veil aria-[current=true]:border-rose aria-[current=true]:bg-veil grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-s-3 border-transparent px-3.5 py-2.5',
          holder !== null && 'opacity-75',
        )}
      >
        <span className="type-small min-w-0 font-[560] break-words">{title}</span>
        <span className="type-small">
          <CellText cell={{ text: item.gravity, tone: item.tone }} />
        </span>
        <span className="type-caption text-fg-3 min-w-0 break-words">{about}</span>
        <span className={clsx('type-caption text-end tabular-nums', clocks[item.clockTone])}>
          {item.clock}
        </span>
        {(holder !== null || isOwn) && (
          <span className="type-caption text-amber col-span-2 break-words">
            {holder ?? t('queue.own')}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The gravity of a thing and the time that is left for it. */
export function Gravity({ of }: { of: ClaimShown['gravity'] }) {
  return (
    <p className="type-small flex flex-wrap items-center gap-x-4">
      <CellText cell={{ text: of.gravity, tone: of.tone }} />
      <span className={clsx('tabular-nums', clocks[of.clockTone])}>{of.clock}</span>
    </p>
  );
}
