import * as z from 'zod';

const text = z.string().catch('');
const optionalNumber = z.number().nullable().catch(null);
const optionalFlag = z.boolean().nullable().catch(null);

/** Texts of a list; anything else in it is left out. */
const texts = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.filter((one) => typeof one === 'string'));

/** Keys as a list, or in one text with commas (Character Card V3, `secondary_keys`). */
const keys = z.union([z.string().transform((list) => list.split(',')), texts]);

const entrySchema = z
  .object({
    keys,
    secondary_keys: keys,
    content: text,
    enabled: z.boolean().catch(true),
    insertion_order: z.number().catch(0),
    priority: optionalNumber,
    case_sensitive: optionalFlag,
    use_regex: z.boolean().catch(false),
    constant: z.boolean().catch(false),
    selective: z.boolean().catch(false),
    position: z.enum(['before_char', 'after_char']).catch('before_char'),
  })
  .transform((entry) => ({
    keys: entry.keys,
    secondaryKeys: entry.secondary_keys,
    content: entry.content,
    isEnabled: entry.enabled,
    insertionOrder: entry.insertion_order,
    priority: entry.priority,
    isCaseSensitive: entry.case_sensitive,
    usesPatterns: entry.use_regex,
    isConstant: entry.constant,
    isSelective: entry.selective,
    position: entry.position,
  }));
export type LoreEntry = z.infer<typeof entrySchema>;

/**
 * The lorebook of a card: `character_book` of version 2 (Character Card V2, "character_book") and version 3
 * ("Lorebook Fields"). A field of a wrong type has its default.
 */
export const lorebookSchema = z
  .object({
    scan_depth: optionalNumber,
    token_budget: optionalNumber,
    recursive_scanning: z.boolean().catch(false),
    // What is not an entry is null, so that the indexes stay.
    entries: z.array(entrySchema.nullable().catch(null)).catch([]),
  })
  .transform((book) => ({
    /** The number of last messages that are scanned; null for our own number. */
    scanDepth: book.scan_depth,
    /** The maximum number of tokens of all entries; null for our own number. */
    tokenBudget: book.token_budget,
    isRecursive: book.recursive_scanning,
    entries: book.entries,
  }));
export type Lorebook = z.infer<typeof lorebookSchema>;
