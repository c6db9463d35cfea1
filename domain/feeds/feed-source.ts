import { onPost, type Binding, type Condition } from './condition';
import { attributeFilters, attributeTypes, type FeedFilters, type FeedTab } from './schema';

/** The source of a feed's posts, before anything is read. */
export interface FeedSource {
  /** `ranked` is only a list; `personal` is a list mixed with exploration. */
  order: 'newest' | 'random' | 'ranked' | 'personal';
  /** The condition that an index has in the feed's order; null for all posts. */
  leading: Condition | null;
  /** Further conditions on a post. */
  filters: Condition[];
  /** Conditions on its character. */
  characters: CharacterCondition[];
}

/** A condition on a character, as SQL on its id. */
export interface CharacterCondition {
  sql(id: string): string;
  bindings: Binding[];
}

const tabs: Record<FeedTab, { order: FeedSource['order']; leading?: string }> = {
  forYou: { order: 'personal' },
  trending: { order: 'ranked' },
  new: { order: 'newest' },
  liveNow: { order: 'newest' },
  following: { order: 'newest' },
  onSale: { order: 'newest', leading: 'p.discounted_price is not null' },
  explicit: { order: 'newest', leading: "p.content_level = 'Explicit'" },
  premium: { order: 'newest', leading: "p.access = 'subscription'" },
  funClub: { order: 'newest', leading: "p.access in ('fanClub', 'tokenOrFanclub')" },
  anime: { order: 'newest', leading: "p.style = 'Anime'" },
};

const characterStyles = ['Realistic', 'Anime'];

/** Splits the values of `style` into the styles of characters and the extra styles of posts. */
export function splitStyles(styles: string[] = []) {
  return {
    styles: styles.filter((style) => characterStyles.includes(style)),
    extraStyles: styles.filter((style) => !characterStyles.includes(style)),
  };
}

/** Returns the source of a tab for one person, narrowed by filters. */
export function sourceOfTab(tab: FeedTab, userId: string | null, filters: FeedFilters): FeedSource {
  const { order, leading } = tabs[tab];
  const source: FeedSource = {
    order,
    leading: leading === undefined ? null : onPost(leading),
    filters: [...filtersOn(filters), ...filtersOf(tab, userId)],
    characters: [...charactersOf(tab, userId), ...charactersBy(filters)],
  };
  return order === 'newest' ? withLeadingFilter(source, filters) : source;
}

/** Returns the source of the safe feed: posts that everyone may see, in a shuffled order. */
export function sourceOfSafe(filters: FeedFilters): FeedSource {
  return {
    order: 'random',
    leading: onPost("p.content_level = 'SFW' and p.access = 'free'"),
    filters: filtersOn(filters),
    characters: charactersBy(filters),
  };
}

/** Uses the index of a filter with one value, for a tab without its own index. */
function withLeadingFilter(source: FeedSource, { videoTag, style }: FeedFilters): FeedSource {
  if (source.leading) return source;
  const { extraStyles } = splitStyles(style);
  const leading = [
    ...single('p.video_tag = ?', videoTag),
    ...single('p.extra_style = ?', extraStyles),
  ];
  return { ...source, leading: leading[0] ?? null };
}

const single = (sql: string, values: string[] = []): Condition[] =>
  values.length === 1 ? [onPost(sql, ...values)] : [];

const anyOf = (column: string, values: string[] = []): Condition[] =>
  values.length > 0 ? [onPost(`${column} = any(cast(? as text[]))`, values)] : [];

function filtersOn({ privacyType, clothing, style, videoTag }: FeedFilters): Condition[] {
  const { styles, extraStyles } = splitStyles(style);
  return [
    ...(privacyType === 'public' ? [onPost("p.access = 'free'")] : []),
    ...(privacyType === 'private' ? [onPost("p.access <> 'free'")] : []),
    ...anyOf('p.clothing', clothing),
    ...anyOf('p.style', styles),
    ...anyOf('p.extra_style', extraStyles),
    ...anyOf('p.video_tag', videoTag),
  ];
}

/** Returns a tab's own conditions: posts that the user has bought are not on sale to them any more. */
function filtersOf(tab: FeedTab, userId: string | null): Condition[] {
  if (tab !== 'onSale' || userId === null) return [];
  return [
    onPost(
      `(select true from unlocked_posts u where u.user_id = cast(? as uuid) and u.post_id = p.id)
         is null`,
      userId,
    ),
  ];
}

function charactersOf(tab: FeedTab, userId: string | null): CharacterCondition[] {
  if (tab === 'liveNow') return [isIn('published_characters', 'id', 'x.is_live')];
  if (tab !== 'following') return [];
  return [isIn('followed_characters', 'character_id', 'x.user_id = cast(? as uuid)', userId)];
}

function charactersBy(filters: FeedFilters): CharacterCondition[] {
  const { characterSlug, category } = filters;
  return [
    ...(category === undefined
      ? []
      : [isIn('published_characters', 'id', 'x.category = ?', category)]),
    ...(characterSlug === undefined
      ? []
      : [isIn('published_characters', 'id', 'x.slug = ?', characterSlug)]),
    ...attributeFilters.flatMap((filter) => {
      const values = filters[filter] ?? [];
      if (values.length === 0) return [];
      const sql = 'x.type = ? and x.value = any(cast(? as text[]))';
      return [isIn('character_traits', 'character_id', sql, attributeTypes[filter], values)];
    }),
  ];
}

/** Returns the condition that a table has a row, `x`, of the character that matches the SQL. */
function isIn(
  table: 'published_characters' | 'character_traits' | 'followed_characters',
  key: 'id' | 'character_id',
  sql: string,
  ...bindings: Binding[]
): CharacterCondition {
  return {
    sql: (id) => `exists (select from ${table} x where x.${key} = ${id} and ${sql})`,
    bindings,
  };
}

/**
 * Converts the conditions on characters to conditions on a post. Written as values (`is true`), not as
 * joins, so that the planner keeps the walk's order and can choose between checking each post and
 * reading the matching characters first.
 */
export function ofCharacters(characters: readonly CharacterCondition[]): Condition[] {
  if (characters.length === 0) return [];
  return [
    ...characters.map(({ sql, bindings }) =>
      onPost(`(${sql('p.character_id')}) is true`, ...bindings),
    ),
    onPost(
      'coalesce((select c.is_published from character_profiles c where c.id = p.character_id), false)',
    ),
  ];
}
