import type { Viewer } from '../viewers/viewer';
import type { Audience } from './choose-variant';

/** Returns the audience for a viewer. */
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
