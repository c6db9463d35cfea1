import type { Rule } from '../../rule';
import { smallTalk } from './small-talk';
import { stories } from './stories';
import { weighty } from './weighty';

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [...stories, ...smallTalk, ...weighty];
