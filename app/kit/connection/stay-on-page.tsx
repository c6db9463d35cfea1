import { createPath, useBlocker, useNavigation, type BlockerFunction } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../ui/feedback/notify';
import { withoutModals } from '../modals/modal-keys';
import { noteWanted, onUnsent } from './keep-page';
import { currentReach } from './reach';
import { useReach } from './use-reach';

/**
 * Holds back whoever is on their way to another page until the site can be reached: the code of a
 * page that was never open could not be fetched, and the router would load the document anew.
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

/** What lies over the same page needs nothing new. */
const holdsBack: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const contentOf = (search: string) => withoutModals(new URLSearchParams(search)).toString();
  const isSamePage =
    from.pathname === to.pathname && contentOf(from.search) === contentOf(to.search);
  return currentReach() !== 'reached' && !isSamePage;
};
