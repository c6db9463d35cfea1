import { on } from '../shared/hooks';
import { guestAttached } from '../viewers/attach-guest';
import { attachPostViews } from './attach-post-views';

export const postsHooks = [on(guestAttached, attachPostViews)];
