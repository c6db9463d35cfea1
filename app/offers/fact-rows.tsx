import type { ReactNode } from 'react';

interface FactRowsProps {
  rows: readonly { label: ReactNode; value: ReactNode }[];
}

/** Facts in a card, one a row: what it is, and what it is just now. */
export function FactRows({ rows }: FactRowsProps) {
  return (
    <dl className="rounded-card border-line-2 bg-veil-2 divide-line divide-y border px-4">
      {rows.map(({ label, value }, index) => (
        <div key={index} className="flex min-h-12.5 items-center justify-between gap-4 py-2">
          <dt className="text-fg-2">{label}</dt>
          <dd className="text-end font-[600] tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
