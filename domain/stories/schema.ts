/** A picture or short video that a character shows for a day. */
export interface Story {
  id: string;
  characterId: string;
  caption: string;
  kind: 'photo' | 'video';
  /** The folder of its renditions. */
  folder: string;
  width: number;
  height: number;
  durationMs: number | null;
  /** Whether it is a video that can be heard. */
  hasSound: boolean;
  isRead: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** Whose stories they are; the avatar as it is stored. */
export interface StoryTeller {
  characterId: string;
  slug: string;
  name: string;
  avatar: string | null;
}

/** A character with stories. */
export interface Ring extends StoryTeller {
  firstName: string;
  isLive: boolean;
  stories: number;
  isRead: boolean;
  /** Of its newest story. */
  newestAt: Date;
}
