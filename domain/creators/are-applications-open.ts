import type { DomainContext } from '../shared/context';
import { creatorsSettings } from './settings';

/** Checks whether people may apply as creators, and managers may add real people. */
export async function areApplicationsOpen({
  settings,
}: Pick<DomainContext, 'settings'>): Promise<boolean> {
  const { creator_applications_open: isOpen } = await settings(creatorsSettings);
  return isOpen;
}
