import type { SiteViewer } from '../shell/site-viewer';

export interface RegistrationEvent {
  name: 'registration-started' | 'registration-completed';
  userId: string;
}

/** The step of signing up that this page is the first to show, if it shows one. */
export function registrationStep(viewer: SiteViewer): RegistrationEvent | null {
  if (viewer.kind === 'unverified') return { name: 'registration-started', userId: viewer.id };
  const isNew = viewer.kind === 'member' && viewer.isNew;
  return isNew ? { name: 'registration-completed', userId: viewer.id } : null;
}
