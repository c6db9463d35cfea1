import type { DomainContext } from '../shared/context';
import type { FeatureName, FeatureSettings } from './schema';

/** For whom a feature is there at all. */
export async function getFeatureSettings(
  context: Pick<DomainContext, 'settings'>,
  name: FeatureName,
): Promise<FeatureSettings> {
  const settings = await context.settings();
  return { isForTestUsersOnly: settings[`${name}_is_for_test_users_only`] };
}
