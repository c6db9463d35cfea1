/** One replacement in one file. */
export interface Edit {
  /** The path from the root of the repository. */
  file: string;
  /** The text to replace; it occurs exactly once in the file. */
  find: string;
  replace: string;
}

/** A small change of the product that a test must notice. */
export interface Fault extends Edit {
  /** A unique name in kebab-case. */
  name: string;
  /** A category such as money, permission or race. */
  category: string;
  /** The harm to a person or the company. */
  about: string;
  /** Edits that belong to the mistake, such as the schema with a migration. */
  also?: readonly Edit[];
}
