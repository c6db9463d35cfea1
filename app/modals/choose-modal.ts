import type { SiteViewer } from '../components/shell/site-viewer';
import { isModalName, modals, type ModalName } from './registry';

/**
 * Which modal opens when one is asked for. A visitor gets those made for visitors and sign-up in
 * place of any other; an unknown name opens nothing.
 */
export function chooseModal(asked: string | null, viewer: SiteViewer['kind']): ModalName | null {
  if (asked === null || !isModalName(asked)) return null;
  if (viewer === 'visitor' && !modals[asked].forVisitors) return 'signUpModal';
  return isPointless(asked, viewer) ? null : asked;
}

/** Signing in is over for a member, and there is no code to type for one. */
function isPointless(asked: ModalName, viewer: SiteViewer['kind']): boolean {
  return (
    viewer === 'member' &&
    ['loginModal', 'signUpModal', 'otpModal', 'verifyEmailModal'].includes(asked)
  );
}
