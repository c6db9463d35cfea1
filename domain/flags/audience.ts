import type { Viewer } from '../viewers/viewer';
import type { Audience } from './choose-variant';
import type { DomainContext } from '../shared/context';
import type { FeatureName, FeatureSettings } from './schema';
import { flagsSettings } from './settings';

/** Whom variants are chosen for when a viewer asks. */
export function audienceOf(viewer: Viewer): Audience {
  switch (viewer.kind) {
    case 'user':
      return { visitorId: viewer.visitorId, isTest: viewer.isTest };
    case 'guest':
      return { visitorId: viewer.guestId, isTest: false };
    case 'nobody':
      return { visitorId: null, isTest: false };
  }
}

/** For whom a feature is there at all. */
export async function getFeatureSettings(
  context: Pick<DomainContext, 'settings'>,
  name: FeatureName,
): Promise<FeatureSettings> {
  const settings = await context.settings(flagsSettings);
  return { isForTestUsersOnly: settings[`${name}_is_for_test_users_only`] };
}
