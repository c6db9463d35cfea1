export interface Turn {
  fan: string;
  /** What the reply has to say; each pattern must be found. */
  says?: readonly RegExp[];
  /** What it must not say. */
  avoids?: readonly RegExp[];
}

/** A scripted talk with a character, and what its replies are held to. */
export interface Dialogue {
  title: string;
  /** The system prompt. */
  character: string;
  turns: readonly Turn[];
  /** Things told that some later reply brings up without being asked. */
  comesBackTo?: readonly RegExp[];
  /** The dialogue asks what the character is, so its words may be used. */
  mayNameAi?: boolean;
}
