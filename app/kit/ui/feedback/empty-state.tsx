import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Portrait } from '../media/portrait';

interface EmptyStateProps {
  /** Up to three pictures, spread like a hand of cards. The second is on top. */
  pictures: (string | null)[];
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

const places = [
  '-rotate-8 translate-x-9 md:translate-x-10',
  'z-10 scale-110',
  'rotate-8 -translate-x-9 md:-translate-x-10',
];

export function EmptyState({ pictures, title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center py-6 text-center">
      {pictures.length > 0 && (
        <div aria-hidden="true" className="mt-3 mb-9 flex w-full justify-center">
          {pictures.slice(0, 3).map((src, index) => (
            <div key={index} className={clsx('w-[30%] max-w-30 md:max-w-34', places[index])}>
              <Portrait
                src={src}
                alt=""
                className="rounded-card border-line shadow-float aspect-4/5 w-full border"
              />
            </div>
          ))}
        </div>
      )}
      <h2 className="type-h2">{title}</h2>
      <p className="text-fg-2 mt-3 text-balance">{children}</p>
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
