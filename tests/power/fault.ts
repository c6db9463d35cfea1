/** One replacement in one file. */
export interface Edit {
  /** From the root of the repository. */
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
}

/** A small change of the product that a test has to notice. */
export interface Fault extends Edit {
  /** In kebab-case; no two alike. */
  name: string;
  /** Such as money, permission or race. */
  category: string;
  /** What a person or the company would suffer. */
  about: string;
  /** What whoever makes the mistake would change with it, as the schema with a migration. */
  also?: readonly Edit[];
}
