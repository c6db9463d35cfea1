import { Link } from '@remix-run/react';
import { useId, type ReactNode } from 'react';
import { iconButtonClass } from '../../kit/ui/buttons/icon-button';
import { Icon } from '../../kit/ui/icons/icon';

interface SidePaneProps {
  title: string;
  /** The target of the close button. */
  close: { to: string; label: string };
  children: ReactNode;
}

/** Shows additional pages of a chat, beside the thread or in its place. */
export function SidePane({ title, close, children }: SidePaneProps) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className="border-line bg-surface flex h-full min-w-0 flex-1 flex-col overflow-y-auto xl:w-98 xl:flex-none xl:shrink-0 xl:border-s"
    >
      <header className="border-line flex h-17.5 shrink-0 items-center gap-2 border-b ps-5 pe-3">
        <h2 id={id} className="type-h2 min-w-0 flex-1 truncate lining-nums">
          {title}
        </h2>
        <Link to={close.to} aria-label={close.label} className={iconButtonClass()}>
          <Icon name="x" size={20} />
        </Link>
      </header>
      {children}
    </aside>
  );
}
