import type { DomainContext } from '../shared/context';
import type { HolderKind } from './holder';
import { secondFactorsSettings } from './settings';

/** Checks whether this kind of holder must have a second factor. */
export async function isFactorRequired(context: DomainContext, kind: HolderKind): Promise<boolean> {
  return (
    kind === 'staff' && (await context.settings(secondFactorsSettings)).staff_second_factor_required
  );
}
