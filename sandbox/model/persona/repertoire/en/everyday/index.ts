import type { Rule } from '../../rule';
import { askedOften } from './asked';
import { passing } from './passing';
import { smallTalk } from './small-talk';
import { stories } from './stories';
import { tender } from './tender';
import { turns } from './turns';
import { weighty } from './weighty';

/** What people write to somebody they like, on any day, and how it is met. */
export const everyday: readonly Rule[] = [
  ...stories,
  ...smallTalk,
  ...passing,
  ...askedOften,
  ...turns,
  ...tender,
  ...weighty,
];
