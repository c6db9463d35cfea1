/** The origins of third parties that a page may link to or load from. */
export interface OutsideOrigins {
  forms: readonly string[];
  scripts: readonly string[];
  /** The origins that those scripts may frame and connect to. */
  frames: readonly string[];
  connections: readonly string[];
}
