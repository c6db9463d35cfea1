/** Origins of third parties that a page may lead to or load from. */
export interface OutsideOrigins {
  forms: readonly string[];
  scripts: readonly string[];
  /** What those scripts may draw and speak to. */
  frames: readonly string[];
  connections: readonly string[];
}
