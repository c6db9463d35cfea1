/** A column of sealed texts. */
export interface SealedField {
  table: string;
  column: string;
  /** The column that names a row: a UUID, `id` unless told. */
  key?: string;
  /** Where rows from before they were sealed hold the same words in clear. */
  clear?: string;
}

/** Every field that is sealed at rest; a test compares it with the schema. */
export const sealedFields: readonly SealedField[] = [
  { table: 'messages', column: 'sealed_content', clear: 'content' },
  { table: 'cases', column: 'sealed_details' },
  { table: 'moderation_flags', column: 'sealed_evidence' },
  { table: 'idempotent_requests', column: 'sealed_answer' },
  { table: 'authenticator_apps', column: 'sealed_secret', key: 'holder_id' },
];
