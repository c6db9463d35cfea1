import clsx from 'clsx';
import type { CellShown, Tone } from './shown';

const tones: Record<Tone, string> = {
  ok: 'text-ok',
  info: 'text-info',
  gold: 'text-gold',
  amber: 'text-amber',
  danger: 'text-danger',
  quiet: 'text-fg-3',
};

/** Renders a cell: a text, a state with its dot, or a key, with an optional second line. */
export function CellText({ cell: { text, tone, about, isCode = false } }: { cell: CellShown }) {
  return (
    <>
      <span
        className={clsx(
          'break-words',
          tone && `inline-flex items-center gap-2 font-[560] ${tones[tone]}`,
          isCode && 'font-mono text-[0.78125rem] break-all',
        )}
      >
        {tone && <span aria-hidden="true" className="size-1.75 shrink-0 rounded-full bg-current" />}
        {text}
      </span>
      {about !== undefined && (
        <span className="type-caption text-fg-3 block break-words">{about}</span>
      )}
    </>
  );
}
