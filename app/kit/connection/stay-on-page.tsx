import { createPath, useBlocker, useNavigation, type BlockerFunction } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/feedback/notify';
import { withoutModals } from '../modals/modal-keys';
import { noteWanted, onUnsent } from './keep-page';
import { currentReach } from './reach';
import { useReach } from './use-reach';

/**
 * Blocks a navigation until the site is reachable. The code of an unvisited page could not be loaded, and
 * the router would reload the document.
 */
export function StayOnPage() {
  const { t } = useTranslation('shell');
  const reach = useReach();
  const blocker = useBlocker(holdsBack);
  useEffect(() => {
    if (blocker.state === 'blocked' && reach === 'reached') blocker.proceed();
  }, [blocker, reach]);
  const { location: next } = useNavigation();
  useEffect(() => noteWanted(next && createPath(next)), [next]);
  useEffect(() => onUnsent(() => notify({ kind: 'danger', text: t('unsent') })), [t]);
  return null;
}

/** Modals over the same page need nothing new. */
const holdsBack: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const contentOf = (search: string) => withoutModals(new URLSearchParams(search)).toString();
  const isSamePage =
    from.pathname === to.pathname && contentOf(from.search) === contentOf(to.search);
  return currentReach() !== 'reached' && !isSamePage;
};
