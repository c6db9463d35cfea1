import type { Reward, TaskKind, TaskScope } from '~/domain/gamification/schema';
import type { UserTask } from '~/domain/gamification/tasks/list-user-tasks';
import type { IconName } from '../../kit/ui/icons/icon-names';

/** A quest as pages show it. */
export interface Quest {
  id: string;
  kind: TaskKind;
  scope: TaskScope;
  goal: number;
  progress: number;
  rewards: Reward[];
  /** `complete` while its rewards wait to be taken. */
  state: 'open' | 'complete' | 'taken';
  /** The time at which the rewards were taken (ISO 8601). */
  takenAt: string | null;
}

/** Presents a task with a person's progress. */
export const presentQuest = ({ completedAt, grabbedAt, ...task }: UserTask): Quest => ({
  id: task.id,
  kind: task.kind,
  scope: task.scope,
  goal: task.goal,
  progress: task.progress,
  rewards: task.rewards,
  state: grabbedAt ? 'taken' : completedAt ? 'complete' : 'open',
  takenAt: grabbedAt?.toISOString() ?? null,
});

export const questIcons: Readonly<Record<TaskKind, IconName>> = {
  Send_Messages: 'message-circle',
  Listen_voice_messages: 'ear',
  Unlock_Posts: 'lock-open',
  Unlock_Photos: 'images',
  Unlock_Videos_In_Chat: 'clapperboard',
  Generate_images: 'image',
  Join_FanClubs: 'crown',
  Minutes_intimated_in_a_voice_call: 'phone',
  Create_ai_characters: 'wand-sparkles',
};

/** The quests that cost tokens or money; the page says so. */
export const costlyKinds: ReadonlySet<TaskKind> = new Set([
  'Unlock_Posts',
  'Unlock_Photos',
  'Unlock_Videos_In_Chat',
  'Generate_images',
  'Join_FanClubs',
  'Minutes_intimated_in_a_voice_call',
]);

type Place = { to: string; label: 'chats' | 'call' | 'explore' | 'club' | 'picture' | 'create' };

/** The page where a quest is done. */
export const questPlaces: Readonly<Record<TaskKind, Place>> = {
  Send_Messages: { to: '/chats', label: 'chats' },
  Listen_voice_messages: { to: '/chats', label: 'chats' },
  Unlock_Posts: { to: '/explorer', label: 'explore' },
  Unlock_Photos: { to: '/chats', label: 'chats' },
  Unlock_Videos_In_Chat: { to: '/chats', label: 'chats' },
  Generate_images: { to: '/pictures', label: 'picture' },
  Join_FanClubs: { to: '/characters', label: 'club' },
  Minutes_intimated_in_a_voice_call: { to: '/chats', label: 'call' },
  Create_ai_characters: { to: '/create-ai', label: 'create' },
};
