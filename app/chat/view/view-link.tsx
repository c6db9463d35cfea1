import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useModalContents } from '../../kit/modals/modal-contents';
import { viewHref, viewModals, type ViewPlace } from './view-place';

interface ViewLinkProps {
  place: ViewPlace;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Links to a photo or video at full size over the current page. */
export function ViewLink({ place, label, className, children }: ViewLinkProps) {
  const location = useLocation();
  const contents = useModalContents();
  const prepare = () => void contents.load(viewModals[place.media]).catch(() => undefined);
  return (
    <Link
      to={viewHref(location, place)}
      preventScrollReset
      aria-label={label}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
