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
  /** True for a video with sound. */
  hasSound: boolean;
  isRead: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** The character of stories; `avatar` is the storage key. */
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
  /** The time of the newest story. */
  newestAt: Date;
}
