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
  /** The harm to a person or the company. */
  about: string;
  /** Edits that go with the mistake, such as the schema with a migration. */
  also?: readonly Edit[];
}
