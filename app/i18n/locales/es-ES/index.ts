import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/** What a browser may need to say: every area but long documents and the back office. */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(['./*.json', '!./legal.json', '!./staff.json'], {
    eager: true,
  }),
);
