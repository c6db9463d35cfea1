import type { DomainContext } from '../shared/context';
import type { FeatureName, FeatureSettings } from './schema';
import { flagsSettings } from './settings';

/** For whom a feature is there at all. */
export async function getFeatureSettings(
  context: Pick<DomainContext, 'settings'>,
  name: FeatureName,
): Promise<FeatureSettings> {
  const settings = await context.settings(flagsSettings);
  return { isForTestUsersOnly: settings[`${name}_is_for_test_users_only`] };
}
