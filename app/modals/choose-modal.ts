import type { SiteViewer } from '../components/shell/site-viewer';

interface Known {
  forVisitors: boolean;
}

/**
 * Which modal opens when one is asked for. A visitor gets those made for visitors and sign-up in
 * place of any other; an unknown name opens nothing.
 */
export function chooseModal(
  asked: string | null,
  viewer: SiteViewer['kind'],
  registry: Readonly<Record<string, Known>>,
): string | null {
  if (asked === null || !Object.hasOwn(registry, asked)) return null;
  if (viewer === 'visitor' && !registry[asked]?.forVisitors) return 'signUpModal';
  return isPointless(asked, viewer) ? null : asked;
}

/** Signing in is over for a member, and there is no code to type for one. */
function isPointless(asked: string, viewer: SiteViewer['kind']): boolean {
  return viewer === 'member' && ['loginModal', 'signUpModal', 'otpModal'].includes(asked);
}
