import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

interface QueueRowProps {
  to: string;
  title: string;
  about: string;
  /** When it came, or is due. */
  time: ReactNode;
}

/** One of what waits for staff: a card that leads to its page. */
export function QueueRow({ to, title, about, time }: QueueRowProps) {
  return (
    <li className="rounded-card border-line-2 bg-card shadow-card hover:border-line-form/60 relative flex flex-wrap items-center gap-x-6 gap-y-1 border p-4 transition">
      <span className="min-w-0 flex-1 basis-60">
        <Link to={to} className="rounded-small font-[560] break-all after:absolute after:inset-0">
          {title}
        </Link>
        <span className="type-small text-fg-2 block">{about}</span>
      </span>
      <span className="type-caption text-fg-3 tabular-nums">{time}</span>
    </li>
  );
}
