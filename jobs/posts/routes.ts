import { postLiked, postUnlocked } from '~/domain/posts/events';
import { onEvent } from '../relay/route';

export const postsRoutes = [onEvent(postLiked, () => ({})), onEvent(postUnlocked, () => ({}))];
