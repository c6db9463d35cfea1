/** A table whose rows belong to a person; export and erasure walk these. */
export interface PersonalData {
  table: string;
  /** The column that names the person. */
  owner: string;
  /** 'keep' is for records the law makes us retain. */
  onErasure: 'delete' | 'anonymise' | 'keep';
}
