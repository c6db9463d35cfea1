import type { Rule } from '../../rule';
import { smallTalk } from './small-talk';
import { weighty } from './weighty';

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [...smallTalk, ...weighty];
