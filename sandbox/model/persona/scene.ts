import type { FanFact } from './memory/fan-fact';
import type { Profile } from './profile';
import type { Speaker } from './speaker';
import type { Intent } from './understand/intents';
import type { World } from './worlds/world';

/** Everything an answer may draw on. */
export interface Scene {
  profile: Profile;
  world: World;
  speaker: Speaker;
  fanName: string | null;
  /** What is known about the fan, this message included. */
  facts: readonly FanFact[];
  /** The fan's messages, the newest last. */
  fanMessages: readonly string[];
  ownMessages: readonly string[];
  now: Date;
}

/** One thing the fan said or asked in the message that is being answered. */
export interface Act {
  clause: string;
  /** The clause evened out for recognition. */
  plain: string;
  intent: Intent | null;
  isQuestion: boolean;
  told: readonly FanFact[];
}

export type Responder = (scene: Scene, act: Act) => string;
