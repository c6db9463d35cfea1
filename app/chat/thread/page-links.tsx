import { Link, useLocation, useSearchParams } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { messageHash } from './thread-place';

interface PageLinkProps {
  href: string;
  label: string;
  /** Loads the messages into this page instead. */
  onLoad(): void;
}

function PageLink({ href, label, onLoad }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <p className="flex justify-center py-2">
      <Link to={href} onClick={follow} className={buttonClass({ kind: 'ghost', size: 'small' })}>
        {label}
      </Link>
    </p>
  );
}

interface EarlierLinkProps {
  firstSeq: number;
  onLoad(): void;
}

/** Links to the earlier messages; with JavaScript they also load on scrolling. */
export function EarlierLink({ firstSeq, onLoad }: EarlierLinkProps) {
  const { t } = useTranslation('chat');
  const before = useBefore();
  return <PageLink href={before(firstSeq)} label={t('earlier')} onLoad={onLoad} />;
}

interface LaterLinkProps {
  lastSeq: number;
  pageSize: number;
  onLoad(): void;
}

/** Links to the later messages in the same way. */
export function LaterLink({ lastSeq, pageSize, onLoad }: LaterLinkProps) {
  const { t } = useTranslation('chat');
  const before = useBefore();
  const next = lastSeq + 1;
  const href = `${before(next + pageSize)}${messageHash(next)}`;
  return <PageLink href={href} label={t('later')} onLoad={onLoad} />;
}

/** Returns a function for the address of this chat's page before a position. */
function useBefore() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const chat = search.get('chat');
  return (seq: number) =>
    `${pathname}?${new URLSearchParams({ ...(chat !== null && { chat }), before: `${seq}` })}`;
}
