import type { ListedNotice } from './list-notices';

/** Returns the path of the page that a notice opens. */
export function leadsTo({ notice, character }: Pick<ListedNotice, 'notice' | 'character'>): string {
  switch (notice.kind) {
    case 'message':
      return character ? `/chats/${character.slug}?chat=${notice.chatId}#latest` : '/chats';
    case 'reply-given-up':
      return '/chats';
    case 'post':
      return character ? `/characters/${character.slug}/post/${notice.postId}` : '/explorer';
    case 'story':
      return character ? `/stories/${character.slug}` : '/';
    case 'offer':
      return '/settings';
    case 'payment':
      return '/settings/statement';
    case 'renewal':
    case 'card-ends':
    case 'renewal-failed':
    case 'subscription-canceled':
    case 'subscription-ended':
      return '/settings/subscription';
    case 'club-renewal':
    case 'club-renewal-failed':
      return '/settings/memberships';
    case 'club-ended':
      return character ? `/characters/${character.slug}` : '/settings/memberships';
    case 'new-sign-in':
    case 'password-changed':
    case 'identity-linked':
    case 'factor-changed':
      return '/settings/security';
    case 'email-changed':
      return '/settings/profile';
    case 'archive-ready':
      return notice.path;
    case 'legal-change':
      return notice.document === 'terms' ? '/terms-of-service' : '/privacy-policy';
    case 'rule-broken':
    case 'decision-withdrawn':
    case 'appeal-answered':
      return '/settings/standing';
    case 'quest-completed':
      return notice.scope === 'daily' ? '/quests' : `/quests?tab=${notice.scope}`;
    case 'character-made':
    case 'character-failed':
      return character ? `/generating-ai/${character.slug}` : '/my-ai';
    case 'flow-taken-over':
    case 'flow-handed-back':
      return '/my-manager';
    case 'trial':
      return '/settings/notifications';
  }
}
