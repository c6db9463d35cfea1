import { useTranslation } from 'react-i18next';
import type { ActDone } from './shown';

/** Shows an act of the log beside its item: what changed, why, by which member of staff. */
export function DoneAct({ act: { at, staff, text, change, reason } }: { act: ActDone }) {
  return (
    <li className="border-line-2 border-s-2 ps-3">
      <p className="type-small font-[540]">{text}</p>
      {change !== null && <p className="type-caption text-fg-2 break-words">{change}</p>}
      {reason !== null && (
        <p className="type-small">
          <q>{reason}</q>
        </p>
      )}
      <p className="type-caption text-fg-3 break-words tabular-nums">
        {staff} · {at}
      </p>
    </li>
  );
}

/** Shows the last acts of the log beside an item. */
export function DoneActs({ done, className }: { done: readonly ActDone[]; className: string }) {
  const { t } = useTranslation('staff');
  if (done.length === 0) return null;
  return (
    <section aria-labelledby="done" className={className}>
      <h2 id="done" className="text-[1.0625rem]/6 font-[600]">
        {t('resource.acts')}
      </h2>
      <ol className="mt-3 grid gap-3">
        {done.map((act) => (
          <DoneAct key={act.id} act={act} />
        ))}
      </ol>
    </section>
  );
}
