import clsx from 'clsx';
import type { NoticeKind } from '~/domain/notifications/groups';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { Avatar } from '../kit/ui/media/avatar';
import type { Notification } from './presenters/notice-for-fan';

type Tone = 'rose' | 'gold' | 'ok' | 'amber' | 'info';

const tones: Record<Tone, string> = {
  rose: 'text-rose',
  gold: 'text-gold',
  ok: 'text-ok',
  amber: 'text-amber',
  info: 'text-info',
};

const marks: Record<NoticeKind, [IconName, Tone]> = {
  message: ['message-circle', 'rose'],
  'reply-given-up': ['undo-2', 'ok'],
  post: ['image', 'rose'],
  story: ['circle-play', 'info'],
  offer: ['gift', 'gold'],
  payment: ['receipt', 'ok'],
  renewal: ['calendar-clock', 'amber'],
  'card-ends': ['credit-card', 'amber'],
  'renewal-failed': ['circle-alert', 'amber'],
  'subscription-canceled': ['calendar-clock', 'info'],
  'subscription-ended': ['crown', 'info'],
  'club-renewal': ['calendar-clock', 'amber'],
  'club-renewal-failed': ['circle-alert', 'amber'],
  'club-ended': ['crown', 'info'],
  'new-sign-in': ['shield-check', 'info'],
  'password-changed': ['key-round', 'info'],
  'email-changed': ['mail', 'info'],
  'identity-linked': ['shield-check', 'info'],
  'factor-changed': ['shield-check', 'info'],
  'archive-ready': ['download', 'info'],
  'legal-change': ['scale', 'info'],
  'rule-broken': ['circle-alert', 'amber'],
  'decision-withdrawn': ['undo-2', 'ok'],
  'appeal-answered': ['scale', 'info'],
  'quest-completed': ['trophy', 'gold'],
  'character-made': ['wand-sparkles', 'rose'],
  'character-failed': ['cloud-off', 'amber'],
  'flow-taken-over': ['user-round', 'amber'],
  'flow-handed-back': ['undo-2', 'ok'],
  trial: ['bell', 'rose'],
};

/** Shows the subject of a notice: the character's face with the icon of its kind, or the icon alone. */
export function NoticeMark({ notice, character }: Pick<Notification, 'notice' | 'character'>) {
  const [icon, tone] = marks[notice.kind];
  if (!character) {
    return (
      <span className="bg-raised flex size-12 shrink-0 items-center justify-center rounded-full">
        <Icon name={icon} size={20} className={tones[tone]} />
      </span>
    );
  }
  return (
    <span className="relative shrink-0">
      <Avatar src={character.avatar} className="size-12" />
      <span
        className={clsx(
          'bg-raised ring-ink absolute -end-1 -bottom-1 flex size-5.5 items-center justify-center rounded-full ring-2',
          tones[tone],
        )}
      >
        <Icon name={icon} size={14} />
      </span>
    </span>
  );
}
