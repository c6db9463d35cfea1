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
